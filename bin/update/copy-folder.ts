import { copyFile, link, mkdir, readdir, readlink, stat, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";

/** The same file under another name where the disk can do so, else a copy. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

async function copyWithTimes(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}

/**
 * Copies a folder or a file; packages are left out.
 * @param mayLink whether a file, by its path, is never written again but made anew: then it is no copy, which saves
 *   most of the time
 */
export async function copyFolder(
  from: string,
  to: string,
  mayLink: (path: string) => boolean = () => false,
): Promise<void> {
  if ((await stat(from)).isFile()) return copyWithTimes(from, to);
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [old, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== "node_modules") await copyFolder(old, copy, mayLink);
    else if (entry.isSymbolicLink()) await symlink(await readlink(old), copy);
    else if (entry.isFile()) await (mayLink(old) ? linkOrCopy : copyWithTimes)(old, copy);
  }
}
