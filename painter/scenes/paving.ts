/** Ground people walk on in a town: short strokes for stones and dust. */
import type { Canvas } from "../canvas.ts";
import type { ColourName } from "../palette.ts";
import { lerp, round } from "../path.ts";
import { line } from "../svg.ts";
import { WIDTH } from "./backdrop.ts";

/** Strokes on the ground from `top` to `bottom`, longer and thicker towards us. */
export function paving(
  canvas: Canvas,
  colour: ColourName,
  top: number,
  bottom: number,
  count = 110,
): string {
  const { random } = canvas;
  let far = "";
  let near = "";
  for (let i = 0; i < count; i++) {
    const t = Math.sqrt(random());
    const y = lerp(top, bottom, t);
    const stroke = `M${round(random.between(-20, WIDTH))} ${round(y)}h${round(lerp(8, 34, t) * random.between(0.7, 1.2))}`;
    if (t < 0.6) far += stroke;
    else near += stroke;
  }
  const soft = 'stroke-linecap="round" opacity=".7"';
  return (
    line(far, canvas.shaded(colour, -0.07), 3, soft) +
    line(near, canvas.shaded(colour, -0.09), 5, soft)
  );
}
