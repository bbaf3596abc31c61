import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Everything a build depends on, from the project's root. */
export const inputs = [
  "app",
  "content",
  "domain",
  "reader",
  "painter/src",
  "public",
  "server",
  "vite",
  "bin/draw",
  "bin/fonts",
  "bin/site-build",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

type Stamp = {
  /** Of names, sizes and times: equal means that nothing was touched. */
  readonly quick: string;
  /** Of names and bytes: equal means that nothing changed, whatever the times say. */
  readonly content: string;
  /** The same without content/: equal means that the program is the one that was built. */
  readonly program: string;
};

/** Tells whether a build is older than what it was made of. */
export class Freshness {
  readonly #root: string;
  readonly #stampFile: string;

  /** @param root the project's folder @param stampFile kept beside what was built, so that it goes with it */
  constructor(root: string, stampFile: string) {
    this.#root = root;
    this.#stampFile = stampFile;
  }

  async isFresh(): Promise<boolean> {
    const stamp = await this.#stamp();
    if (!stamp) return false;
    const quick = await this.#quick();
    if (quick === stamp.quick) return true;
    if ((await this.#content()) !== stamp.content) return false;
    // Touched but not changed, by a checkout for instance: the next look is quick again.
    await this.#write({ ...stamp, quick });
    return true;
  }

  /** Whether a build ended well and nothing but the content has changed since. */
  async isSameProgram(): Promise<boolean> {
    const stamp = await this.#stamp();
    return stamp !== null && stamp.program === (await this.#program());
  }

  /** What has been built is of no use any more, until `markFresh`. */
  async markStale(): Promise<void> {
    await rm(this.#stampFile, { force: true });
  }

  /**
   * What to compare with later. Taken before building: a file that is saved meanwhile makes the build
   * stale.
   */
  async take(): Promise<Stamp> {
    return {
      quick: await this.#quick(),
      content: await this.#content(),
      program: await this.#program(),
    };
  }

  async markFresh(stamp: Stamp): Promise<void> {
    await this.#write(stamp);
  }

  async #stamp(): Promise<Stamp | null> {
    try {
      return JSON.parse(await readFile(this.#stampFile, "utf8")) as Stamp;
    } catch {
      return null;
    }
  }

  async #write(stamp: Stamp): Promise<void> {
    await mkdir(dirname(this.#stampFile), { recursive: true });
    await writeFile(this.#stampFile, JSON.stringify(stamp));
  }

  async #files(of: readonly string[]): Promise<string[]> {
    const present = of.filter((input) => existsSync(join(this.#root, input)));
    const listed = await Promise.all(
      present.map(async (input) => {
        const path = join(this.#root, input);
        if ((await stat(path)).isFile()) return [input];
        const entries = await readdir(path, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(this.#root.length + 1));
      }),
    );
    return listed.flat().toSorted();
  }

  async #digest(
    describe: (path: string) => Promise<string | Uint8Array>,
    of: readonly string[] = inputs,
  ): Promise<string> {
    const files = await this.#files(of);
    const hash = createHash("sha256");
    const described = await Promise.all(files.map((file) => describe(join(this.#root, file))));
    for (const [index, file] of files.entries()) {
      const bytes = described[index] ?? "";
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest("hex");
  }

  #quick(): Promise<string> {
    return this.#digest(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return `${size} ${mtimeMs}`;
    });
  }

  #content(): Promise<string> {
    return this.#digest((path) => readFile(path));
  }

  #program(): Promise<string> {
    return this.#digest(
      (path) => readFile(path),
      inputs.filter((input) => input !== "content"),
    );
  }
}
