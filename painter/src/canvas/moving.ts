import type { Canvas } from "./canvas.ts";
import { clamp, lerp, type Point } from "./path.ts";
import { group } from "./svg.ts";

/** What the wind moves in a film: it stands on its foot, or hangs from its top. */
export type Moving = "flowers" | "maize" | "paper";

/** How often the wind comes and goes within a film, and how far it bends what stands in it, in degrees. */
const WIND: Readonly<Record<Moving, { gusts: number; degrees: number }>> = {
  flowers: { gusts: 4, degrees: 4 },
  maize: { gusts: 4, degrees: 2.2 },
  paper: { gusts: 7, degrees: 13 },
};
/** Canvas units the wind needs for one turn of its wave, from left to right. */
const WAVE = 520;
/** Share of a film in which the wind rises at its beginning, and falls at its end. */
const RISE = 0.08;

/** How much of a movement there is, so that a film begins and ends as its still picture stands: 0 to 1. */
export function started(moment: number, rise = RISE): number {
  const share = clamp(Math.min(moment, 1 - moment) / rise, 0, 1);
  return share * share * (3 - 2 * share);
}

/**
 * What the wind moves, as it stands at the film's moment. An ordinary picture stays as it is, to the byte.
 * @param fixed where it is held: its foot, or what it hangs from
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

/** A drawing moved by so many canvas units; one that stays is left as it is. */
export const shifted = (drawing: string, dx: number, dy: number, scale = 1): string =>
  dx || dy || scale !== 1
    ? group(
        drawing,
        `transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})${scale === 1 ? "" : ` scale(${scale.toFixed(4)})`}"`,
      )
    : drawing;

/** A share of the film, and a value at it. */
export type Key = readonly [share: number, value: number];

/** What a value is at a share between its keys, which are in order; it starts and stops softly at each. */
export function keyed(share: number, keys: readonly Key[]): number {
  const next = keys.findIndex(([at]) => at >= share);
  if (next === 0) return keys[0]![1];
  if (next < 0) return keys.at(-1)![1];
  const [from, one] = keys[next - 1]!;
  const [to, other] = keys[next]!;
  const way = (share - from) / (to - from);
  return lerp(one, other, way * way * (3 - 2 * way));
}
