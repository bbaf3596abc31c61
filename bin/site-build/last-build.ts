import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The same file under another name where the disk can do so, else a copy. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Files that are named by what is in them, such as scripts and pictures, go with the build they belong to. A page
 * that was opened before a publication still asks for those of its own build: they stay for one more.
 */
export class LastBuild {
  readonly #folder: string;
  readonly #shelf: string;
  /** What was kept and has had its one build, until that build is whole. */
  readonly #leaving: string;
  readonly #named: RegExp;

  /**
   * @param folder in which a build leaves such files
   * @param shelf a folder in which they are laid aside, as links
   * @param named which files of the folder are named by what is in them
   */
  constructor(folder: string, shelf: string, named: RegExp) {
    this.#folder = folder;
    this.#shelf = join(shelf, "files");
    this.#leaving = join(shelf, "leaving");
    this.#named = named;
  }

  get #list(): string {
    return join(dirname(this.#shelf), "kept.json");
  }

  #files(folder: string): string[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && this.#named.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  }

  /** Names in the folder that belong to the build before the one that lies there. */
  kept(): string[] {
    return existsSync(this.#list) ? (JSON.parse(readFileSync(this.#list, "utf8")) as string[]) : [];
  }

  /** Before a build: those that were kept have had their one, and are laid aside until it is whole. */
  clear(): void {
    for (const name of this.kept()) {
      const [from, to] = [join(this.#folder, name), join(this.#leaving, name)];
      // Laid aside already by a build that was killed: what lies here now was made since.
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    }
  }

  /** After a build that failed: the one before goes on, and with it what was kept. */
  giveBack(): void {
    const kept: string[] = [];
    for (const name of this.#files(this.#leaving)) {
      if (existsSync(join(this.#folder, name))) continue;
      place(join(this.#leaving, name), join(this.#folder, name));
      kept.push(name);
    }
    this.#remember(kept);
  }

  /** From here on these are what is kept, and nothing is about to leave. */
  #remember(kept: readonly string[]): void {
    mkdirSync(dirname(this.#list), { recursive: true });
    writeFileSync(this.#list, JSON.stringify(kept));
    rmSync(this.#leaving, { recursive: true, force: true });
  }

  /** After a build: brings back what the one before had, and lays aside what this one has. */
  keep(): void {
    const own = new Set(this.#files(this.#folder));
    const kept: string[] = [];
    for (const name of this.#files(this.#shelf)) {
      if (own.has(name)) continue;
      place(join(this.#shelf, name), join(this.#folder, name));
      rmSync(join(this.#shelf, name));
      kept.push(name);
    }
    // Named by what is in it: what lies there already is the same.
    for (const name of own)
      if (!existsSync(join(this.#shelf, name)))
        place(join(this.#folder, name), join(this.#shelf, name));
    this.#remember(kept);
  }
}
