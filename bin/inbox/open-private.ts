import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";

/** Opens a file for writing that only this account may read, also when it was there before. */
export async function openPrivate(file: string): Promise<FileHandle> {
  const handle = await open(file, "w", 0o600);
  await handle.chmod(0o600);
  return handle;
}
