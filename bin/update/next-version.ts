import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { holdsPackages } from "../processes/packages.mjs";
import { projectRoot } from "#reader/project-root.ts";
import { git } from "#server/commit.ts";
import type { Incoming } from "./incoming.ts";

export const next = join(projectRoot, ".cache/update/next");
/** The previous build and packages. */
const previous = join(projectRoot, ".cache/update/before");

export function removeNext(): void {
  for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(projectRoot, ".git"))) git(projectRoot, ["worktree", "prune"]);
}

/**
 * Checks the next version out into a worktree. It shares the site's packages when its lock file names the same; else
 * bin/start.mjs installs its own there.
 */
export function checkOutNext(incoming: Incoming | null): void {
  git(projectRoot, ["worktree", "add", "--quiet", "--detach", next, incoming?.to ?? "HEAD"]);
  if (holdsPackages(projectRoot, join(next, "package-lock.json"), false))
    symlinkSync(join(projectRoot, "node_modules"), join(next, "node_modules"));
}

/**
 * Moves the next version into the project's folder: its commits, and its build and packages if it has its own. The
 * running site has the previous ones in memory. Interrupted, this leaves a folder that `npm start` builds again.
 * @returns disposing puts the previous version back
 * @throws the error of the step that failed, after putting the previous version back
 */
export function putInPlace(incoming: Incoming | null): DisposableStack {
  const isOwn = (name: string) =>
    lstatSync(join(next, name), { throwIfNoEntry: false })?.isDirectory();
  using undo = new DisposableStack();
  mkdirSync(previous, { recursive: true });
  if (incoming) {
    git(projectRoot, ["merge", "--ff-only", "--quiet", incoming.to]);
    undo.defer(() => git(projectRoot, ["reset", "--keep", "--quiet", incoming.from]));
  }
  for (const name of ["build", "node_modules"].filter(isOwn)) {
    const [here, before] = [join(projectRoot, name), join(previous, name)];
    if (!existsSync(here)) mkdirSync(here);
    renameSync(here, before);
    undo.defer(() => {
      rmSync(here, { recursive: true, force: true });
      renameSync(before, here);
    });
    renameSync(join(next, name), here);
  }
  return undo.move();
}
