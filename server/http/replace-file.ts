import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file of a build, in the place of one that says something else: a new file, because the old one may
 * be linked from the version before (bin/update/next-folder.ts).
 * @returns false when it was there already
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  if ((await readFile(file).catch(() => null))?.equals(bytes)) return false;
  await rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}
