import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { readContentFiles, isPreview, type ContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { useParsed } from "#reader/load.ts";
import { requireContent } from "#reader/parse.ts";
import type { Content } from "#reader/parsed-content.ts";
import { projectRoot } from "#reader/project-root.ts";
import { built } from "./built.ts";
import { describeError, jsonLog } from "./http/request-log.ts";
import { preparePhotographs } from "./pictures/prepare-photographs.ts";

/** The last content without a fault: its files, and the result of parsing them. */
type Saved = {
  readonly files: ContentFiles;
  readonly content: Content;
  /** `buildId()` of the build that parsed it. */
  readonly build: string;
};

/** Another build may parse the same files to another result. */
function buildId(): string {
  const found = statSync(built.thread, { throwIfNoEntry: false });
  return `${found?.size} ${found?.mtimeMs}`;
}

/** Loads `content/` as long as it has no fault, and saves the last version without one. */
export class GoodContent {
  readonly #file: string;
  readonly #read: () => ContentFiles;
  readonly #prepare: (content: Content) => Promise<void>;

  /** @param file where the last good version is saved, for a site that is started while there is a fault */
  constructor(
    file = join(projectRoot, isPreview ? ".cache/good-waiting" : ".cache/good-content"),
    read: () => ContentFiles = readContentFiles,
    // The editor's preview: photographs are published at once, and the public site has cut them.
    prepare = isPreview
      ? () => Promise.resolve()
      : (content: Content) => preparePhotographs(content),
  ) {
    this.#file = file;
    this.#read = read;
    this.#prepare = prepare;
  }

  /**
   * Reads the content and uses it from now on, unless it has a fault.
   * @returns a message with a line for each fault; null: it has none
   */
  async load(): Promise<string | null> {
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
   * The same when the site starts. Unchanged files are not parsed again, which would take most of the start; content
   * with a fault is replaced by the last good version.
   * @throws ContentFaults when there is none
   */
  async loadAtStart(): Promise<string | null> {
    const saved = this.#readSaved();
    const isSameBuild = saved?.build === buildId();
    if (saved && isSameBuild && isDeepStrictEqual(saved.files, this.#read())) {
      await this.#prepare(saved.content);
      useParsed(saved.content);
      return null;
    }
    const fault = await this.load();
    if (fault === null) return null;
    useParsed(saved && isSameBuild ? saved.content : requireContent(saved?.files ?? this.#read()));
    return fault;
  }

  async #use(content: Content, files: ContentFiles): Promise<void> {
    // The content may name a photograph that was added with it.
    await this.#prepare(content);
    useParsed(content);
    try {
      this.#save({ files, content, build: buildId() });
    } catch (error) {
      // On a full disk, say. It costs the next start some seconds.
      jsonLog("content_copy", { error: describeError(error) });
    }
  }

  #save(saved: Saved): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    // Renamed when complete, so that no process reads half of it.
    const part = `${this.#file}.${process.pid}`;
    writeFileSync(part, serialize(saved));
    renameSync(part, this.#file);
  }

  #readSaved(): Saved | null {
    try {
      return deserialize(readFileSync(this.#file)) as Saved;
    } catch {
      // There is no file yet, or another version of Node wrote it.
      return null;
    }
  }
}
