import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";

// A name with a dot: servers do not send it.
const MEMORY = ".memory.json";

/** What is remembered of a thing that was made. */
type Kept = {
  /** Of everything it was made from. */
  key: string;
};

/**
 * A folder of files that take long to make, and a memory of what they were made from, so that a later
 * run makes only what has changed and removes what is gone.
 */
export class KeptFiles<Memory extends Kept> {
  readonly folder: string;
  private readonly filesOf: (name: string, memory: Memory) => string[];
  private readonly present: Set<string>;
  private readonly memories: Map<string, Memory>;

  private constructor(
    folder: string,
    filesOf: (name: string, memory: Memory) => string[],
    present: Set<string>,
    memories: Map<string, Memory>,
  ) {
    this.folder = folder;
    this.filesOf = filesOf;
    this.present = present;
    this.memories = memories;
  }

  /** @param filesOf the files a remembered thing consists of */
  static async open<Memory extends Kept>(
    folder: string,
    filesOf: (name: string, memory: Memory) => string[],
  ): Promise<KeptFiles<Memory>> {
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { withFileTypes: true });
    const present = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
    const text = present.has(MEMORY) ? await readFile(`${folder}/${MEMORY}`, "utf8") : "{}";
    const memories = new Map<string, Memory>(Object.entries(JSON.parse(text)));
    return new KeptFiles(folder, filesOf, present, memories);
  }

  /** A thing as it was last made, when all its files are still there. */
  recall(name: string): Memory | undefined {
    const memory = this.memories.get(name);
    if (!memory) return undefined;
    return this.filesOf(name, memory).every((file) => this.present.has(file)) ? memory : undefined;
  }

  remember(name: string, memory: Memory): void {
    this.memories.set(name, memory);
  }

  /**
   * Writes a file whole or not at all: an interrupted run leaves no torn picture, and two runs at once
   * do not take each other's half-written ones.
   */
  async write(file: string, bytes: Buffer | string): Promise<void> {
    const unfinished = `${this.folder}/.new-${process.pid}-${file}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, `${this.folder}/${file}`);
    this.present.add(file);
  }

  /**
   * Writes what a site reads of these things, and removes everything that belongs to none of them.
   * @param manifest the things that stay, by name
   */
  async close(
    manifestFile: string,
    manifest: Record<string, unknown>,
    names: string[],
  ): Promise<void> {
    const kept = names.flatMap((name) => {
      const memory = this.memories.get(name);
      return memory ? [[name, memory] as const] : [];
    });
    await this.write(manifestFile, JSON.stringify(manifest));
    await this.write(MEMORY, JSON.stringify(Object.fromEntries(kept)));
    const wanted = new Set([
      manifestFile,
      MEMORY,
      ...kept.flatMap((each) => this.filesOf(...each)),
    ]);
    for (const file of this.present) {
      // A build may lay compressed copies beside drawings.
      if (wanted.has(file.replace(/\.(br|gz)$/, ""))) continue;
      await rm(`${this.folder}/${file}`, { force: true });
    }
  }
}
