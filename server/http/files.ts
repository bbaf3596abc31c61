import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pictureFolders } from "#reader/picture-manifest.ts";
import { lookup } from "mrmime";
import { encode, isCompressibleType, quickly, well, type Encoded } from "./compress.ts";
import { tagOf } from "./cached-response.ts";

/** The `Content-Type` of a file by its name, with `charset=utf-8` for text. */
export function contentTypeOf(fileName: string): string {
  // mrmime does not know the icon of a site.
  const fallback = fileName.endsWith(".ico") ? "image/x-icon" : "application/octet-stream";
  const type = lookup(fileName) ?? fallback;
  return isCompressibleType(type) ? `${type}; charset=utf-8` : type;
}

/** Files whose names contain a hash of their content, so that a browser never asks again. */
const immutable = /^\/(assets|bands|fonts|pictures)\//;

/** The address of a picture. No folder in it is `..`, which could lead out of ours. */
const pictureAddress = /^\/pictures\/((?:[\w-]+\/)*[\w.-]+\.(?:avif|gif|jpe?g|png|svg|webp))$/;

/**
 * The response for a file, compressed where that gains something: an SVG is text and shrinks to a quarter.
 * @param quality of brotli
 */
export async function fileResponse(
  address: string,
  bytes: Buffer,
  quality = well,
): Promise<Encoded> {
  const type = contentTypeOf(address);
  const age = immutable.test(address) ? "max-age=31536000, immutable" : "max-age=3600";
  const headers = {
    "content-type": type,
    "cache-control": `public, ${age}`,
    etag: tagOf(bytes),
    ...(!isCompressibleType(type) && { "accept-ranges": "bytes" }),
  };
  return encode(bytes, headers, quality);
}

/** Files in memory by URL path, percent-encoded as in a request. Each is compressed at the first call. */
export type Files = ReadonlyMap<string, () => Promise<Encoded>>;

/**
 * Reads the files of a folder now, as an update replaces them while the site runs.
 * @throws when the folder cannot be read
 */
export function readBuild(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const responses = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    const address = encodeURI(`/${relative(folder, file)}`);
    const bytes = readFileSync(file);
    let response: Promise<Encoded> | undefined;
    return [address, () => (response ??= fileResponse(address, bytes))] as const;
  });
  return new Map(responses);
}

/**
 * Reads a picture, such as `/pictures/share/about-1a2b3c4d5e.jpg`, at each request: 0.3 ms, and a photograph that was
 * withdrawn is sent no more.
 * @returns null when there is none
 */
export async function readPicture(address: string): Promise<Encoded | null> {
  const name = pictureAddress.exec(address)?.[1];
  if (!name) return null;
  for (const folder of pictureFolders) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes) return fileResponse(address, bytes, quickly);
  }
  return null;
}
