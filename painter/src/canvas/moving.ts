import type { Canvas } from "./canvas.ts";
import { clamp, lerp, type Point } from "./path.ts";
import { group } from "./svg.ts";

/**
 * Things that the wind moves in a film: flowers and maize sway around their foot, paper around its upper edge.
 */
export type Swaying = "flowers" | "maize" | "paper";

/** Gusts per film, and the largest sway in degrees. */
const WIND: Readonly<Record<Swaying, { gusts: number; degrees: number }>> = {
  flowers: { gusts: 4, degrees: 4 },
  maize: { gusts: 4, degrees: 2.2 },
  paper: { gusts: 7, degrees: 13 },
};
/** Wavelength of the wind in user units, left to right. */
const WAVELENGTH = 520;
/** Share of a film during which the wind fades in at the start and out at the end. */
const FADE = 0.08;

/** Envelope of a movement, 0 to 1: it fades in and out so that a film begins and ends as its still picture. */
export function fadeInOut(moment: number, rise = FADE): number {
  const share = clamp(Math.min(moment, 1 - moment) / rise, 0, 1);
  return share * share * (3 - 2 * share);
}

/**
 * Rotates or skews a drawing as the wind bends it at the film's current time. In a still picture the drawing is
 * returned unchanged.
 * @param fixed pivot: the foot, or the point from which it hangs
 */
export function sway(canvas: Canvas, kind: Swaying, [x, y]: Point, drawing: string): string {
  const { moment } = canvas;
  if (!moment) return drawing;
  const { gusts, degrees } = WIND[kind];
  const phase = moment * gusts - x / WAVELENGTH;
  const bent = degrees * fadeInOut(moment) * (0.25 + Math.sin(phase * 2 * Math.PI));
  const transform = kind === "paper" || kind === "flowers" ? "skewX" : "rotate";
  const signedDegrees = transform === "skewX" && kind === "flowers" ? -bent : bent;
  const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
  const back = `${(-x).toFixed(1)} ${(-y).toFixed(1)}`;
  return group(
    drawing,
    `transform="translate(${at}) ${transform}(${signedDegrees.toFixed(2)}) translate(${back})"`,
  );
}

/** Translates by (dx, dy) user units and scales; without any change the drawing is returned as it is. */
export const translate = (drawing: string, dx: number, dy: number, scale = 1): string =>
  dx || dy || scale !== 1
    ? group(
        drawing,
        `transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})${scale === 1 ? "" : ` scale(${scale.toFixed(4)})`}"`,
      )
    : drawing;

/** A keyframe: share of the film (0 to 1) and value. */
export type Keyframe = readonly [share: number, value: number];

/** Interpolates between keyframes, sorted by share, with easing at each keyframe. */
export function tween(share: number, keys: readonly Keyframe[]): number {
  const next = keys.findIndex(([at]) => at >= share);
  if (next === 0) return keys[0]![1];
  if (next < 0) return keys.at(-1)![1];
  const [from, one] = keys[next - 1]!;
  const [to, other] = keys[next]!;
  const way = (share - from) / (to - from);
  return lerp(one, other, way * way * (3 - 2 * way));
}
