import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { PictureFault } from "#domain/submissions/picture-cleaner.ts";

/**
 * A program of its own: one sent picture on its standard input, on its output a line of JSON and the
 * picture drawn anew. What it takes of memory, and whatever a wicked file does to it, ends with it.
 */

export type CleanedHead = { readonly width: number; readonly height: number } | PictureFault;

const accepted = new Set(["jpeg", "png", "webp", "heif", "avif"]);
// What a phone takes has 12 million, a good camera 24; a picture made to fill the memory has more.
const mostPixels = 30_000_000;
const longestEdge = 2400;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

async function clean(bytes: Buffer): Promise<{ head: CleanedHead; body: Uint8Array }> {
  const refused = (fault: PictureFault) => ({ head: fault, body: new Uint8Array() });
  const { format, pages, width, height } = await sharp(bytes).metadata();
  if (!accepted.has(format) || (pages ?? 1) > 1) return refused("file_not_picture");
  if (width * height > mostPixels) return refused("file_too_many_pixels");
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { head: { width: info.width, height: info.height }, body: data };
}

const { head, body } = await clean(await buffer(process.stdin)).catch(() => ({
  // sharp refuses what it cannot read as a picture: the visitor is told so beside the field.
  head: "file_not_picture" as const,
  body: new Uint8Array(),
}));
process.stdout.write(`${JSON.stringify(head)}\n`);
process.stdout.write(body);
