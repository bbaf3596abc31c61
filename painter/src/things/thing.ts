import { contoured } from "../canvas/contour.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { place } from "../canvas/svg.ts";

/** A thing drawn big in a square of 400 units, as it lies or stands before us. */
export type Thing = (canvas: Canvas) => string;

/** The dark line around a thing and its parts. */
export const edge = (canvas: Canvas, width = 6): string =>
  `stroke="${canvas.colour("hair")}" stroke-width="${width}" stroke-linejoin="round"`;

/** A thing of the given size with the middle of its foot at (x, y), a dark line around the whole. */
export const standing = (
  canvas: Canvas,
  thing: Thing,
  x: number,
  y: number,
  size: number,
): string => {
  const scale = size / 400;
  const drawn = contoured(thing(canvas), canvas.colour("hair"), 2 / scale);
  return place(x - 200 * scale, y - size, drawn, scale);
};
