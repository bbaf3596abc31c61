import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pictureFolders } from "#reader/picture-manifest.ts";
import { compressWell, worthCompressing } from "./compress.ts";
import { contentTypeOf } from "./content-type.ts";
import { CachedResponse, tagOf, type Bodies } from "./cached-response.ts";

/** Files whose names contain a hash of their content, so that a browser never asks again. */
const immutable = /^\/(assets|bands|fonts|pictures)\//;

/** True for a picture's address. No folder of it is `..`, which could lead out of ours. */
export const isPicture = (address: string) =>
  /^\/pictures\/(?:[\w-]+\/)*[\w.-]+\.\w+$/.test(address);

function responseOf(address: string, bodies: Bodies & { identity: Buffer }): CachedResponse {
  const { type, compressible } = contentTypeOf(address);
  const age = immutable.test(address) ? "max-age=31536000, immutable" : "max-age=3600";
  return new CachedResponse(bodies, tagOf(bodies.identity), {
    "content-type": type,
    "cache-control": `public, ${age}`,
    ...(compressible ? { vary: "Accept-Encoding" } : { "accept-ranges": "bytes" }),
  });
}

/** The response for a file, compressed where that gains something: an SVG is text and shrinks to a quarter. */
export async function fileResponse(address: string, identity: Buffer): Promise<CachedResponse> {
  if (!contentTypeOf(address).compressible || identity.length < worthCompressing)
    return responseOf(address, { identity });
  return responseOf(address, { identity, br: await compressWell(identity) });
}

/**
 * Reads the files of a folder, with the `.br` files that the build writes beside them.
 * @returns responses by URL path, percent-encoded as in a request
 * @throws when the folder cannot be read
 */
export function readBuild(folder: string): Map<string, CachedResponse> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const read = (file: string) => (present.has(file) ? readFileSync(file) : undefined);
  const responses = files
    .filter((file) => !file.endsWith(".br"))
    .map((file): [string, CachedResponse] => {
      const address = encodeURI(`/${relative(folder, file)}`);
      const br = read(`${file}.br`);
      return [address, responseOf(address, { identity: readFileSync(file), ...(br && { br }) })];
    });
  return new Map(responses);
}

/** Reads a picture, such as `/pictures/share/about-1a2b3c4d5e.jpg`. @returns null when there is none */
export async function readPicture(address: string): Promise<CachedResponse | null> {
  const name = address.replace("/pictures/", "");
  for (const folder of pictureFolders) {
    const identity = await readFile(join(folder, name)).catch(() => null);
    if (identity) return fileResponse(address, identity);
  }
  return null;
}
