import type { PictureDescription } from "../painting/description.ts";
import { isPainting, paint } from "../painting/paint.ts";
import { brushed, type Pixels, rasterise } from "./rasterise.ts";

/**
 * Paints a picture as pixels of this width, with the marks of its brush if it is one that shows them.
 * A cut-out has four channels, a painting three. `moment` is the share of its film that is over.
 */
export function paintPixels(
  description: PictureDescription,
  width: number,
  moment = 0,
): Promise<Pixels> {
  const svg = paint(description, moment);
  const [, , w, h] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(" ").map(Number);
  const size = { width: Math.round(width), height: Math.round(width * (h! / w!)) };
  return (isPainting(description) ? brushed : rasterise)(Buffer.from(svg), size);
}
