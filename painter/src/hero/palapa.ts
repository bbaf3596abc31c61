import { bambooPole } from "../built/bamboo.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { lerp, round } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";

/** A bamboo pavilion with a thatched roof, its lower left corner at (x, y). */
export function palapa(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
): string {
  const w = width;
  const X = (share: number): number => round(x + w * share);
  const Y = (share: number): number => round(y - height * share);
  let svg = "";
  for (let i = 0; i < 4; i++) {
    const post = lerp(x + w * 0.08, x + w * 0.92, i / 3);
    svg += bambooPole(canvas, post, y, post, y - height * 0.58, Math.max(3, w * 0.034), depth);
  }
  const rail = y - height * 0.2;
  svg += bambooPole(canvas, x + w * 0.08, rail, x + w * 0.92, rail, Math.max(2, w * 0.02), depth);
  const thatch =
    `M${X(-0.06)} ${Y(0.5)}C${X(0.2)} ${Y(0.66)} ${X(0.36)} ${Y(0.86)} ${X(0.44)} ${round(y - height)}H${X(0.56)}` +
    `C${X(0.64)} ${Y(0.86)} ${X(0.8)} ${Y(0.66)} ${X(1.06)} ${Y(0.5)}Q${X(0.5)} ${Y(0.44)} ${X(-0.06)} ${Y(0.5)}Z`;
  svg += path(thatch, canvas.colour("straw", depth));
  let straws = "";
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    straws += `M${X(lerp(0.45, 0.55, t))} ${Y(0.97)}Q${X(lerp(0.3, 0.7, t))} ${Y(0.7)} ${X(lerp(-0.03, 1.03, t))} ${Y(0.49)}`;
  }
  return (
    svg +
    line(straws, canvas.shaded("straw", -0.12, depth), Math.max(0.9, w * 0.008), 'opacity=".8"')
  );
}
