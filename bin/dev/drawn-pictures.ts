import { readFileSync } from "node:fs";
import { join } from "node:path";
import { staticEntry, type StaticEntry } from "#server/http/static-entry.ts";
import type { StaticTable } from "#server/http/static-table.ts";

const security = { https: false, policy: false };
const under = "/pictures/";
/** As they are called: `share/home-en-1a2b3c.png`, no way out of the folder among them. */
const pictureName = /^(?:[\w-]+\/)*[\w.-]+\.\w+$/;

/** The pictures of a folder as they lie there now: one that is drawn while the site is developed is there at once. */
export class DrawnPictures extends Map<string, StaticEntry> implements StaticTable {
  private readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = folder;
  }

  override get(address: string): StaticEntry | undefined {
    const name = address.startsWith(under) ? address.slice(under.length) : "";
    if (!pictureName.test(name) || name.includes("..")) return undefined;
    try {
      const identity = readFileSync(join(this.folder, name));
      return staticEntry(address, name, { identity }, security);
    } catch {
      return undefined;
    }
  }
}
