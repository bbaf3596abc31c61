import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SecurityOptions } from "./security-headers.ts";
import { fileEntry, type StaticEntry } from "./static-entry.ts";
import type { StaticTable } from "./static-table.ts";

const under = "/pictures/";
/** As they are called: `share/about-opening-1a2b3c4d5e.jpg`, no way out of the folder among them. */
const pictureName = /^(?:[\w-]+\/)*[\w.-]+\.\w+$/;

/** The pictures of some folders as they lie there now: a new one is there at once, and one that was withdrawn is gone. */
export class PicturesOnDisk implements StaticTable {
  readonly #folders: readonly string[];
  readonly #security: SecurityOptions;

  constructor(folders: readonly string[], security: SecurityOptions) {
    this.#folders = folders;
    this.#security = security;
  }

  get(address: string): StaticEntry | undefined {
    const name = address.startsWith(under) ? address.slice(under.length) : "";
    if (!pictureName.test(name) || name.includes("..")) return undefined;
    for (const folder of this.#folders) {
      const file = join(folder, name);
      if (existsSync(file))
        return fileEntry(address, name, { identity: readFileSync(file) }, this.#security);
    }
    return undefined;
  }
}
