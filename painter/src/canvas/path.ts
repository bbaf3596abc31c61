/** Numbers, curves and SVG path data (the `d` attribute), in user units of the canvas. */
import type { Random } from "./random.ts";

export type Point = readonly [x: number, y: number];
/** The y of a line at each x; y grows downward. */
export type Curve = (x: number) => number;

/** Rounds to one decimal, enough for a canvas 1200 units wide; -0 becomes 0. */
export function round(x: number): number {
  const rounded = Math.round(x * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Linear interpolation between numbers; `t` is 0 to 1. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Linear interpolation between points; `t` is 0 to 1. */
export const between = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];

export const clamp = (x: number, lo: number, hi: number): number => Math.max(lo, Math.min(hi, x));

/** Path data of a smooth curve through all points (Catmull-Rom as cubic Béziers, `tension` 1/6). */
export function smooth(points: readonly Point[], closed = false, tension = 1 / 6): string {
  const count = points.length;
  if (count < 2) return "";
  const at = (i: number): Point => points[closed ? (i + count) % count : clamp(i, 0, count - 1)]!;
  const start = at(0);
  let d = `M${round(start[0])} ${round(start[1])}`;
  const end = closed ? count : count - 1;
  for (let i = 0; i < end; i++) {
    const p0 = at(i - 1);
    const p1 = at(i);
    const p2 = at(i + 1);
    const p3 = at(i + 2);
    const control1 = `${round(p1[0] + (p2[0] - p0[0]) * tension)} ${round(p1[1] + (p2[1] - p0[1]) * tension)}`;
    const control2 = `${round(p2[0] - (p3[0] - p1[0]) * tension)} ${round(p2[1] - (p3[1] - p1[1]) * tension)}`;
    d += `C${control1} ${control2} ${round(p2[0])} ${round(p2[1])}`;
  }
  return d + (closed ? "Z" : "");
}

/** Path data of straight lines through all points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map((p) => `${round(p[0])} ${round(p[1])}`).join("L")}${closed ? "Z" : ""}`;
}

/** Points on a curve from x0 to x1, at most `step` apart. */
export function curvePoints(curve: Curve, x0: number, x1: number, step: number): Point[] {
  const count = Math.max(2, Math.ceil((x1 - x0) / step));
  const points: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const x = lerp(x0, x1, i / count);
    points.push([x, curve(x)]);
  }
  return points;
}

/** Path data of the area between a curve and the level y = `bottom`. */
export function areaUnder(
  curve: Curve,
  x0: number,
  x1: number,
  step: number,
  bottom: number,
): string {
  const top = smooth(curvePoints(curve, x0, x1, step));
  return `${top}L${round(x1)} ${round(bottom)}L${round(x0)} ${round(bottom)}Z`;
}

/** Shape of a hill line: mean height `y`, `amplitude`, waves per width, slope down to the right. */
export interface RidgeShape {
  width: number;
  y: number;
  amplitude: number;
  frequency?: number;
  tilt?: number;
}

/** A hill line: the sum of three sine waves with random phases. */
export function ridge(
  random: Random,
  { width, y, amplitude, frequency = 1, tilt = 0 }: RidgeShape,
): Curve {
  const a = random.between(0, 6.28);
  const b = random.between(0, 6.28);
  const c = random.between(0, 6.28);
  return (x) =>
    y +
    tilt * (x / width - 0.5) -
    amplitude *
      (0.58 * Math.sin((x / width) * frequency * 6.28 + a) +
        0.3 * Math.sin((x / width) * frequency * 13.7 + b) +
        0.12 * Math.sin((x / width) * frequency * 29 + c));
}

/**
 * Path data of a rounded limb along a line of points (arm, trunk, braid). `halfWidths` has one entry per point;
 * both ends have round caps.
 */
export function taper(
  points: readonly Point[],
  halfWidths: readonly number[],
  capStart = true,
  capEnd = true,
): string {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const dx = (after[0] - before[0]) / length;
    const dy = (after[1] - before[1]) / length;
    const half = halfWidths[i]!;
    left.push([point[0] - dy * half, point[1] + dx * half]);
    right.push([point[0] + dy * half, point[1] - dx * half]);
  });
  const back = right.toReversed();
  const withoutStart = (side: Point[]): string => smooth(side).replace(/^M[^C]*/, "");
  const end = (half: number, [x, y]: Point, cap: boolean): string =>
    `${cap ? `A${round(half)} ${round(half)} 0 0 0 ` : "L"}${round(x)} ${round(y)}`;
  const start = left[0]!;
  let d = `M${round(start[0])} ${round(start[1])}${withoutStart(left)}`;
  d += end(halfWidths[last]!, back[0]!, capEnd) + withoutStart(back);
  return d + (capStart ? `${end(halfWidths[0]!, start, true)}Z` : "Z");
}
