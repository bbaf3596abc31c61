import { existsSync } from "node:fs";
import { join } from "node:path";
import { translationsFile } from "#reader/translations.ts";
import type { ChangedFile } from "../../editor/publication.ts";
import { git } from "../update/incoming.ts";

/** A folder inside somebody else's repository is not ours to commit. */
export const isRepository = (root: string) => existsSync(join(root, ".git"));

/** `origin/main`, the branch that this one follows; null when it follows none. */
export function upstreamOf(root: string): string | null {
  if (!isRepository(root)) return null;
  try {
    return git(root, ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"]);
  } catch {
    return null;
  }
}

const listed = (output: string) => output.split("\0").filter(Boolean);

/** Files of content/ that differ from the last commit, new ones too; none where git keeps nothing. */
export function uncommitted(root: string): string[] {
  if (!isRepository(root)) return [];
  const args = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  return listed(git(root, [...args, "--", "content"])).map((entry) => entry.slice(3));
}

/** What the branch that is followed does not have. */
function sinceBranch(root: string): ChangedFile[] {
  const args = ["diff", "--name-status", "--no-renames", "-z", "--merge-base", "@{upstream}"];
  const known = listed(git(root, [...args, "--", "content"]));
  const untracked = ["ls-files", "--others", "--exclude-standard", "-z", "--", "content"];
  const changed = known.flatMap((state, at): ChangedFile[] => {
    if (at % 2 === 1) return [];
    const how = state === "A" ? "new" : state === "D" ? "gone" : "changed";
    return [{ path: known[at + 1]!, how }];
  });
  const added = listed(git(root, untracked)).map((path) => ({ path, how: "new" }) as const);
  return [...changed, ...added];
}

/** Files of content/ that are not in the branch that is followed; without one, in no commit. In their order. */
export function changedFiles(root: string): ChangedFile[] {
  const changed =
    upstreamOf(root) === null
      ? uncommitted(root).map((path) => ({ path, how: "changed" }) as const)
      : sinceBranch(root);
  return changed
    .filter(({ path }) => path !== translationsFile && !path.endsWith("README.md"))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
