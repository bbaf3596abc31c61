/** People near us who turn their back and show their face from its side, as those who look out. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { Point } from "../../canvas/path.ts";
import { dressed } from "./close-dress.ts";
import { closeFigure, type CloseFigure, type CloseLook } from "./close-figure.ts";
import { closeHead } from "./close-head.ts";

/**
 * A person from behind whose face is seen from the side it turns to: `turn` below 0 is the left.
 * Arms that lie before the chest belong under `body`, not over it.
 */
export function fromBehind(
  canvas: Canvas,
  head: Point,
  hips: Point,
  size: number,
  look: CloseLook,
): CloseFigure {
  const worn = dressed(canvas, look);
  // Hair that hangs loose is that of the face, not a second one behind it.
  const hair = worn.hair === "long" ? "short" : worn.hair;
  const figure = closeFigure(canvas, head, hips, size, { ...worn, hair, back: true });
  const turn = (worn.turn ?? 1) < 0 ? -1 : 1;
  const face = closeHead(canvas, head[0], head[1], size, { ...worn, turn });
  return { ...figure, body: figure.body + face };
}
