import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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

  /** Before a build: those that were kept have had their one, and are laid aside until it is whole. */
  async clear(): Promise<void> {
    for (const name of await this.kept()) {
      const [from, to] = [join(this.#folder, name), join(this.#leaving, name)];
      // Laid aside already by a build that was killed: what lies here now was made since.
      if (existsSync(to) || !existsSync(from)) continue;
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    }
  }

  /** After a build that failed: the one before goes on, and with it what was kept. */
  async giveBack(): Promise<void> {
    const kept: string[] = [];
    for (const name of await this.#files(this.#leaving)) {
      if (existsSync(join(this.#folder, name))) continue;
      await place(join(this.#leaving, name), join(this.#folder, name));
      kept.push(name);
    }
    await this.#remember(kept);
  }

  /** From here on these are what is kept, and nothing is about to leave. */
  async #remember(kept: readonly string[]): Promise<void> {
    await mkdir(dirname(this.#list), { recursive: true });
    await writeFile(this.#list, JSON.stringify(kept));
    await rm(this.#leaving, { recursive: true, force: true });
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
    await this.#remember(kept);
  }
}
