/** The jar in which water is carried home. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path } from "../../canvas/svg.ts";
import { outlined } from "./outlined.ts";

const EDGE = outlined(3);

/** A painted water jar of clay, its foot at (x, y), 100 units high at scale 1. */
export function tinaja(canvas: Canvas, x: number, y: number, s: number): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    path(
      `M${at(-26, -78)}C${at(-32, -92)} ${at(-20, -100)} ${at(0, -100)}C${at(20, -100)} ${at(32, -92)} ${at(26, -78)}C${at(56, -54)} ${at(52, -10)} ${at(30, 0)}H${round(x - 30 * s)}C${at(-52, -10)} ${at(-56, -54)} ${at(-26, -78)}Z`,
      canvas.colour("adobe"),
      EDGE,
    ) +
    ellipse(x, y - 97 * s, 22 * s, 6 * s, canvas.colour("earthDark")) +
    line(`M${at(-44, -46)}Q${at(0, -30)} ${at(44, -46)}`, canvas.colour("cream"), 6 * s) +
    line(
      `M${at(-44, -32)}Q${at(0, -16)} ${at(44, -32)}`,
      canvas.colour("indigo"),
      4 * s,
      `stroke-dasharray="${round(10 * s)} ${round(7 * s)}"`,
    )
  );
}
