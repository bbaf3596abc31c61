/** People in a film who walk up a path into the picture, shrink with distance and re-enter from below. */
import { translate } from "../canvas/moving.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { lerp } from "../canvas/path.ts";
import { group } from "../canvas/svg.ts";
import type { PersonOptions } from "./person-look.ts";
import { person } from "./person.ts";

/** A point of a path, with the height of an adult there. The first is below the picture. */
export type PathPoint = readonly [x: number, y: number, grown: number];

/**
 * Somebody on a path: position and height in the still picture, options, and a drawing that moves along (such as a
 * lamp's light), at its place in the still picture.
 */
export type Walker = readonly [x: number, y: number, height: number, PersonOptions, light?: string];

/** Distance per walk cycle (two steps) in body heights, from behind. */
const STRIDE = 0.66;
/** Rise of the body per step as a share of its height. */
const BOBBING = 0.012;
/** Share at the end of the path over which walkers fade out. */
const FADE_OUT = 0.05;

/** Cumulative length of the path at each point, in body heights. */
function cumulativeLengths(route: readonly PathPoint[]): number[] {
  const lengths = [0];
  for (let i = 1; i < route.length; i += 1) {
    const [x, y, grown] = route[i]!;
    const [x0, y0, grown0] = route[i - 1]!;
    lengths.push(lengths[i - 1]! + Math.hypot(x - x0, y - y0) / ((grown + grown0) / 2));
  }
  return lengths;
}

/** The path's point after `distance` body heights. */
function pointAt(
  route: readonly PathPoint[],
  lengths: readonly number[],
  distance: number,
): PathPoint {
  const next = Math.max(
    1,
    lengths.findIndex((at) => at >= distance),
  );
  const [from, to] = [lengths[next - 1]!, lengths[next]!];
  const share = (distance - from) / (to - from);
  const [one, other] = [route[next - 1]!, route[next]!];
  return [
    lerp(one[0], other[0], share),
    lerp(one[1], other[1], share),
    lerp(one[2], other[2], share),
  ];
}

/** Distance along the path at which a walker has this y, in body heights. */
function distanceAtY(route: readonly PathPoint[], lengths: readonly number[], y: number): number {
  const next = Math.max(
    1,
    route.findIndex(([, at]) => at <= y),
  );
  const share = (y - route[next - 1]![1]) / (route[next]![1] - route[next - 1]![1]);
  return lerp(lengths[next - 1]!, lengths[next]!, share);
}

/**
 * Draws all walkers at the current time of the film, the farthest first. Each walks the whole path once and ends
 * where the still picture has them.
 */
export function drawWalkers(
  canvas: Canvas,
  route: readonly PathPoint[],
  walkers: readonly Walker[],
): string {
  const { moment } = canvas;
  if (!moment)
    return walkers
      .map(([x, y, height, who, light = ""]) => person(canvas, x, y, height, who) + light)
      .join("");
  const lengths = cumulativeLengths(route);
  const total = lengths.at(-1)!;
  const steps = Math.round(total / STRIDE) * 2 * moment;
  return walkers
    .map(([x, y, height, who, light = ""], i) => {
      const start = distanceAtY(route, lengths, y);
      const distance = (start + total * moment) % total;
      const [x0, , grown0] = pointAt(route, lengths, start);
      const [toX, toY, grown] = pointAt(route, lengths, distance);
      const scale = grown / grown0;
      const step = steps + i * 0.37;
      const bob = BOBBING * grown * Math.abs(Math.sin(step * Math.PI)) * Math.min(1, moment * 12);
      const left = toX + (x - x0) * scale - x * scale;
      const drawn =
        person(canvas, x, y, height, { ...who, otherStep: Math.floor(step) % 2 === 1 }) + light;
      const svg = translate(drawn, left, toY - bob - y * scale, scale);
      const opacity = Math.min(1, (total - distance) / total / FADE_OUT);
      return { y: toY, svg: opacity < 1 ? group(svg, `opacity="${opacity.toFixed(2)}"`) : svg };
    })
    .toSorted((one, other) => one.y - other.y)
    .map(({ svg }) => svg)
    .join("");
}
