/** The braids of women and girls close up. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round, taper } from "../../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";

/** Three strands laid over each other, with a ribbon at the end. */
export function braid(
  canvas: Canvas,
  [x, y]: Point,
  length: number,
  size: number,
  ribbon: ColourName,
  hair: ColourName = "hair",
): string {
  const strands = 9;
  let svg = path(
    taper(
      [
        [x, y],
        [x, y + length],
      ],
      [size * 0.1, size * 0.06],
    ),
    canvas.colour(hair),
  );
  for (let i = 0; i < strands; i++) {
    const side = i % 2 ? 1 : -1;
    const at = y + (i * length) / strands;
    const w = size * (0.1 - i * 0.004);
    svg += line(
      `M${round(x - side * w * 0.6)} ${round(at - w * 0.5)}Q${round(x + side * w * 1.1)} ${round(at)} ${round(x + side * w * 0.2)} ${round(at + w)}`,
      canvas.shaded(hair, 0.09),
      size * 0.028,
      ROUND,
    );
  }
  const end = y + length;
  return (
    svg +
    rectangle(
      x - size * 0.08,
      end - size * 0.03,
      size * 0.16,
      size * 0.1,
      size * 0.03,
      canvas.colour(ribbon),
    ) +
    path(
      `M${round(x - size * 0.05)} ${round(end + size * 0.06)}l${round(-size * 0.08)} ${round(size * 0.16)}l${round(size * 0.13)} ${round(-size * 0.05)}l${round(size * 0.13)} ${round(size * 0.05)}l${round(-size * 0.08)} ${round(-size * 0.16)}Z`,
      canvas.colour(ribbon),
    )
  );
}
