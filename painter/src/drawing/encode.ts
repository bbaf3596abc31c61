import sharp from "sharp";
import type { DrawnPicture } from "./manifest.ts";
import { placeholderOf } from "./placeholder.ts";
import { brushed, imageOf, opaque, type Pixels, pixelsOf, rasterise } from "./rasterise.ts";
import { type Cut, fallbackWidth } from "./slot.ts";

/** What is encoded: SVG text, a painting with the marks of its brush. */
export type Source = { bytes: Buffer; isPainting: boolean };

/** One file of a picture. */
export type PictureFile = { width: number; format: DrawnPicture["formats"][number]; bytes: Buffer };

/** What the encoder knows of a picture; words come from the slot. */
export type Encoded = Pick<
  DrawnPicture,
  "width" | "height" | "widths" | "formats" | "fallbackWidth" | "placeholder"
>;

// Measured on scenes: effort 4 saves a tenth of the bytes of effort 1 and takes twelve times as long;
// effort 0 costs a seventh more bytes and takes a third of the time: the better bargain for large
// files, which are mostly seen on dense screens, pixel beside tiny pixel.
const AVIF_EFFORT = 1;
const LARGE_AVIF_EFFORT = 0;
const LARGE = 700;
const WEBP = { quality: 66, effort: 2 };
// Four pixels become one or two: what a finer kernel keeps, the encoder throws away. A third quicker.
const SMALLER = { kernel: "cubic" } as const;

// One thread each: drawing keeps every core busy with a picture of its own.
sharp.concurrency(1);
sharp.cache(false);

function pixelsOfSource({ bytes, isPainting }: Source, cut: Cut): Promise<Pixels> {
  const width = cut.widths.at(-1)!;
  const size = { width, height: Math.round(width / cut.ratio) };
  return isPainting ? brushed(bytes, size) : rasterise(bytes, size);
}

/** Makes every file of a picture that is not a line drawing. */
export async function encode(
  source: Source,
  cut: Cut,
): Promise<{ encoded: Encoded; files: PictureFile[] }> {
  const pixels = await pixelsOfSource(source, cut);
  const { width, height } = pixels.info;
  const placeholder = placeholderOf(pixels);
  let image = placeholder === "clear" ? pixels : await opaque(pixels);
  const widths = [...new Set(cut.widths.map((wanted) => Math.min(wanted, width)))];
  const middle = fallbackWidth(widths);
  const files: PictureFile[] = [];
  // From the largest down, each made smaller from the one before.
  for (const each of widths.toReversed()) {
    if (each < image.info.width) image = await pixelsOf(imageOf(image).resize(each, null, SMALLER));
    const effort = each > LARGE ? LARGE_AVIF_EFFORT : AVIF_EFFORT;
    const avif = imageOf(image).avif({ quality: cut.quality, effort });
    files.push({ width: each, format: "avif", bytes: await avif.toBuffer() });
    if (each !== middle) continue;
    files.push({ width: each, format: "webp", bytes: await imageOf(image).webp(WEBP).toBuffer() });
  }
  return {
    encoded: {
      width,
      height,
      widths,
      formats: ["avif", "webp"],
      fallbackWidth: middle,
      placeholder,
    },
    files,
  };
}

/** A line drawing stays the SVG the painter gave. */
export function keepVector(svg: Buffer, cut: Cut): { encoded: Encoded; files: PictureFile[] } {
  const width = cut.widths.at(-1)!;
  const height = Math.round(width / cut.ratio);
  return {
    encoded: {
      width,
      height,
      widths: [width],
      formats: ["svg"],
      fallbackWidth: width,
      placeholder: "night",
    },
    files: [{ width, format: "svg", bytes: svg }],
  };
}
