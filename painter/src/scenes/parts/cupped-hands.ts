/** Two hands held together like a bowl, and the water in them. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, taper } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { outlined } from "./close-face.ts";

const EDGE = outlined(2.4);

const finger = (points: readonly Point[], fill: string): string =>
  path(taper(points, [9.5, 9, 6.5]), fill, EDGE);

/**
 * A bowl of two hands, 130 units wide at scale 1 and full to its brim at (x, y); the wrists are on the left,
 * on the right with `flip`. It covers the two hands of the arms that reach there.
 */
export function cuppedHands(
  canvas: Canvas,
  [x, y]: Point,
  scale: number,
  skin: ColourName = "skin1",
  flip = false,
): string {
  const [plain, light] = [canvas.colour(skin), canvas.shaded(skin, 0.03)];
  const far = [
    [-30, -14, 20, -20],
    [0, -8, 56, -18],
  ] as const;
  const drawing =
    far
      .map(([x0, y0, x1, y1]) =>
        finger(
          [
            [x0, y0 + 14],
            [(x0 + x1) / 2, y0],
            [x1, y1],
          ],
          canvas.shaded(skin, -0.05),
        ),
      )
      .join("") +
    ellipse(2, 0, 58, 15, canvas.colour("sky"), EDGE) +
    ellipse(6, -2, 34, 6, "#fff", 'opacity=".6"') +
    path(
      "M-78 -6C-66 -22 -48 -8 -40 2C-10 12 30 12 46 6C44 34 10 54 -26 46C-54 40 -78 30 -82 14Z",
      plain,
      EDGE,
    ) +
    finger(
      [
        [-2, 34],
        [30, 30],
        [58, 6],
      ],
      plain,
    ) +
    finger(
      [
        [-6, 22],
        [32, 20],
        [64, -6],
      ],
      light,
    ) +
    finger(
      [
        [-10, 11],
        [28, 10],
        [56, -14],
      ],
      plain,
    ) +
    finger(
      [
        [-62, 2],
        [-44, -10],
        [-22, -12],
      ],
      light,
    ) +
    line("M-40 30q16 10 34 8M-20 40q10 4 20 2", canvas.shaded(skin, -0.11), 2.4, ROUND) +
    line("M22 42q6 22 2 44M-8 52q2 18 -2 32M48 26q12 16 12 34", canvas.colour("sky"), 7, ROUND) +
    circle(34, 104, 5, canvas.colour("sky")) +
    circle(-14, 98, 5, canvas.colour("sky"));
  return place(x, y, drawing, [flip ? -scale : scale, scale]);
}
