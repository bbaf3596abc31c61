import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compressQuickly, compressWell, worthCompressing } from "./compress.ts";
import { contentTypeOf } from "./content-type.ts";
import type { SecurityOptions } from "./security-headers.ts";
import { fileEntry, type Bodies, type StaticEntry } from "./static-entry.ts";

const under = "/pictures/";
/** As they are called: `share/about-opening-1a2b3c4d5e.jpg`, no way out of the folder among them. */
const pictureName = /^(?:[\w-]+\/)*[\w.-]+\.\w+$/;
/** All pictures take three times as much; those of the pages that many people read take less. */
const mostBytes = 16 * 1024 * 1024;

/** Plans in lines are text, which is sent in a quarter of its bytes. */
async function bodiesOf(name: string, identity: Buffer): Promise<Bodies> {
  if (!contentTypeOf(name).compressible || identity.length < worthCompressing) return { identity };
  const [br, gzip] = await Promise.all([compressWell(identity), compressQuickly(identity, "gzip")]);
  return { identity, br, gzip };
}

/** The pictures of some folders. Those asked for last stay in memory, and visitors who load one slowly share it. */
export class Pictures {
  readonly #folders: readonly string[];
  readonly #security: SecurityOptions;
  readonly #held = new Map<string, StaticEntry>();
  #bytes = 0;

  constructor(folders: readonly string[], security: SecurityOptions) {
    this.#folders = folders;
    this.#security = security;
  }

  /** A picture that is in memory. */
  held(address: string): StaticEntry | undefined {
    const entry = this.#held.get(address);
    if (!entry) return undefined;
    // The one asked for last stands last.
    this.#held.delete(address);
    this.#held.set(address, entry);
    return entry;
  }

  async find(address: string): Promise<StaticEntry | undefined> {
    const name = address.startsWith(under) ? address.slice(under.length) : "";
    if (!pictureName.test(name) || name.includes("..")) return undefined;
    const held = this.held(address);
    if (held) return held;
    for (const folder of this.#folders) {
      const identity = await readFile(join(folder, name)).catch(() => null);
      if (identity) {
        const bodies = await bodiesOf(name, identity);
        return this.#hold(address, fileEntry(address, name, bodies, this.#security));
      }
    }
    return undefined;
  }

  /** After a change of the content: a photograph that was withdrawn is gone. */
  forget(): void {
    this.#held.clear();
    this.#bytes = 0;
  }

  #hold(address: string, entry: StaticEntry): StaticEntry {
    // Somebody else may have asked for it meanwhile.
    const already = this.#held.get(address);
    if (already) return already;
    this.#held.set(address, entry);
    this.#bytes += entry.variants.identity.body.length;
    for (const [oldest, { variants }] of this.#held) {
      if (this.#bytes <= mostBytes) break;
      this.#held.delete(oldest);
      this.#bytes -= variants.identity.body.length;
    }
    return entry;
  }
}
