import { type Canvas, makeCanvas } from "../../canvas/canvas.ts";
import type { TimeOfDay } from "../../canvas/palette.ts";

/** A canvas with the same size, random stream and definitions but the colours of another time of day. */
export function withLight(canvas: Canvas, time: TimeOfDay): Canvas {
  const { colour, shaded, blended, air, lit } = makeCanvas({ time, random: canvas.random });
  return { ...canvas, time, colour, shaded, blended, air, lit };
}
