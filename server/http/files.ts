import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { compressQuickly, compressWell, worthCompressing } from "./compress.ts";
import { contentTypeOf } from "./content-type.ts";
import { Entry, type Bodies } from "./entry.ts";
import { everyAnswer } from "./security-headers.ts";

/** Files whose names change with their content, so that a browser never asks again. */
const immutable = /^\/(assets|pictures|fonts)\//;
/** Files that tools leave behind, such as `.vite/manifest.json`, are not served. */
const hidden = /(^|[\\/])\.(?!well-known[\\/])/;

const under = "/pictures/";
/** As they are called: `share/about-opening-1a2b3c4d5e.jpg`, no way out of the folder among them. */
const pictureName = /^(?:[\w-]+\/)*[\w.-]+\.\w+$/;
/** All pictures take three times as much; those of the pages that many people read take less. */
const mostBytes = 16 * 1024 * 1024;

/** Plans in lines are text, which is sent in a quarter of its bytes. */
async function compressed(name: string, identity: Buffer): Promise<Bodies> {
  if (!contentTypeOf(name).compressible || identity.length < worthCompressing) return { identity };
  const [br, gzip] = await Promise.all([compressWell(identity), compressQuickly(identity, "gzip")]);
  return { identity, br, gzip };
}

/** A file with everything about it that does not depend on who asks. */
function entryOf(address: string, bodies: Bodies & { identity: Buffer }, isHttps: boolean): Entry {
  const { type, compressible } = contentTypeOf(address);
  const age = immutable.test(address) ? "max-age=31536000, immutable" : "max-age=3600";
  return new Entry(bodies, bodies.identity, {
    "content-type": type,
    "cache-control": `public, ${age}`,
    ...(compressible ? { vary: "Accept-Encoding" } : { "accept-ranges": "bytes" }),
    ...everyAnswer(isHttps),
  });
}

/**
 * The files of a folder, with the `.br` and `.gz` files that the build puts beside the application's, by the path of
 * their address, encoded as in a request.
 * @throws when the folder cannot be read
 */
function filesIn(folder: string, isHttps: boolean): Map<string, Entry> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !hidden.test(file.slice(folder.length)));
  const present = new Set(files);
  const read = (file: string) => (present.has(file) ? readFileSync(file) : undefined);
  const entries = files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file): [string, Entry] => {
      const address = encodeURI(`/${relative(folder, file).split(sep).join("/")}`);
      const [br, gzip] = [read(`${file}.br`), read(`${file}.gz`)];
      const bodies = { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
      return [address, entryOf(address, bodies, isHttps)];
    });
  return new Map(entries);
}

/** The files of the site: those of the build, all in memory, and of the pictures those that were asked for last. */
export class Files {
  readonly #built: ReadonlyMap<string, Entry>;
  readonly #pictureFolders: readonly string[];
  readonly #isHttps: boolean;
  readonly #pictures = new Map<string, Entry>();
  #bytes = 0;

  /** @param built folder of the build; null: another server has its files */
  constructor(built: string | null, pictureFolders: readonly string[], isHttps = false) {
    this.#built = built === null ? new Map() : filesIn(built, isHttps);
    this.#pictureFolders = pictureFolders;
    this.#isHttps = isHttps;
  }

  /** A file that is in memory; it costs one look-up. */
  held(address: string): Entry | undefined {
    const built = this.#built.get(address);
    if (built) return built;
    const picture = this.#pictures.get(address);
    if (!picture) return undefined;
    // The one asked for last stands last.
    this.#pictures.delete(address);
    this.#pictures.set(address, picture);
    return picture;
  }

  async find(address: string): Promise<Entry | undefined> {
    const held = this.held(address);
    if (held) return held;
    const name = address.startsWith(under) ? address.slice(under.length) : "";
    if (!pictureName.test(name) || name.includes("..")) return undefined;
    for (const folder of this.#pictureFolders) {
      const identity = await readFile(join(folder, name)).catch(() => null);
      if (!identity) continue;
      const bodies = { ...(await compressed(name, identity)), identity };
      return this.#hold(address, entryOf(address, bodies, this.#isHttps));
    }
    return undefined;
  }

  /** After a change of the content: a photograph that was withdrawn is gone. */
  forget(): void {
    this.#pictures.clear();
    this.#bytes = 0;
  }

  #hold(address: string, entry: Entry): Entry {
    // Somebody else may have asked for it meanwhile.
    const already = this.#pictures.get(address);
    if (already) return already;
    this.#pictures.set(address, entry);
    this.#bytes += entry.bytes;
    for (const [oldest, { bytes }] of this.#pictures) {
      if (this.#bytes <= mostBytes) break;
      this.#pictures.delete(oldest);
      this.#bytes -= bytes;
    }
    return entry;
  }
}
