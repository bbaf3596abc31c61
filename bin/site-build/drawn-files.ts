import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isThere } from "#server/http/replace-file.ts";

/**
 * What a build has drawn, on disk until all of it is there: the last build stays whole when one page fails, and ten
 * thousand pages need no more memory than ten. A file that is in its place already with the same in it stays as it is.
 */
export class DrawnFiles {
  private readonly target: string;
  private readonly folder: string;
  private readonly found = new Set<string>();
  /** Those that differ from what is in their place. */
  private readonly waiting = new Set<string>();

  /** @param target where all of it belongs @param folder is emptied, and holds meanwhile what differs */
  constructor(target: string, folder: string) {
    this.target = target;
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  get names(): readonly string[] {
    return [...this.found];
  }

  put(name: string, content: Buffer): void {
    this.found.add(name);
    if (isThere(join(this.target, name), content)) return;
    this.waiting.add(name);
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Null of what was not drawn. */
  get(name: string): Buffer | null {
    if (!this.found.has(name)) return null;
    return readFileSync(join(this.waiting.has(name) ? this.folder : this.target, name));
  }

  /** Puts all of it in its place. */
  settle(): void {
    for (const name of this.waiting) {
      const to = join(this.target, name);
      mkdirSync(dirname(to), { recursive: true });
      // In the place of the old one and not into it, which may be linked from the version before.
      renameSync(join(this.folder, name), to);
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
