import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";
import { clip } from "./clip.ts";
import { tireWall } from "./tire-wall.ts";

/** A ferro-cement tank on two courses of tires; (x, y) is the middle of its foot. */
export function waterTank(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
): string {
  const w = width;
  const h = height;
  const r = w / 2;
  const ry = w * 0.1;
  const foot = y - h * 0.26;
  const top = round(foot - h * 0.6);
  const left = round(x - r);
  const right = round(x + r);
  const rim = round(foot - ry * 0.3);
  const body = `M${left} ${top}V${rim}A${round(r)} ${round(ry)} 0 0 0 ${right} ${rim}V${top}Z`;
  const shade = `M${left} ${top}V${rim}Q${round(x - r * 0.8)} ${round(foot + ry * 0.3)} ${round(x - r * 0.35)} ${round(foot + ry * 0.55)}V${top}Z`;
  const bandY = foot - h * 0.34;
  const band = `M${round(x - r * 1.2)} ${round(bandY)}Q${round(x)} ${round(bandY + ry * 2.3)} ${round(x + r * 1.2)} ${round(bandY)}`;
  const lid = `M${round(x - r * 1.04)} ${top}Q${round(x)} ${round(foot - h * 0.94)} ${round(x + r * 1.04)} ${top}A${round(r * 1.04)} ${round(ry)} 0 0 1 ${round(x - r * 1.04)} ${top}Z`;
  const tap = `M${round(x + r * 0.7)} ${round(foot - h * 0.08)}h${round(w * 0.22)}v${round(h * 0.07)}`;
  const stitches = `stroke-dasharray="${round(w * 0.06)} ${round(w * 0.05)}"`;
  let svg = tireWall(canvas, x - w * 0.6, y, w * 1.2, 2, w * 0.3, h * 0.13, depth, { open: false });
  svg += path(body, canvas.colour("plaster", depth));
  svg += path(shade, canvas.colour("plasterShade", depth));
  const bandSvg =
    line(band, canvas.colour("glassBlue", depth), h * 0.1) +
    line(band, canvas.colour("white", depth), h * 0.02, stitches);
  svg += `<g ${clip(canvas, body)}>${bandSvg}</g>`;
  svg += path(lid, canvas.colour("adobe", depth));
  const steel = canvas.colour("steelDark", depth);
  return svg + line(tap, steel, Math.max(1.6, w * 0.04), 'stroke-linecap="round"');
}
