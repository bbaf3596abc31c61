import { contoured } from "../canvas/contour.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { place } from "../canvas/svg.ts";

/** An object drawn in a 400×400 square. */
export type Thing = (canvas: Canvas) => string;

/** Attributes of an object's outline, `width` units wide. */
export const edge = (canvas: Canvas, width = 6): string =>
  `stroke="${canvas.colour("hair")}" stroke-width="${width}" stroke-linejoin="round"`;

/** An object scaled to `size` with the middle of its foot at (x, y), and an outline. */
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
