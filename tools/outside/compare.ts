import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

const pixelsOf = (file: string) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Counts the pixels that differ in two pictures of one width, and draws the difference, if there is one. */
async function comparePictures(before: string, after: string, drawn: string): Promise<string[]> {
  const [from, to] = [await pixelsOf(before), await pixelsOf(after)];
  const [long, short] = from.info.height > to.info.height ? [from, to] : [to, from];
  const difference = long.data.map((byte, at) => byte ^ (short.data[at] ?? ~byte));
  let pixels = 0;
  for (let at = 0; at < difference.length; at += 3)
    if (difference[at] || difference[at + 1] || difference[at + 2]) pixels += 1;
  if (pixels === 0) return [];
  mkdirSync(dirname(drawn), { recursive: true });
  await sharp(difference, { raw: long.info }).png().toFile(drawn);
  return [`${pixels} pixels differ, height ${from.info.height} → ${to.info.height}`];
}

/** The changes from one file to another; of texts without what stands around them. */
async function differencesOf(before: string, after: string, drawn: string): Promise<string[]> {
  if (readFileSync(before).equals(readFileSync(after))) return [];
  if (before.endsWith(".png")) return comparePictures(before, after, drawn);
  const args = ["diff", "--no-index", "--no-color", "--unified=0", before, after];
  const { stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
  return stdout.split(/^@@ .*\n/m).slice(1);
}

/**
 * Compares two records: how many files of each kind are the same, changed, or in one of them alone; and each
 * change once, with all the files that have it.
 * @param drawn where pictures of what differs on the screens are written
 */
export async function compare(before: string, after: string, drawn: string) {
  const filesIn = (cwd: string) => globSync("**/*.{txt,png}", { cwd }).toSorted();
  const kinds: Record<string, Record<string, number>> = {};
  const changes = new Map<string, Set<string>>();
  for (const file of new Set([...filesIn(before), ...filesIn(after)])) {
    const [from, to] = [join(before, file), join(after, file)];
    const only = !existsSync(to) ? "only before" : !existsSync(from) ? "only after" : "";
    const told = only ? [only] : await differencesOf(from, to, join(drawn, file));
    for (const lines of told) changes.set(lines, (changes.get(lines) ?? new Set()).add(file));
    const counts = (kinds[dirname(file).split("/")[0] ?? ""] ??= {});
    const how = only || (told.length > 0 ? "changed" : "same");
    counts[how] = (counts[how] ?? 0) + 1;
  }
  const all = Array.from(changes, ([lines, files]) => ({ lines, files: [...files] }));
  return { kinds, changes: all.toSorted((one, other) => other.files.length - one.files.length) };
}
