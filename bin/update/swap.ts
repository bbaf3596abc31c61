import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { giveBack, takeOver, type Incoming } from "./incoming.ts";
import { madeIn } from "./next-folder.ts";

/** Moves a folder, in the place of what may be there. */
function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Puts the next version in the place of the one before, in a few milliseconds: the files of the commits, and what
 * was built. Stopped in the middle it leaves a folder that `npm start` builds anew; when a step fails, everything
 * is put back.
 * @param before keeps what was built before
 * @returns puts everything back
 * @throws what failed
 */
export function swap(
  root: string,
  next: string,
  before: string,
  incoming: Incoming | null,
): () => void {
  rmSync(before, { recursive: true, force: true });
  const names = madeIn(next).filter((name) => existsSync(join(next, name)));
  let isTakenOver = false;
  const goBack = () => {
    for (const name of names) {
      if (existsSync(join(before, name))) move(join(before, name), join(root, name));
    }
    if (incoming && isTakenOver) giveBack(root, incoming);
  };
  try {
    if (incoming) {
      takeOver(root, incoming);
      isTakenOver = true;
    }
    for (const name of names) {
      if (existsSync(join(root, name))) move(join(root, name), join(before, name));
      renameSync(join(next, name), join(root, name));
    }
  } catch (error) {
    goBack();
    throw error;
  }
  return goBack;
}
