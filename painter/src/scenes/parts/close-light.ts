/**
 * The hour on people near us: a bright edge where the sun meets them, shade on the side turned away.
 * The light comes from the upper right (design 11.2); a mirrored picture has it from the upper left.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { TimeOfDay } from "../../canvas/palette.ts";
import { line, ROUND } from "../../canvas/svg.ts";

/** Strength of the bright edge and of the shade, 0 to 1. */
export interface Hour {
  rim: number;
  shade: number;
}

const HOURS: Readonly<Record<TimeOfDay, Hour>> = {
  dawn: { rim: 0.8, shade: 0.26 },
  morning: { rim: 0.5, shade: 0.17 },
  noon: { rim: 0.62, shade: 0.19 },
  dusk: { rim: 0.7, shade: 0.26 },
  rain: { rim: 0.16, shade: 0.14 },
  night: { rim: 0.4, shade: 0.24 },
};

export const hourOf = (canvas: Canvas): Hour => HOURS[canvas.time];

/** The sunlight of this hour. */
export const sunlight = (canvas: Canvas): string => canvas.light((air) => air.sun);

/** A bright edge along `d`. */
export const rim = (canvas: Canvas, d: string, width: number, share = 1): string =>
  line(
    d,
    sunlight(canvas),
    width,
    `${ROUND} opacity="${+(hourOf(canvas).rim * share).toFixed(2)}"`,
  );

/** Attribute of what lies in shade; `share` of the hour's depth. */
export const shaded = (canvas: Canvas, share = 1): string =>
  `opacity="${+(hourOf(canvas).shade * share).toFixed(2)}"`;
