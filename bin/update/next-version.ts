import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { holdsPackages } from "../processes/packages.mjs";
import { git, type Incoming } from "./incoming.ts";

/** The folders of an update: the project's, the next version's, and what was built before. */
export type Folders = { readonly root: string; readonly next: string; readonly before: string };

export const foldersIn = (root: string): Folders => ({
  root,
  next: join(root, ".cache/update/next"),
  before: join(root, ".cache/update/before"),
});

export function removeNext({ root, next, before }: Folders): void {
  for (const folder of [next, before]) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(root, ".git"))) git(root, ["worktree", "prune"]);
}

/**
 * Checks the next version out in a folder of its own. It has the packages of the site where those are the ones it
 * names; else bin/start.mjs installs its own there.
 */
export function checkOutNext({ root, next }: Folders, incoming: Incoming | null): void {
  git(root, ["worktree", "add", "--quiet", "--detach", next, incoming?.to ?? "HEAD"]);
  if (holdsPackages(root, join(next, "package-lock.json"), null, false))
    symlinkSync(join(root, "node_modules"), join(next, "node_modules"));
}

/**
 * Puts the next version in the place of the one before: its commits, its build, and its packages where it has its
 * own. The running site holds the old ones in memory. Stopped in the middle, this leaves a folder that `npm start`
 * builds anew; when a step fails, everything is put back.
 * @param isBuilt whether the next version has a build: one that changes words alone has none
 * @returns puts everything back
 * @throws what failed
 */
export function putInPlace(
  { root, next, before }: Folders,
  incoming: Incoming | null,
  isBuilt: boolean,
): () => void {
  const hasOwnPackages = !lstatSync(join(next, "node_modules")).isSymbolicLink();
  const names = [...(isBuilt ? ["build"] : []), ...(hasOwnPackages ? ["node_modules"] : [])];
  const moved: string[] = [];
  let isMerged = false;
  const goBack = () => {
    for (const name of moved) {
      rmSync(join(root, name), { recursive: true, force: true });
      renameSync(join(before, name), join(root, name));
    }
    if (incoming && isMerged) git(root, ["reset", "--keep", "--quiet", incoming.from]);
  };
  try {
    mkdirSync(before, { recursive: true });
    if (incoming) git(root, ["merge", "--ff-only", "--quiet", incoming.to]);
    isMerged = true;
    for (const name of names) {
      if (!existsSync(join(root, name))) mkdirSync(join(root, name));
      renameSync(join(root, name), join(before, name));
      moved.push(name);
      renameSync(join(next, name), join(root, name));
    }
  } catch (error) {
    goBack();
    throw error;
  }
  return goBack;
}
