import type { Canvas } from "../canvas/canvas.ts";
import { type Point, polygon } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";

/** A solar panel of eight cells with its lower left corner at (x, y), leaning right by `skew`. */
export function solarPanel(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  skew = 0.35,
  depth = 0,
): string {
  const at = (u: number, v: number): Point => [
    x + width * u + height * skew * (1 - v),
    y - height * (1 - v),
  ];
  const frame = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  let seams = "";
  for (let i = 1; i < 4; i++) seams += polygon([at(i / 4, 0), at(i / 4, 1)], false);
  seams += polygon([at(0, 0.5), at(1, 0.5)], false);
  return (
    path(frame, canvas.colour("solar", depth)) +
    line(seams, canvas.colour("sky", depth), Math.max(0.8, height * 0.03), 'opacity=".7"') +
    line(frame, canvas.colour("steel", depth), Math.max(1, height * 0.05))
  );
}
