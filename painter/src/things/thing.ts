import type { Canvas } from "../canvas/canvas.ts";

/** A thing drawn big in a square of 400 units, as it lies or stands before us. */
export type Thing = (canvas: Canvas) => string;

/** The dark line around a thing and its parts. */
export const edge = (canvas: Canvas, width = 6): string =>
  `stroke="${canvas.colour("hair")}" stroke-width="${width}" stroke-linejoin="round"`;
