import type { PictureDescription } from "../painting/description.ts";
import { isPainting, paint } from "../painting/paint.ts";
import { withBrush, type Pixels, rasterise } from "./rasterise.ts";

/**
 * Rasterises a picture at this width, with the brush texture if it is a painting. Cut-outs have four channels,
 * paintings three. `moment` is the time in the film, 0 to 1.
 */
export function paintPixels(
  description: PictureDescription,
  width: number,
  moment = 0,
): Promise<Pixels> {
  const svg = paint(description, moment);
  const [, , w, h] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(" ").map(Number);
  const size = { width: Math.round(width), height: Math.round(width * (h! / w!)) };
  return (isPainting(description) ? withBrush : rasterise)(Buffer.from(svg), size);
}
