import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";
import { line, place, rectangle } from "../canvas/svg.ts";

/** A bamboo pole between two points, with a node every 4.2 widths. */
export function bambooPole(
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
  depth = 0,
): string {
  const w = width;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const degrees = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const cane = rectangle(0, -w / 2, length, w, w * 0.3, canvas.colour("bamboo", depth));
  const light = canvas.colour("bambooLight", depth);
  const shine = rectangle(
    w * 0.2,
    -w * 0.34,
    length - w * 0.4,
    w * 0.24,
    w * 0.1,
    light,
    'opacity=".8"',
  );
  let nodes = "";
  for (let x = w * 3; x < length - 2; x += w * 4.2)
    nodes += `M${round(x)} ${round(-w / 2)}v${round(w)}`;
  const joints = line(nodes, canvas.colour("bambooDark", depth), Math.max(0.9, w * 0.16));
  return place(x0, y0, cane + shine + joints, 1, degrees);
}
