import sharp, { type Sharp } from "sharp";
import { applyBrushTexture } from "./finish.ts";

/** Raw pixels in the form of sharp's input and output. */
export type Pixels = {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

export const imageOf = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

export const pixelsOf = (image: Sharp): Promise<Pixels> =>
  image.raw().toBuffer({ resolveWithObject: true });

export const opaque = async (pixels: Pixels): Promise<Pixels> =>
  pixels.info.channels === 3 ? pixels : pixelsOf(imageOf(pixels).removeAlpha());

/** Matches the size attributes on the root element. */
const SHEET_SIZE = /^(<svg[^>]*?) width="[\d.]+" height="[\d.]+"/;

export type Size = { width: number; height: number };

/** Rasterises to exactly this size in px; a different aspect ratio is cropped evenly. */
export function rasterise(svg: Buffer, { width, height }: Size): Promise<Pixels> {
  const sized = svg
    .toString()
    .replace(
      SHEET_SIZE,
      `$1 width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
    );
  return pixelsOf(sharp(Buffer.from(sized)));
}

/** Matches the brush offset on the root element. */
const BRUSH_OFFSET = / data-brush="(\d+)"/;

/** Applies the brush texture to a painting's pixels or those of a frame of its film. */
function applyBrush({ data, info }: Pixels, svg: string): Pixels {
  const place = Number(BRUSH_OFFSET.exec(svg.slice(0, 200))?.[1] ?? 0);
  return { data: applyBrushTexture({ data, info }, place), info: { ...info, channels: 3 } };
}

/** Rasterises a painting and applies the brush texture. */
export const withBrush = async (svg: Buffer, size: Size): Promise<Pixels> =>
  applyBrush(await rasterise(svg, size), svg.toString("latin1", 0, 200));
