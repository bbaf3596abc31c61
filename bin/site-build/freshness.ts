import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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
  /** Of names and bytes in content/: equal means that no word has changed, whatever the times say. */
  readonly content: string;
  /** The same of everything else: equal means that the program is the one that was built. */
  readonly program: string;
};

const isContent = (input: string) => input === "content";

/** Tells whether a build is older than what it was made of. */
export class Freshness {
  readonly #root: string;
  readonly #stampFile: string;

  /** @param root the project's folder @param stampFile kept beside what was built, so that it goes with it */
  constructor(root: string, stampFile: string) {
    this.#root = root;
    this.#stampFile = stampFile;
  }

  isFresh(): boolean {
    const stamp = this.#stamp();
    if (!stamp) return false;
    const quick = this.#quick();
    if (quick === stamp.quick) return true;
    if (this.#program() !== stamp.program || this.#content() !== stamp.content) return false;
    // Touched but not changed, by a checkout for instance: the next look is quick again.
    this.#write({ ...stamp, quick });
    return true;
  }

  /** Whether a build ended well and nothing but the content has changed since. */
  isSameProgram(): boolean {
    const stamp = this.#stamp();
    return stamp !== null && stamp.program === this.#program();
  }

  /** What has been built is of no use any more, until `markFresh`. */
  markStale(): void {
    rmSync(this.#stampFile, { force: true });
  }

  /**
   * What to compare with later. Taken before building: a file that is saved meanwhile makes the build
   * stale.
   */
  take(): Stamp {
    return { quick: this.#quick(), content: this.#content(), program: this.#program() };
  }

  markFresh(stamp: Stamp): void {
    this.#write(stamp);
  }

  #stamp(): Stamp | null {
    try {
      return JSON.parse(readFileSync(this.#stampFile, "utf8")) as Stamp;
    } catch {
      return null;
    }
  }

  #write(stamp: Stamp): void {
    mkdirSync(dirname(this.#stampFile), { recursive: true });
    writeFileSync(this.#stampFile, JSON.stringify(stamp));
  }

  #files(of: readonly string[]): string[] {
    const present = of.filter((input) => existsSync(join(this.#root, input)));
    const listed = present.flatMap((input) => {
      const path = join(this.#root, input);
      if (statSync(path).isFile()) return [input];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(this.#root.length + 1));
    });
    return listed.toSorted();
  }

  #digest(describe: (path: string) => string | Uint8Array, of: readonly string[]): string {
    const hash = createHash("sha256");
    for (const file of this.#files(of)) {
      const bytes = describe(join(this.#root, file));
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest("hex");
  }

  #quick(): string {
    return this.#digest((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${size} ${mtimeMs}`;
    }, inputs);
  }

  #content(): string {
    return this.#digest((path) => readFileSync(path), inputs.filter(isContent));
  }

  #program(): string {
    return this.#digest(
      (path) => readFileSync(path),
      inputs.filter((input) => !isContent(input)),
    );
  }
}
