import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { placeholders, type DrawnPicture } from "./manifest.ts";
import { placeholderOf } from "./placeholder.ts";
import { type Cut, fallbackWidth } from "./slot.ts";

/** What is encoded: a painting's SVG text or a photograph's bytes. */
export type Source = { bytes: Buffer; photograph: boolean };

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
const WEBP = { quality: 70, effort: 2 };
// Four pixels become one or two: what a finer kernel keeps, the encoder throws away. A third quicker.
const SMALLER = { kernel: "cubic" } as const;
const DOTS_PER_INCH = 72;
// The painter's grain is a tile of 140 units, which librsvg repeats three times as fast when its
// pixels come out whole: at every twentieth of the painting's own size. The rest is scaled down.
const SCALE_STEPS = 20;

// One thread each: drawing keeps every core busy with a picture of its own.
sharp.concurrency(1);
sharp.cache(false);

/** The way of encoding: this file, the encoders, and the grounds a picture is matched with. */
const ENCODING = [readFileSync(import.meta.filename, "utf8"), sharp.versions, placeholders];

/** Part of a picture's file names: changes with what is drawn and how it is encoded. */
export function hashOf({ bytes, photograph }: Source, cut: Cut): string {
  // How wide a picture stands on the page does not change its files.
  const { ratio, widths, quality, vector } = cut;
  const encoding = { ratio, widths, quality, vector };
  return createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([photograph, encoding, ENCODING]))
    .digest("hex")
    .slice(0, 10);
}

/** Pixels without compression, as sharp takes and gives them. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const imageOf = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const pixelsOf = (image: Sharp): Promise<Pixels> =>
  image.raw().toBuffer({ resolveWithObject: true });

/** Width and height the painter wrote on its sheet. */
function sheetSize(svg: Buffer): { width: number; height: number } {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"/.exec(
    svg.toString("latin1", 0, 400),
  )!;
  return { width: Number(width), height: Number(height) };
}

/** A painting at the size of its largest file. */
async function rasterise(svg: Buffer, { ratio, widths }: Cut): Promise<Pixels> {
  const width = widths.at(-1)!;
  const height = Math.round(width / ratio);
  const sheet = sheetSize(svg);
  const scale = Math.max(width / sheet.width, height / sheet.height);
  const density = (Math.ceil(scale * SCALE_STEPS - 1e-6) * DOTS_PER_INCH) / SCALE_STEPS;
  const pixels = await pixelsOf(sharp(svg, { density }));
  if (pixels.info.width === width && pixels.info.height === height) return pixels;
  return pixelsOf(imageOf(pixels).resize(width, height, { fit: "cover", ...SMALLER }));
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

/** Makes every file of a picture that is not a line drawing. */
export async function encode(
  source: Source,
  cut: Cut,
): Promise<{ encoded: Encoded; files: PictureFile[] }> {
  const prepare = source.photograph ? cutOut : rasterise;
  const pixels = await prepare(source.bytes, cut);
  const { width, height } = pixels.info;
  const placeholder = await placeholderOf(imageOf(pixels), pixels.info);
  let image = placeholder === "clear" ? pixels : await pixelsOf(imageOf(pixels).removeAlpha());
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
