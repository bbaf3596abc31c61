import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, normalize, relative } from "node:path";
import { compressFile, isCompressed } from "./compress.ts";
import { replaceFile } from "./replace-file.ts";
import { isDocument, rewriteOrigin } from "./rewrite-origin.ts";

/** As many as the thread pool has threads; each holds some megabytes. */
const compressedAtOnce = 4;

const forms = [".br", ".gz"];

/**
 * The documents of a build once more, for one public address and compressed as small as it gets. Without them the
 * same is done in memory at every start, quicker and a little larger. What stands there already for this address is
 * kept, and so is its compressed form, which takes most of the time.
 */
export class WrittenDocuments {
  readonly #folder: string;
  readonly #siteUrl: string;
  readonly #names = new Set<string>();
  readonly #atWork = new Set<Promise<void>>();

  private constructor(folder: string, siteUrl: string) {
    this.#folder = folder;
    this.#siteUrl = siteUrl;
  }

  /** Takes away what was written for another address, and until `close` the folder is none to serve from. */
  static open(folder: string, siteUrl: string): WrittenDocuments {
    if (writtenOrigin(folder) !== siteUrl) rmSync(folder, { recursive: true, force: true });
    rmSync(originFile(folder), { force: true });
    mkdirSync(folder, { recursive: true });
    return new WrittenDocuments(folder, siteUrl);
  }

  /**
   * Writes a document. Its compressed forms are made beside whatever is done next; when too many are under way this
   * waits for one. What was put already is not put again: of two files of one name, both are named by what is in them.
   */
  async put(given: string, text: string): Promise<void> {
    // As the disk tells it, in whose folders there may be backslashes.
    const name = normalize(given);
    if (this.#names.has(name)) return;
    this.#names.add(name);
    const file = join(this.#folder, name);
    const bytes = Buffer.from(rewriteOrigin(text, this.#siteUrl));
    if (!replaceFile(file, bytes)) {
      if (isCompressed(file)) return;
    } else for (const form of forms) rmSync(file + form, { force: true });
    const work = compressFile(file, bytes).finally(() => this.#atWork.delete(work));
    this.#atWork.add(work);
    if (this.#atWork.size >= compressedAtOnce) await Promise.race(this.#atWork);
  }

  /** Writes every document of a folder, but for those that were put already. */
  async putAll(from: string): Promise<void> {
    for (const name of filesIn(from)) {
      if (isDocument(name)) await this.put(name, readFileSync(join(from, name), "utf8"));
    }
  }

  /**
   * Takes away what was not put, and lets it be served.
   * @returns how many documents there are
   */
  async close(): Promise<number> {
    await Promise.all(this.#atWork);
    for (const name of filesIn(this.#folder)) {
      if (!this.#names.has(name.replace(/\.(br|gz)$/, ""))) rmSync(join(this.#folder, name));
    }
    writeFileSync(originFile(this.#folder), this.#siteUrl);
    return this.#names.size;
  }
}

/** Names from the folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const originFile = (folder: string) => join(folder, ".origin");

/** The public address for which the documents in a folder were written; null when there are none. */
export function writtenOrigin(folder: string): string | null {
  const file = originFile(folder);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
