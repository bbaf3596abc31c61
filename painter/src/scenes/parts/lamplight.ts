/** People in the light of lamps while it is dark around them. */
import { type Canvas, makeCanvas } from "../../canvas/canvas.ts";
import type { TimeOfDay } from "../../canvas/palette.ts";
import type { Point } from "../../canvas/path.ts";
import { rectangle } from "../../canvas/svg.ts";

/** Darkness around a fire or a lamp at `middle`: clear there, deep from `reach` on. It covers the sheet. */
export function darkAround(canvas: Canvas, [x, y]: Point, reach: number, depth = 0.82): string {
  const id = `${canvas.id}dark${canvas.defs.length}`;
  canvas.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}"><stop offset=".22" stop-color="#ff9a3c" stop-opacity=".12"/><stop offset=".55" stop-color="#3a1022" stop-opacity=".34"/><stop offset="1" stop-color="#0e0618" stop-opacity="${depth}"/></radialGradient>`,
  );
  return rectangle(-10, -10, canvas.width + 20, canvas.height + 20, 0, `url(#${id})`);
}

/** The same sheet, its chance and its definitions, but things have the colors of another hour. */
export function inLightOf(canvas: Canvas, time: TimeOfDay): Canvas {
  const { colour, shaded, blended, light, lit } = makeCanvas({ time, random: canvas.random });
  return { ...canvas, time, colour, shaded, blended, light, lit };
}
