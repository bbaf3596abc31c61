import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The changes between two files: the hunks of a diff without context; of screenshots only that they differ. */
function differencesOf(before: string, after: string): string[] {
  if (readFileSync(before).equals(readFileSync(after))) return [];
  if (before.endsWith(".png")) return ["another picture"];
  const args = ["diff", "--no-index", "--no-color", "--unified=0", before, after];
  const { stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
  return stdout.split(/^@@ .*\n/m).slice(1);
}

/**
 * Compares two records.
 * @returns the number of files of each kind that are the same, changed, or in one record only; and each change once,
 *   with all files that have it
 */
export function compare(before: string, after: string) {
  const filesIn = (cwd: string) => globSync("**/*.{txt,png}", { cwd }).toSorted();
  const kinds: Record<string, Record<string, number>> = {};
  const changes = new Map<string, Set<string>>();
  for (const file of new Set([...filesIn(before), ...filesIn(after)])) {
    const [from, to] = [join(before, file), join(after, file)];
    const only = !existsSync(to) ? "only before" : !existsSync(from) ? "only after" : "";
    const found = only ? [only] : differencesOf(from, to);
    for (const lines of found) changes.set(lines, (changes.get(lines) ?? new Set()).add(file));
    const counts = (kinds[dirname(file).split("/")[0] ?? ""] ??= {});
    const how = only || (found.length > 0 ? "changed" : "same");
    counts[how] = (counts[how] ?? 0) + 1;
  }
  const all = Array.from(changes, ([lines, files]) => ({ lines, files: [...files] }));
  return { kinds, changes: all.toSorted((one, other) => other.files.length - one.files.length) };
}
