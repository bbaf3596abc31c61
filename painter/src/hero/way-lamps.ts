/** At night lamps stand on both sides of the path from the fields up to the school. */
import { LAMP_LIGHT } from "../built/openings.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { clamp, lerp, type Point } from "../canvas/path.ts";
import { circle, ellipse, line, path } from "../canvas/svg.ts";
import { lamplight, nightOnly } from "../land/day-night.ts";
import type { RibbonPoint } from "../land/ribbon.ts";

/** Glow around a lamp; `hero` defines the gradient that fills it. */
const glow = (
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
): string => ellipse(x, y, rx, ry, `url(#${canvas.id}gl)`, `opacity="${opacity}"`);

/** A candle in a paper bag at (x, y); `r` is half the bag's height, in units. */
function candle(canvas: Canvas, x: number, y: number, r: number): string {
  const bag =
    r > 3
      ? path(
          `M${x - r * 0.8} ${y - r * 2}H${x + r * 0.8}L${x + r * 0.7} ${y}H${x - r * 0.7}Z`,
          LAMP_LIGHT,
        ) + ellipse(x, y - r * 0.8, r * 0.36, r * 0.7, "#fff3c8")
      : circle(x, y - r, r, LAMP_LIGHT);
  return lamplight(canvas, [x, y], glow(canvas, x, y - r * 0.6, r * 9, r * 4.2, 0.75) + bag);
}

/** Rows of lamps on the school's steps and along the terrace edges: two end points and a count. */
const ROWS: readonly (readonly [from: Point, to: Point, count: number])[] = [
  [[936, 828], [950, 772], 4],
  [[1004, 828], [990, 772], 4],
  [[1030, 766], [1600, 764], 15],
];

/** Positions of lamps along both sides of a path, closer and smaller with distance, the farthest first. */
export function lampsBesidePath(
  way: readonly RibbonPoint[],
): (readonly [x: number, y: number, r: number])[] {
  const lamps: (readonly [x: number, y: number, r: number])[] = [];
  let since = 0;
  for (let i = 0; i + 1 < way.length; i++) {
    const [x0, y0, half0] = way[i]!;
    const [x1, y1, half1] = way[i + 1]!;
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (let at = 0; at < length; at += 2) {
      const half = lerp(half0, half1, at / length);
      since += 2;
      if (since < Math.max(11, half * 0.86)) continue;
      since = 0;
      const [x, y] = [lerp(x0, x1, at / length), lerp(y0, y1, at / length)];
      const r = clamp(half * 0.085, 1.7, 8);
      for (const side of [-1, 1]) lamps.push([x + side * half * 1.12, y + 2, r]);
    }
  }
  return lamps.toSorted((one, other) => one[1] - other[1]);
}

/** Lamps along the path and within the school. */
export const pathLamps = (canvas: Canvas, way: readonly RibbonPoint[]): string =>
  nightOnly(
    canvas,
    lampsBesidePath(way)
      .map(([x, y, r]) => candle(canvas, x, y, r))
      .join(""),
  );

/** Rows of lamps within the school. */
export const schoolLamps = (canvas: Canvas): string =>
  nightOnly(
    canvas,
    ROWS.map(([[x0, y0], [x1, y1], count]) =>
      Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1);
        return candle(canvas, lerp(x0, x1, t), lerp(y0, y1, t), 2);
      }).join(""),
    ).join(""),
  );

/** A carried lamp with its light on the carrier, whose height in units is `height`. */
export const lantern = (canvas: Canvas, x: number, y: number, height: number): string => {
  const r = height * 0.05;
  return nightOnly(
    canvas,
    glow(canvas, x, y, r * 11, r * 10, 0.8) +
      line(`M${x} ${y - r * 2}V${y}`, canvas.colour("woodDark"), r * 0.4) +
      ellipse(x, y, r, r * 1.3, LAMP_LIGHT) +
      ellipse(x, y, r * 0.5, r * 0.8, "#fff3c8"),
  );
};
