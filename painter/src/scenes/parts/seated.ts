import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point } from "../../canvas/path.ts";
import { ellipse, path } from "../../canvas/svg.ts";
import { outlined } from "./outlined.ts";

/** A skirt spread around a sitting person, her feet under it. */
export const spreadSkirt = (
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  colour: ColourName,
): string =>
  ellipse(x, y + size * 0.62, size * 1.5, size * 0.16, "#1a0a1e", 'opacity=".22"') +
  path(
    `M${x - size * 0.5} ${y - size * 0.16}C${x - size * 1.1} ${y + size * 0.06} ${x - size * 1.4} ${y + size * 0.5} ${x - size * 1.2} ${y + size * 0.62}Q${x} ${y + size * 0.76} ${x + size * 1.2} ${y + size * 0.62}C${x + size * 1.4} ${y + size * 0.5} ${x + size * 1.1} ${y + size * 0.06} ${x + size * 0.5} ${y - size * 0.16}Z`,
    canvas.colour(colour),
    outlined(size * 0.024),
  ) +
  path(
    `M${x - size * 0.6} ${y + size * 0.1}Q${x} ${y + size * 0.34} ${x + size * 0.6} ${y + size * 0.1}Q${x} ${y + size * 0.5} ${x - size * 0.6} ${y + size * 0.1}Z`,
    canvas.shaded(colour, 0.06),
  );
