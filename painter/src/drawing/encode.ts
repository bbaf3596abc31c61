import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { placeholders, type DrawnPicture } from "./manifest.ts";
import { placeholderOf } from "./placeholder.ts";
import { brushed, imageOf, opaque, type Pixels, pixelsOf, rasterise } from "./rasterise.ts";
import { type Cut, fallbackWidth } from "./slot.ts";

/** What is encoded: a painting's SVG text, with or without the marks of a brush, or a photograph's bytes. */
export type Source = { bytes: Buffer; kind: "painting" | "drawing" | "photograph" };

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

/** The way of encoding: these files, the encoders, and the grounds a picture is matched with. */
const SOURCES = ["encode.ts", "rasterise.ts", "finish.ts", "brush.ts"];
const ENCODING = [
  ...SOURCES.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")),
  sharp.versions,
  placeholders,
];

/** Part of a picture's file names: changes with what is drawn and how it is encoded. */
export function hashOf({ bytes, kind }: Source, cut: Cut): string {
  // How wide a picture stands on the page does not change its files.
  const { ratio, widths, quality, vector } = cut;
  const encoding = { ratio, widths, quality, vector };
  return createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([kind, encoding, ENCODING]))
    .digest("hex")
    .slice(0, 10);
}

/** A photograph upright, cut to the ratio around what draws the eye, and never enlarged. */
async function cutOut(photograph: Buffer, { ratio, widths }: Cut): Promise<Pixels> {
  const { autoOrient } = await sharp(photograph).metadata();
  const widest = Math.floor(Math.min(autoOrient.width, autoOrient.height * ratio));
  const width = Math.min(widest, widths.at(-1)!);
  return pixelsOf(
    sharp(photograph)
      .autoOrient()
      .toColourspace("srgb")
      .resize(width, Math.round(width / ratio), { fit: "cover", position: "attention" }),
  );
}

function pixelsOfSource({ bytes, kind }: Source, cut: Cut): Promise<Pixels> {
  if (kind === "photograph") return cutOut(bytes, cut);
  const width = cut.widths.at(-1)!;
  const size = { width, height: Math.round(width / cut.ratio) };
  return kind === "painting" ? brushed(bytes, size) : rasterise(bytes, size);
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
