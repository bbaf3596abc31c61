import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { useContent } from "#reader/load.ts";
import { projectRoot } from "#reader/project-root.ts";
import { preparePhotographs } from "./pictures/prepare-photographs.ts";

/** Uses `content/` as long as it has no fault, and remembers the last texts that had none. */
export class GoodContent {
  readonly #file: string;
  readonly #read: () => ContentFiles;
  readonly #prepare: (files: ContentFiles) => Promise<void>;

  /** @param file for the texts, so that a site that is started again while there is a fault opens with them */
  constructor(
    file = join(projectRoot, ".cache/good-content.json"),
    read = readContentFiles,
    prepare = preparePhotographs,
  ) {
    this.#file = file;
    this.#read = read;
    this.#prepare = prepare;
  }

  /**
   * Reads the content and uses it from here on. With a fault nothing changes.
   * @returns a message with a line for each fault; null when there is none
   */
  async take(): Promise<string | null> {
    const files = this.#read();
    try {
      // A text may name a photograph that came with it.
      await this.#prepare(files);
      useContent(files);
    } catch (error) {
      if (error instanceof ContentFaults) return error.message;
      throw error;
    }
    mkdirSync(dirname(this.#file), { recursive: true });
    // Under its name only when it is whole.
    writeFileSync(`${this.#file}.part`, JSON.stringify(files));
    renameSync(`${this.#file}.part`, this.#file);
    return null;
  }

  /**
   * The same at a start, where the last good texts take the place of those with faults.
   * @throws ContentFaults when there have been none
   */
  async takeAtStart(): Promise<string | null> {
    const fault = await this.take();
    if (fault !== null) useContent(this.#remembered() ?? this.#read());
    return fault;
  }

  #remembered(): ContentFiles | null {
    try {
      return JSON.parse(readFileSync(this.#file, "utf8")) as ContentFiles;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }
}
