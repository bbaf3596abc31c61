import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { picturesIn } from "./compare.ts";

/** The set that was last found good, outside of the repository: what `compare` looks at when nothing is named. */
export const acceptedFolder = ".cache/screens";

/**
 * Takes the pictures of a folder as the ones that are right.
 *
 * @param words parts of file names: only these are taken, and the others of the accepted set stay. None means
 *   all, and what the folder has not is no longer accepted.
 * @returns how many
 * @throws when the folder holds no such picture
 */
export function acceptScreens(
  folder: string,
  words: readonly string[] = [],
  accepted: string = acceptedFolder,
): number {
  const names = picturesIn(folder, words);
  if (names.length === 0) throw new Error(`${folder} holds no such picture.`);
  if (words.length === 0) rmSync(accepted, { recursive: true, force: true });
  mkdirSync(accepted, { recursive: true });
  for (const name of names) copyFileSync(join(folder, name), join(accepted, name));
  return names.length;
}
