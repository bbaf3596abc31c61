import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Whether a file is there with these bytes in it. */
export const isThere = (file: string, bytes: Buffer) =>
  existsSync(file) && readFileSync(file).equals(bytes);

/**
 * Writes a file of a build, in the place of one that says something else: a new file, because the old one may
 * be linked from the version before (bin/update/next-folder.ts).
 * @returns false when it was there already
 */
export function replaceFile(file: string, bytes: Buffer): boolean {
  if (isThere(file, bytes)) return false;
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return true;
}
