import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * What a build has drawn, on disk until all of it is there: the last build stays whole when one page fails, and ten
 * thousand pages need no more memory than ten.
 */
export class DrawnFiles {
  private readonly folder: string;
  private readonly found = new Set<string>();
  private readonly folders = new Set<string>();

  /** @param folder is emptied */
  private constructor(folder: string) {
    this.folder = folder;
  }

  static async in(folder: string): Promise<DrawnFiles> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new DrawnFiles(folder);
  }

  get names(): readonly string[] {
    return [...this.found];
  }

  async put(name: string, content: string | Uint8Array): Promise<void> {
    const file = join(this.folder, name);
    const folder = dirname(file);
    if (!this.folders.has(folder)) await mkdir(folder, { recursive: true });
    this.folders.add(folder);
    await writeFile(file, content);
    this.found.add(name);
  }

  /** Null of what was not drawn. */
  async get(name: string): Promise<Buffer | null> {
    return this.found.has(name) ? readFile(join(this.folder, name)) : null;
  }

  /** Puts all of it in its place. A file that is there already with the same in it stays as it is. */
  async moveTo(target: string): Promise<void> {
    for (const name of this.found) {
      const [from, to] = [join(this.folder, name), join(target, name)];
      const there = await readFile(to).catch(() => null);
      if (there?.equals(await readFile(from))) continue;
      await mkdir(dirname(to), { recursive: true });
      // In the place of the old one and not into it, which may be linked from the version before.
      await rename(from, to);
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
