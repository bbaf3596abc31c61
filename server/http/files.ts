import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { compressQuickly, compressWell, worthCompressing } from "./compress.ts";
import { contentTypeOf } from "./content-type.ts";
import { CachedResponse, tagOf, type Bodies } from "./cached-response.ts";
import { LruCache } from "./lru-cache.ts";
import { everyResponse } from "./security-headers.ts";

/** Files whose names contain a hash of their content, so that a browser never asks again. */
const immutable = /^\/(assets|pictures|fonts)\//;
/** Files that build tools leave behind, such as `.vite/manifest.json`. */
const hidden = /(^|[\\/])\.(?!well-known[\\/])/;

const picturePath = "/pictures/";
/** Such as `share/about-opening-1a2b3c4d5e.jpg`: no way out of the folder. */
const pictureName = /^(?:[\w-]+\/)*[\w.-]+\.\w+$/;
/** A third of all pictures; those of the pages that many people read take less. */
const maxPictureBytes = 16 * 1024 * 1024;

/** SVG is text, sent in a quarter of its bytes. */
async function compressed(name: string, identity: Buffer): Promise<Bodies> {
  if (!contentTypeOf(name).compressible || identity.length < worthCompressing) return { identity };
  const [br, gzip] = await Promise.all([compressWell(identity), compressQuickly(identity, "gzip")]);
  return { identity, br, gzip };
}

function responseOf(
  address: string,
  bodies: Bodies & { identity: Buffer },
  isHttps: boolean,
): CachedResponse {
  const { type, compressible } = contentTypeOf(address);
  const age = immutable.test(address) ? "max-age=31536000, immutable" : "max-age=3600";
  return new CachedResponse(bodies, tagOf(bodies.identity), {
    "content-type": type,
    "cache-control": `public, ${age}`,
    ...(compressible ? { vary: "Accept-Encoding" } : { "accept-ranges": "bytes" }),
    ...everyResponse(isHttps),
  });
}

/**
 * Reads the files of a folder, with the `.br` and `.gz` files that the build writes beside them.
 * @returns responses by URL path, percent-encoded as in a request
 * @throws when the folder cannot be read
 */
function readFolder(folder: string, isHttps: boolean): Map<string, CachedResponse> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !hidden.test(file.slice(folder.length)));
  const present = new Set(files);
  const read = (file: string) => (present.has(file) ? readFileSync(file) : undefined);
  const responses = files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file): [string, CachedResponse] => {
      const address = encodeURI(`/${relative(folder, file).split(sep).join("/")}`);
      const [br, gzip] = [read(`${file}.br`), read(`${file}.gz`)];
      const bodies = { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
      return [address, responseOf(address, bodies, isHttps)];
    });
  return new Map(responses);
}

/** The site's files: all those of the build are in memory, pictures are read from disk and the latest kept. */
export class Files {
  readonly #built: ReadonlyMap<string, CachedResponse>;
  readonly #pictureFolders: readonly string[];
  readonly #isHttps: boolean;
  readonly #pictures = new LruCache<CachedResponse>(maxPictureBytes);

  /** @param built folder of the build; null: another server has its files */
  constructor(built: string | null, pictureFolders: readonly string[], isHttps = false) {
    this.#built = built === null ? new Map() : readFolder(built, isHttps);
    this.#pictureFolders = pictureFolders;
    this.#isHttps = isHttps;
  }

  /** A file that is in memory. */
  findInMemory(address: string): CachedResponse | undefined {
    return this.#built.get(address) ?? this.#pictures.get(address);
  }

  async find(address: string): Promise<CachedResponse | undefined> {
    const found = this.findInMemory(address);
    if (found) return found;
    const name = address.startsWith(picturePath) ? address.slice(picturePath.length) : "";
    if (!pictureName.test(name) || name.includes("..")) return undefined;
    for (const folder of this.#pictureFolders) {
      const identity = await readFile(join(folder, name)).catch(() => null);
      if (!identity) continue;
      const bodies = { ...(await compressed(name, identity)), identity };
      const response = responseOf(address, bodies, this.#isHttps);
      this.#pictures.set(address, response);
      return response;
    }
    return undefined;
  }

  /** After a change of the content: a photograph that was withdrawn must not be served from memory. */
  forgetPictures(): void {
    this.#pictures.clear();
  }
}
