import { createHash, randomBytes } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A line of the list. */
type Line = { readonly at: string; readonly salt: string; readonly mark: string };

const markOf = (salt: string, who: string) =>
  createHash("sha256").update(salt).update(who).digest("hex");

/**
 * Who was erased, beside the database and not in it: a backup of before brings them back, and the database that
 * knew of it may be the one that was lost. Who it was cannot be read there: whoever names an address or a reference
 * learns whether it is on the list.
 */
export class ErasedList {
  readonly #folder: string;

  /** @param folder `DATA_DIR` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  get #file(): string {
    return join(this.#folder, "erased.jsonl");
  }

  /** @param who an address in lower case, or the reference of a message, or the number of a program fee */
  async note(who: string, at: Date): Promise<void> {
    const salt = randomBytes(16).toString("hex");
    const line: Line = { at: at.toISOString(), salt, mark: markOf(salt, who) };
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // A line break in front too: what a lost current left half written takes nobody with it.
    await appendFile(this.#file, `\n${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  /**
   * A question for each name: whether it was erased after a moment.
   * @throws with file and line when the list cannot be read: nobody is brought back unnoticed
   */
  async erasedAfter(moment: Date): Promise<(who: string) => boolean> {
    const lines = (await this.#read()).filter(({ at }) => new Date(at) > moment);
    return (who) => lines.some(({ salt, mark }) => mark === markOf(salt, who));
  }

  async #read(): Promise<Line[]> {
    const text = await readFile(this.#file, "utf8").catch((error: NodeJS.ErrnoException) => {
      // Nobody was erased yet.
      if (error.code === "ENOENT") return "";
      throw error;
    });
    return text.split("\n").flatMap((line, at) => {
      // Half written, before anything was erased.
      if (!line.endsWith("}")) return [];
      try {
        return [JSON.parse(line) as Line];
      } catch {
        throw new Error(`${this.#file}, line ${at + 1}, is damaged: mend or remove that line.`);
      }
    });
  }
}
