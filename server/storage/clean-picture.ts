import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { mostPixels } from "#domain/submissions/picture-head.ts";

/**
 * A program that re-encodes a picture: takes its path, and prints a line of JSON (`CleanedHead`) and then the bytes. A
 * process of its own, so that its memory, and a crash that a malicious file causes, end with it.
 */

/** Null: the file is no picture. */
export type CleanedHead = { readonly width: number; readonly height: number } | null;

const accepted = new Set(["jpeg", "png", "webp", "heif", "avif"]);
const longestEdge = 2400;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

const refused = { head: null, body: new Uint8Array() };

async function clean(path: string): Promise<{ head: CleanedHead; body: Uint8Array }> {
  const { format, pages, width, height } = await sharp(path).metadata();
  if (!accepted.has(format) || (pages ?? 1) > 1 || width * height > mostPixels) return refused;
  const { data, info } = await sharp(path, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { head: { width: info.width, height: info.height }, body: data };
}

// sharp throws for what it cannot read as a picture.
const { head, body } = await clean(process.argv[2] ?? "").catch(() => refused);
process.stdout.write(`${JSON.stringify(head)}\n`);
process.stdout.write(body);
