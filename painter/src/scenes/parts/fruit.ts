/** Fruit, and other round things to eat. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse } from "../../canvas/svg.ts";

/** A round thing on a plate or in a basket, with a light at its upper right. */
export const piece = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colour: ColourName,
): string =>
  circle(x, y, r, canvas.colour(colour)) +
  ellipse(x + r * 0.3, y - r * 0.34, r * 0.3, r * 0.2, "#fff", 'opacity=".35"');
