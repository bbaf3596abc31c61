import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

const pixelsOf = (file: string) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Counts the pixels that differ in two pictures of the same width. @param target where the difference is drawn */
async function comparePictures(before: string, after: string, target: string): Promise<string[]> {
  const [from, to] = [await pixelsOf(before), await pixelsOf(after)];
  const [long, short] = from.info.height > to.info.height ? [from, to] : [to, from];
  const difference = long.data.map((byte, at) => byte ^ (short.data[at] ?? ~byte));
  let pixels = 0;
  for (let at = 0; at < difference.length; at += 3)
    if (difference[at] || difference[at + 1] || difference[at + 2]) pixels += 1;
  if (pixels === 0) return [];
  mkdirSync(dirname(target), { recursive: true });
  await sharp(difference, { raw: long.info }).png().toFile(target);
  return [`${pixels} pixels differ, height ${from.info.height} → ${to.info.height}`];
}

/** The changes between two files: the hunks of a diff without context, or the pixels of a picture. */
async function differencesOf(before: string, after: string, target: string): Promise<string[]> {
  if (readFileSync(before).equals(readFileSync(after))) return [];
  if (before.endsWith(".png")) return comparePictures(before, after, target);
  const args = ["diff", "--no-index", "--no-color", "--unified=0", before, after];
  const { stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
  return stdout.split(/^@@ .*\n/m).slice(1);
}

/**
 * Compares two records.
 * @param target folder for pictures of the differences between screens
 * @returns the number of files of each kind that are the same, changed, or in one record only; and each change once,
 *   with all files that have it
 */
export async function compare(before: string, after: string, target: string) {
  const filesIn = (cwd: string) => globSync("**/*.{txt,png}", { cwd }).toSorted();
  const kinds: Record<string, Record<string, number>> = {};
  const changes = new Map<string, Set<string>>();
  for (const file of new Set([...filesIn(before), ...filesIn(after)])) {
    const [from, to] = [join(before, file), join(after, file)];
    const only = !existsSync(to) ? "only before" : !existsSync(from) ? "only after" : "";
    const found = only ? [only] : await differencesOf(from, to, join(target, file));
    for (const lines of found) changes.set(lines, (changes.get(lines) ?? new Set()).add(file));
    const counts = (kinds[dirname(file).split("/")[0] ?? ""] ??= {});
    const how = only || (found.length > 0 ? "changed" : "same");
    counts[how] = (counts[how] ?? 0) + 1;
  }
  const all = Array.from(changes, ([lines, files]) => ({ lines, files: [...files] }));
  return { kinds, changes: all.toSorted((one, other) => other.files.length - one.files.length) };
}
