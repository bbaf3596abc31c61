import type { PictureDescription } from "../painting/description.ts";

/** Crop and encoder settings of a picture. */
export type Cut = {
  /** Width divided by height. */
  ratio: number;
  /** Widths of the files in px, ascending; the middle one is also the fallback's. */
  widths: readonly number[];
  /** AVIF quality, 1 to 100. Wide pictures are seen at high pixel densities and can have less. */
  quality: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** Kept as SVG instead of rasterised. */
  vector?: true;
};

/** One place for a picture on a site. */
export type Slot = {
  /** Lower case, digits and hyphens; prefix of the file names. */
  name: string;
  description: PictureDescription;
  cut: Cut;
};

/** Width in px of the single file for browsers without AVIF. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? widths[0]!;
}
