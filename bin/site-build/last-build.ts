import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** The same file under another name where the disk can do so, else a copy. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Files that are named by what is in them, such as scripts and pictures, go with the build they belong to. A page
 * that was opened before a publication still asks for those of its own build: they stay for one more.
 */
export class LastBuild {
  readonly #folder: string;
  readonly #shelf: string;
  readonly #named: RegExp;

  /**
   * @param folder in which a build leaves such files
   * @param shelf a folder in which they are laid aside, as links
   * @param named which files of the folder are named by what is in them
   */
  constructor(folder: string, shelf: string, named: RegExp) {
    this.#folder = folder;
    this.#shelf = join(shelf, "files");
    this.#named = named;
  }

  get #list(): string {
    return join(dirname(this.#shelf), "kept.json");
  }

  async #files(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && this.#named.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  }

  /** Names in the folder that belong to the build before the one that lies there. */
  async kept(): Promise<string[]> {
    return JSON.parse(await readFile(this.#list, "utf8").catch(() => "[]")) as string[];
  }

  /** Before a build: those that were kept have had their one. */
  async clear(): Promise<void> {
    for (const name of await this.kept()) await rm(join(this.#folder, name), { force: true });
    await rm(this.#list, { force: true });
  }

  /** After a build: brings back what the one before had, and lays aside what this one has. */
  async keep(): Promise<void> {
    const own = new Set(await this.#files(this.#folder));
    const kept: string[] = [];
    for (const name of await this.#files(this.#shelf)) {
      if (own.has(name)) continue;
      await place(join(this.#shelf, name), join(this.#folder, name));
      kept.push(name);
    }
    await rm(this.#shelf, { recursive: true, force: true });
    for (const name of own) await place(join(this.#folder, name), join(this.#shelf, name));
    await mkdir(dirname(this.#list), { recursive: true });
    await writeFile(this.#list, JSON.stringify(kept));
  }
}
