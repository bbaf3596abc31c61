import type { MessageKey } from "#domain/forms/field.ts";

/** More than this is not read of a file: many may arrive at once. */
const headBytes = 2 ** 20;

/** Phones take pictures of 12 million pixels, good cameras of 24; decompression bombs have more. */
export const mostPixels = 30_000_000;

type Fault = Extract<MessageKey, `file_${string}`>;
type Head = { readonly fault?: Fault; readonly pixels: number };

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString("latin1", at, at + text.length) === text;

/** PNG, 11.2.2. 16-bit and interlaced images must be decoded whole; no camera or phone writes them. */
function pngHead(bytes: Buffer): Head {
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  const isCostly = bytes.readUInt8(24) === 16 || bytes.readUInt8(28) !== 0;
  return isCostly ? { fault: "file_png", pixels } : { pixels };
}

/** Walks the segments to the start of a frame (ITU T.81, B.1.1.4 and B.2.2). */
function jpegHead(bytes: Buffer): Head | null {
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![4, 8, 12].includes(marker & 0xf);
    if (isFrame) return { pixels: bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) };
    if (marker < 0xffc0) return null;
  }
}

/** RFC 9649, 2.5 to 2.7: lossy, lossless and extended. */
function webpHead(bytes: Buffer): Head {
  if (startsWith(bytes, "VP8X", 12))
    return { pixels: (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1) };
  if (startsWith(bytes, "VP8L", 12)) {
    const sizes = bytes.readUInt32LE(21);
    return { pixels: ((sizes & 0x3fff) + 1) * (((sizes >> 14) & 0x3fff) + 1) };
  }
  return { pixels: (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff) };
}

/** ISO/IEC 23008-12, 6.5.3: each `ispe` box has the size of an image; the largest counts. */
function avifHead(bytes: Buffer): Head {
  let pixels = 0;
  const start = bytes.subarray(0, 65_536);
  for (let at = start.indexOf("ispe"); at >= 0; at = start.indexOf("ispe", at + 1))
    pixels = Math.max(pixels, start.readUInt32BE(at + 8) * start.readUInt32BE(at + 12));
  return { pixels };
}

function headOf(bytes: Buffer): Head | null {
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return pngHead(bytes);
  if (startsWith(bytes, "\xff\xd8\xff")) return jpegHead(bytes);
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBPVP8", 8)) return webpHead(bytes);
  if (startsWith(bytes, "ftypavif", 4)) return avifHead(bytes);
  // The iPhone's format, which few programs can open: its fault tells the sender what to do.
  const isHeic = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));
  return isHeic ? { fault: "file_heic", pixels: 0 } : null;
}

/**
 * Checks a picture by its first bytes, without a decoder: the visitor gets an answer at once, and a malicious file meets
 * only these comparisons.
 * @returns its fault; null: none that shows there
 */
export async function judgeHead(file: Blob, most = mostPixels): Promise<Fault | null> {
  const bytes = Buffer.from(await file.slice(0, headBytes).arrayBuffer());
  try {
    const head = headOf(bytes);
    if (!head) return "file_not_picture";
    return head.fault ?? (head.pixels > most ? "file_too_many_pixels" : null);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The dimensions lie beyond the bytes read. A small file is cut off; a large one may have them after a depth map, so
    // accept it and let the re-encoder decide.
    return file.size <= headBytes ? "file_not_picture" : null;
  }
}
