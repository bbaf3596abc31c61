import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf } from "./content-type.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes the compressed answer fills as many packets as the plain one. */
export const worthCompressing = 860;

/**
 * What a server may send before the first answer comes back, ten segments (RFC 6928), without a page's headers: what is
 * above it comes a round trip later.
 */
const firstFlight = 14_600 - 1_100;

/** Whether it is worth some work to make a page smaller: it fits then, or nearly. */
const nearlyFits = ({ length }: Buffer, share: number) =>
  length > firstFlight && length <= firstFlight * share;

/** As small as it gets, or at a lower quality nearly so in a fraction of the time: done once at build. */
async function compressFully(
  bytes: Uint8Array,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<{ br: Buffer; gzip: Buffer }> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: parameters }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz };
}

/** Small enough in a few milliseconds: 5 gains 7 % on 4 for a millisecond, 9 takes ten times as long. */
export function compressQuickly(
  bytes: Uint8Array,
  encoding: "br" | "gzip",
  quality = 5,
): Promise<Buffer> {
  if (encoding === "gzip") return zip(bytes, { level: 6 });
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params: parameters });
}

/** Live pages as small as they get, by what is in them, the one asked for last at the end. */
const smallest = new Map<string, Promise<Buffer> | null>();
const mostKept = 32;

/**
 * The same, but of a page that nearly fits into the first flight as small as 25 ms make it, a twelfth. One that comes
 * a second time says the same to everybody: it is worth the 90 ms of a fiftieth more, once.
 */
export async function compressLivePage(
  bytes: Uint8Array,
  encoding: "br" | "gzip",
): Promise<Buffer> {
  const quick = await compressQuickly(bytes, encoding);
  if (encoding !== "br" || !nearlyFits(quick, 1.13)) return quick;
  const name = createHash("sha256").update(bytes).digest("base64");
  const before = smallest.get(name);
  const best = before === null ? compressQuickly(bytes, "br", 11) : before;
  smallest.delete(name);
  smallest.set(name, best ?? null);
  const [oldest] = smallest.keys();
  if (smallest.size > mostKept && oldest !== undefined) smallest.delete(oldest);
  return best ?? compressQuickly(bytes, "br", 10);
}

/**
 * Pages are many, in two versions each: 10 takes less than half the time of 11 for a fiftieth more bytes; at 8 they would
 * be a sixteenth larger. One that nearly fits into the first flight is worth that time.
 */
export async function compressPage(bytes: Uint8Array): Promise<{ br: Buffer; gzip: Buffer }> {
  const once = await compressFully(bytes, 10);
  return nearlyFits(once.br, 1.12) ? compressFully(bytes) : once;
}

/**
 * Data of the application is asked for late and seldom: it need not be the smallest, and 8 takes a tenth of the time of
 * 9, which clears 32 MB of memory first, for the same bytes (a ten-thousandth more).
 */
function qualityFor(file: string): number {
  return /\.data$|\/state-\w+\.json$/.test(file) ? 8 : constants.BROTLI_MAX_QUALITY;
}

/** Under its name only when it is whole: what is there is taken for good by the next build. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** Whether a compressed form stands beside a file. */
export const isCompressed = (file: string) => existsSync(`${file}.br`) || existsSync(`${file}.gz`);

/** Puts `name.br` and `name.gz` beside a file, as far as they are smaller. */
export async function compressFile(file: string, bytes: Uint8Array): Promise<void> {
  if (bytes.length < worthCompressing) return;
  const isPage = file.endsWith(".html");
  const { br, gzip: gz } = await (isPage
    ? compressPage(bytes)
    : compressFully(bytes, qualityFor(file)));
  if (br.length < bytes.length) await writeWhole(`${file}.br`, br);
  if (gz.length < bytes.length) await writeWhole(`${file}.gz`, gz);
}

/**
 * Puts `name.br` and `name.gz` beside every file of a folder that compression makes smaller; files
 * that are packed already (pictures, films, fonts) or compressed already are left alone.
 * @returns how many files were compressed
 */
export async function compressFolder(
  folder: string,
  isWanted: (fileName: string) => boolean = () => true,
): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && contentTypeOf(entry.name).compressible)
    .filter((entry) => isWanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isCompressed(file));
  // The compressors run beside each other in the thread pool; a few at a time keep memory small.
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file, await readFile(file));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return files.length;
}
