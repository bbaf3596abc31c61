import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "#reader/content-files.ts";
import { listFiles } from "#reader/list-files.ts";
import { translationsFile } from "#reader/translations.ts";
import type { ChangedFile, Way } from "../../editor/publication.ts";
import { git } from "../update/incoming.ts";

/** A folder inside somebody else's repository is not ours to commit. */
const isRepository = (root: string) => existsSync(join(root, ".git"));

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

/** What the last build of this folder was not made of; null when nothing has been built. */
function sinceBuild(root: string, files: ContentFiles): ChangedFile[] | null {
  const built = join(root, "build/content.json");
  if (!existsSync(built)) return null;
  const before = JSON.parse(readFileSync(built, "utf8")) as ContentFiles;
  const paths = [...new Set([...Object.keys(before), ...Object.keys(files)])];
  const texts = paths
    .filter((path) => before[path] !== files[path])
    .map((path): ChangedFile => {
      const how =
        before[path] === undefined ? "new" : files[path] === undefined ? "gone" : "changed";
      return { path, how };
    });
  // The build keeps no copy of photographs: one that was laid there since is told as changed.
  const { mtimeMs } = statSync(built);
  const photographs = listFiles("content/pictures/*.{jpg,jpeg,png,webp,avif}", root)
    .filter((path) => statSync(join(root, path)).mtimeMs > mtimeMs)
    .map((path) => ({ path, how: "changed" }) as const);
  return [...texts, ...photographs];
}

/**
 * Files of content/ that are not as they were published last, in their order.
 * @returns null when nothing has been published from this folder
 */
export function changedFiles(root: string, way: Way, files: ContentFiles): ChangedFile[] | null {
  const changed = way === "push" ? sinceBranch(root) : sinceBuild(root, files);
  return (
    changed
      ?.filter(({ path }) => path !== translationsFile && !path.endsWith("README.md"))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)) ?? null
  );
}
