import type { PictureDescription } from "../painting/description.ts";

/** How a picture is cut and encoded. */
export type Cut = {
  /** Width divided by height. */
  ratio: number;
  /** Pixels of the files, ascending; the middle one is also the fallback's. */
  widths: readonly number[];
  /** AVIF quality, 1 to 100. Wide pictures are seen at high pixel densities and bear less. */
  quality: number;
  /** The attribute `sizes`: how wide the picture stands on a page. */
  sizes: string;
  /** Stays a drawing with crisp lines. */
  vector?: true;
};

/** A place on a site for one picture. */
export type Slot = {
  /** Lower case, digits and hyphens: files begin with it. */
  name: string;
  description: PictureDescription;
  cut: Cut;
};

/** Width of the one file for browsers without AVIF. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? widths[0]!;
}
