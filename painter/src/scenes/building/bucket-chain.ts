/** Earth goes up a wall by hand. */

import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";

import { outlined } from "../parts/close-face.ts";

const EDGE = outlined(3);

/** A pail full of earth under its handle; (x, y) is the middle of its rim. */
export function pail(canvas: Canvas, x: number, y: number, colour: ColourName): string {
  return (
    path(
      `M${x - 66} ${y}C${x - 60} ${y - 108} ${x + 60} ${y - 108} ${x + 66} ${y}`,
      "none",
      `stroke="${canvas.colour("steelDark")}" stroke-width="9"`,
    ) +
    path(
      `M${x - 56} ${y - 4}Q${x - 20} ${y - 46} ${x + 14} ${y - 36}Q${x + 50} ${y - 30} ${x + 58} ${y - 2}Z`,
      canvas.colour("soil"),
      EDGE,
    ) +
    path(
      `M${x - 70} ${y}Q${x} ${y + 26} ${x + 70} ${y}L${x + 52} ${y + 134}Q${x} ${y + 150} ${x - 52} ${y + 134}Z`,
      canvas.colour(colour),
      EDGE,
    ) +
    line(
      `M${x - 68} ${y + 12}Q${x} ${y + 38} ${x + 68} ${y + 12}`,
      canvas.shaded(colour, -0.08),
      9,
      ROUND,
    ) +
    path(
      `M${x + 30} ${y + 20}L${x + 54} ${y + 14}L${x + 42} ${y + 128}L${x + 24} ${y + 132}Z`,
      "#fff",
      'opacity=".22"',
    )
  );
}
