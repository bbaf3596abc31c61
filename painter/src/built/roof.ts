import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { clamp, lerp, polygon, round } from "../canvas/path.ts";
import { line, path, rectangle } from "../canvas/svg.ts";

export interface TileRoofOptions {
  depth?: number;
  /** Inset of the ridge's two ends from those of the eave, in units. */
  insetLeft?: number;
  insetRight?: number;
  colour?: Colour | undefined;
  /** Width of a barrel tile. */
  barrel?: number;
  rows?: number;
}

/** A roof of barrel tiles: a trapezoid from the ridge at `top` to the eave from x0 to x1. */
export function tileRoof(
  canvas: Canvas,
  x0: number,
  x1: number,
  top: number,
  eave: number,
  options: TileRoofOptions = {},
): string {
  const { depth = 0, insetLeft = 0, insetRight = 0, colour = "tile" } = options;
  const dark = canvas.shaded(colour, -0.09, depth);
  const light = canvas.shaded(colour, 0.08, depth);
  const left = x0 + insetLeft;
  const right = x1 - insetRight;
  const height = eave - top;
  const barrel = options.barrel || clamp((x1 - x0) / 26, 3.5, 11);
  const count = Math.round((x1 - x0) / barrel);
  const surface = polygon([
    [left, top],
    [right, top],
    [x1, eave],
    [x0, eave],
  ]);
  let svg = path(surface, canvas.colour(colour, depth));
  const down = (t: number, inset: number): string =>
    `M${round(lerp(left, right, t))} ${round(top + inset)}L${round(lerp(x0, x1, t))} ${round(eave - inset)}`;
  let joints = "";
  let shine = "";
  let scallops = `M${round(x0)} ${round(eave)}`;
  const half = (x1 - x0) / count / 2;
  for (let i = 0; i <= count; i++) {
    joints += down(i / count, 0);
    if (i === count) break;
    shine += down(i / count + 0.62 / count, 1);
    scallops += `a${round(half)} ${round(half)} 0 0 0 ${round((x1 - x0) / count)} 0`;
  }
  const rows = options.rows || clamp(Math.round(height / 9), 1, 7);
  const rowHeight = height / rows;
  let courses = "";
  for (let row = 1; row < rows; row++) {
    const t = row / rows;
    courses += `M${round(lerp(left, x0, t))} ${round(lerp(top, eave, t))}H${round(lerp(right, x1, t))}`;
  }
  svg += line(joints, dark, Math.max(0.8, barrel * 0.2), 'opacity=".8"');
  const dashes = `stroke-dasharray="${round(rowHeight * 0.72)} ${round(rowHeight * 0.28)}"`;
  svg += line(shine, light, Math.max(0.7, barrel * 0.2), `${dashes} opacity=".9"`);
  svg += line(courses, dark, Math.max(0.8, rowHeight * 0.12), 'opacity=".55"');
  svg += path(`${scallops}Z`, dark);
  const ridgeTop = top - Math.max(1.5, height * 0.05);
  const ridgeHeight = Math.max(2.5, height * 0.1);
  return svg + rectangle(left - 1, ridgeTop, right - left + 2, ridgeHeight, 1.5, light);
}
