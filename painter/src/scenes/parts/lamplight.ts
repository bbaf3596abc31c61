/** People in the light of lamps while it is dark around them. */
import { type Canvas, makeCanvas } from "../../canvas/canvas.ts";
import type { TimeOfDay } from "../../canvas/palette.ts";

/** The same sheet, its chance and its definitions, but things have the colors of another hour. */
export function inLightOf(canvas: Canvas, time: TimeOfDay): Canvas {
  const { colour, shaded, blended, air, lit } = makeCanvas({ time, random: canvas.random });
  return { ...canvas, time, colour, shaded, blended, air, lit };
}
