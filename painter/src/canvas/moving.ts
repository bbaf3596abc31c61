import type { Canvas } from "./canvas.ts";
import { clamp, lerp, type Point } from "./path.ts";
import { group } from "./svg.ts";

/**
 * Things that the wind moves in a film: flowers and maize sway around their foot, paper around its upper edge.
 */
export type Moving = "flowers" | "maize" | "paper";

/** Gusts per film, and the largest sway in degrees. */
const WIND: Readonly<Record<Moving, { gusts: number; degrees: number }>> = {
  flowers: { gusts: 4, degrees: 4 },
  maize: { gusts: 4, degrees: 2.2 },
  paper: { gusts: 7, degrees: 13 },
};
/** Wavelength of the wind in user units, left to right. */
const WAVE = 520;
/** Share of a film during which the wind fades in at the start and out at the end. */
const RISE = 0.08;

/** Envelope of a movement, 0 to 1: it fades in and out so that a film begins and ends as its still picture. */
export function started(moment: number, rise = RISE): number {
  const share = clamp(Math.min(moment, 1 - moment) / rise, 0, 1);
  return share * share * (3 - 2 * share);
}

/**
 * Rotates a drawing as the wind bends it at the film's current time. In a still picture the drawing is returned
 * unchanged.
 * @param fixed pivot: the foot, or the point from which it hangs
 */
export function moving(canvas: Canvas, kind: Moving, [x, y]: Point, drawing: string): string {
  const { moment } = canvas;
  if (!moment) return drawing;
  const { gusts, degrees } = WIND[kind];
  const phase = moment * gusts - x / WAVE;
  const bent = degrees * started(moment) * (0.25 + Math.sin(phase * 2 * Math.PI));
  const turn = kind === "paper" || kind === "flowers" ? "skewX" : "rotate";
  const sense = turn === "skewX" && kind === "flowers" ? -bent : bent;
  const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
  const back = `${(-x).toFixed(1)} ${(-y).toFixed(1)}`;
  return group(
    drawing,
    `transform="translate(${at}) ${turn}(${sense.toFixed(2)}) translate(${back})"`,
  );
}

/** Translates by (dx, dy) user units and scales; without any change the drawing is returned as it is. */
export const shifted = (drawing: string, dx: number, dy: number, scale = 1): string =>
  dx || dy || scale !== 1
    ? group(
        drawing,
        `transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})${scale === 1 ? "" : ` scale(${scale.toFixed(4)})`}"`,
      )
    : drawing;

/** A keyframe: share of the film (0 to 1) and value. */
export type Key = readonly [share: number, value: number];

/** Interpolates between keyframes, sorted by share, with easing at each keyframe. */
export function keyed(share: number, keys: readonly Key[]): number {
  const next = keys.findIndex(([at]) => at >= share);
  if (next === 0) return keys[0]![1];
  if (next < 0) return keys.at(-1)![1];
  const [from, one] = keys[next - 1]!;
  const [to, other] = keys[next]!;
  const way = (share - from) / (to - from);
  return lerp(one, other, way * way * (3 - 2 * way));
}
