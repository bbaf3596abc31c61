import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";
import { circle } from "../canvas/svg.ts";

const outline = (r: number, stroke: string, width: number, dashes = ""): string =>
  `<circle r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${dashes}/>`;

/** A simplified `tireRing` for tires that are rolled or carried, around (0, 0). */
export function carriedTire(canvas: Canvas, r: number, depth: number): string {
  const body = canvas.colour("rubber", depth);
  const tread = ` stroke-dasharray="${round(r * 0.13)} ${round(r * 0.09)}"`;
  return (
    circle(0, 0, r, canvas.shaded("rubber", -0.07, depth)) +
    outline(r * 0.96, body, r * 0.12, tread) +
    circle(0, 0, r * 0.86, body) +
    outline(r * 0.74, canvas.shaded("rubber", 0.15, depth), r * 0.05) +
    circle(0, 0, r * 0.46, canvas.shaded("rubber", -0.1, depth)) +
    circle(0, 0, r * 0.4, canvas.colour("soil", depth))
  );
}
