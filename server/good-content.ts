import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { readContentFiles, showsWaiting, type ContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { useParsed } from "#reader/load.ts";
import { requireContent } from "#reader/parse.ts";
import type { Content } from "#reader/parsed-content.ts";
import { projectRoot } from "#reader/project-root.ts";
import { built } from "./built.ts";
import { describeError, jsonLog } from "./http/request-log.ts";
import { preparePhotographs } from "./pictures/prepare-photographs.ts";

/** The last texts without a fault, and what a program read in them. */
type Kept = {
  readonly files: ContentFiles;
  readonly content: Content;
  readonly program: string;
};

/** Another program may read the same texts in another way. */
function programOf(): string {
  const found = statSync(built.thread, { throwIfNoEntry: false });
  return `${found?.size} ${found?.mtimeMs}`;
}

/** Uses `content/` as long as it has no fault, and remembers the last texts that had none. */
export class GoodContent {
  readonly #file: string;
  readonly #read: () => ContentFiles;
  readonly #prepare: (content: Content) => Promise<void>;

  /** @param file for the texts, so that a site that is started again while there is a fault opens with them */
  constructor(
    file = join(projectRoot, showsWaiting ? ".cache/good-waiting" : ".cache/good-content"),
    read: () => ContentFiles = readContentFiles,
    // Photographs never wait, and the public site has made them ready.
    prepare = showsWaiting
      ? () => Promise.resolve()
      : (content: Content) => preparePhotographs(content),
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
      await this.#use(requireContent(files), files);
    } catch (error) {
      if (error instanceof ContentFaults) return error.message;
      throw error;
    }
    return null;
  }

  /**
   * The same at a start. Texts that are as they were are not read anew, which takes longer than all else; the last
   * good ones take the place of those with faults.
   * @throws ContentFaults when there have been none
   */
  async takeAtStart(): Promise<string | null> {
    const kept = this.#kept();
    const isSame = kept?.program === programOf();
    if (kept && isSame && isDeepStrictEqual(kept.files, this.#read())) {
      await this.#prepare(kept.content);
      useParsed(kept.content);
      return null;
    }
    const fault = await this.take();
    if (fault === null) return null;
    useParsed(kept && isSame ? kept.content : requireContent(kept?.files ?? this.#read()));
    return fault;
  }

  async #use(content: Content, files: ContentFiles): Promise<void> {
    // A text may name a photograph that came with it.
    await this.#prepare(content);
    useParsed(content);
    try {
      this.#keep({ files, content, program: programOf() });
    } catch (error) {
      // A full disk costs the next start some seconds, and visitors nothing.
      jsonLog("content_copy", { error: describeError(error) });
    }
  }

  #keep(kept: Kept): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    // Under its name only when it is whole.
    const part = `${this.#file}.${process.pid}`;
    writeFileSync(part, serialize(kept));
    renameSync(part, this.#file);
  }

  #kept(): Kept | null {
    try {
      return deserialize(readFileSync(this.#file)) as Kept;
    } catch {
      // Nothing has been kept yet, or by a Node that wrote in another way.
      return null;
    }
  }
}
