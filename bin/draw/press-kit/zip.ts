import { zipSync } from "fflate";

/** A file of an archive: its path with slashes, and its bytes. */
export type ZipFile = { name: string; bytes: Uint8Array };

/** A ZIP archive. The same files give the same bytes. */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]));
  // The oldest day an archive can tell, by the clock of any place.
  return Buffer.from(zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) }));
}
