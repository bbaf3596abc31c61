/** People in a film who walk up a path into the picture, shrink with distance and re-enter from below. */
import { shifted } from "../canvas/moving.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { lerp } from "../canvas/path.ts";
import { group } from "../canvas/svg.ts";
import type { PersonOptions } from "./person-look.ts";
import { person } from "./person.ts";

/** A point of a path, with the height of an adult there. The first is below the picture. */
export type WayPoint = readonly [x: number, y: number, grown: number];

/**
 * Somebody on a path: position and height in the still picture, options, and a drawing that moves along (such as a
 * lamp's light), at its place in the still picture.
 */
export type Walker = readonly [x: number, y: number, height: number, PersonOptions, light?: string];

/** Distance per walk cycle (two steps) in body heights, from behind. */
const STRIDE = 0.66;
/** Rise of the body per step as a share of its height. */
const BOB = 0.012;
/** Share at the end of the path on which walkers are no longer visible. */
const LOST = 0.05;

/** Cumulative length of the path at each point, in body heights. */
function measured(way: readonly WayPoint[]): number[] {
  const walked = [0];
  for (let i = 1; i < way.length; i += 1) {
    const [x, y, grown] = way[i]!;
    const [x0, y0, grown0] = way[i - 1]!;
    walked.push(walked[i - 1]! + Math.hypot(x - x0, y - y0) / ((grown + grown0) / 2));
  }
  return walked;
}

/** The path's point after `gone` body heights. */
function placeAt(way: readonly WayPoint[], walked: readonly number[], gone: number): WayPoint {
  const next = Math.max(
    1,
    walked.findIndex((at) => at >= gone),
  );
  const [from, to] = [walked[next - 1]!, walked[next]!];
  const share = (gone - from) / (to - from);
  const [one, other] = [way[next - 1]!, way[next]!];
  return [
    lerp(one[0], other[0], share),
    lerp(one[1], other[1], share),
    lerp(one[2], other[2], share),
  ];
}

/** Distance along the path at which a walker has this y, in body heights. */
function goneAt(way: readonly WayPoint[], walked: readonly number[], y: number): number {
  const next = Math.max(
    1,
    way.findIndex(([, at]) => at <= y),
  );
  const share = (y - way[next - 1]![1]) / (way[next]![1] - way[next - 1]![1]);
  return lerp(walked[next - 1]!, walked[next]!, share);
}

/**
 * Draws all walkers at the current time of the film, the farthest first. Each walks the whole path once and ends
 * where the still picture has them.
 */
export function upTheWay(
  canvas: Canvas,
  way: readonly WayPoint[],
  walkers: readonly Walker[],
): string {
  const { moment } = canvas;
  if (!moment)
    return walkers
      .map(([x, y, height, who, light = ""]) => person(canvas, x, y, height, who) + light)
      .join("");
  const walked = measured(way);
  const whole = walked.at(-1)!;
  const steps = Math.round(whole / STRIDE) * 2 * moment;
  return walkers
    .map(([x, y, height, who, light = ""], i) => {
      const begin = goneAt(way, walked, y);
      const gone = (begin + whole * moment) % whole;
      const [x0, , grown0] = placeAt(way, walked, begin);
      const [toX, toY, grown] = placeAt(way, walked, gone);
      const scale = grown / grown0;
      const step = steps + i * 0.37;
      const bob = BOB * grown * Math.abs(Math.sin(step * Math.PI)) * Math.min(1, moment * 12);
      const left = toX + (x - x0) * scale - x * scale;
      const drawn =
        person(canvas, x, y, height, { ...who, otherStep: Math.floor(step) % 2 === 1 }) + light;
      const svg = shifted(drawn, left, toY - bob - y * scale, scale);
      const seen = Math.min(1, (whole - gone) / whole / LOST);
      return { y: toY, svg: seen < 1 ? group(svg, `opacity="${seen.toFixed(2)}"`) : svg };
    })
    .toSorted((one, other) => one.y - other.y)
    .map(({ svg }) => svg)
    .join("");
}
