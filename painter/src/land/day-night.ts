import type { Canvas } from "../canvas/canvas.ts";
import { tween } from "../canvas/moving.ts";
import { clamp, type Point } from "../canvas/path.ts";
import { group } from "../canvas/svg.ts";

/** Returns `inner` at night only: stars, lit windows. */
export const nightOnly = (canvas: Canvas, inner: string): string => (canvas.night ? inner : "");

/** Returns `inner` by day only: people at work go home at night (design 11.5). */
export const dayOnly = (canvas: Canvas, inner: string): string => (canvas.night ? "" : inner);

/** The x range over which lamps light up, in units. */
const LAMPS_WIDTH = 1500;

/** Brightness of a lamp in a film, 0 to 1: lamps go out early, then light up again from left to right. */
function lampBrightness(moment: number, [x, y]: Point): number {
  const chance = (Math.sin(Math.round(x / 12) * 12.9 + Math.round(y / 12) * 78.2) + 1) / 2;
  const out = 0.03 + 0.12 * chance;
  const lit = 0.2 + 0.45 * clamp(x / LAMPS_WIDTH, 0, 1) + 0.1 * chance;
  return tween(moment, [
    [out, 1],
    [out + 0.03, 0],
    [lit, 0],
    [lit + 0.02, 1],
  ]);
}

/** A lamp's light at a point: at night only, in a film with the brightness of the current time. */
export function lamplight(canvas: Canvas, at: Point, inner: string): string {
  if (!canvas.night || !canvas.moment) return nightOnly(canvas, inner);
  return group(inner, `opacity="${lampBrightness(canvas.moment, at).toFixed(2)}"`);
}
