import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** The same file under another name where the disk can do so, else a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function copyWithTimes(from: string, to: string): void {
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/**
 * Copies a folder or a file; packages are left out. Of thousands of small files each one would wait longer for its
 * turn than for the disk.
 * @param mayLink whether a file, by its path, is never written again but made anew: then it is no copy, which saves
 *   most of the time
 */
export function copyFolder(
  from: string,
  to: string,
  mayLink: (path: string) => boolean = () => false,
): void {
  if (statSync(from).isFile()) return copyWithTimes(from, to);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== "node_modules") copyFolder(old, copy, mayLink);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), copy);
    else if (entry.isFile()) (mayLink(old) ? linkOrCopy : copyWithTimes)(old, copy);
  }
}
