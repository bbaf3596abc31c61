/** Dishes and food on a table, seen from straight above. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import type { Point } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ring, ROUND } from "../../canvas/svg.ts";
import { outlined } from "../parts/outlined.ts";

const EDGE = outlined(2.6);

/** Offset of shadows for the sun's position at this time of day. */
export const shadowOffset = ({ time }: Canvas): Point =>
  time === "noon" ? [-6, 9] : time === "dusk" ? [-40, 20] : [-22, 16];

/** A round object on the table with its shadow. */
const dish = (canvas: Canvas, x: number, y: number, r: number, colour: ColourName): string => {
  const [dx, dy] = shadowOffset(canvas);
  return (
    circle(x + dx * 0.6, y + dy * 0.6, r, "#1a0a1e", 'opacity=".24"') +
    circle(x, y, r, canvas.colour(colour), EDGE)
  );
};

/** A plate with a painted rim: beans, rice and greens. */
export const plate = (
  canvas: Canvas,
  x: number,
  y: number,
  turn: number,
  rim: ColourName,
): string =>
  dish(canvas, x, y, 56, "white") +
  ring(x, y, 47, canvas.colour(rim), 8, 'stroke-dasharray="13 9"') +
  place(
    x,
    y,
    ellipse(-14, -6, 20, 25, canvas.colour("earthDark")) +
      ellipse(17, -11, 17, 14, canvas.colour("cream")) +
      ellipse(13, 18, 19, 12, canvas.colour("milpa")) +
      line("M-22 -12h5M-14 2h5M-20 8h5", canvas.colour("violet"), 5, ROUND),
    1,
    turn,
  );

/** A tamal in its opened leaf. */
export const tamal = (canvas: Canvas, x: number, y: number, turn: number): string => {
  const [dx, dy] = shadowOffset(canvas);
  const leaf =
    "M-64 -8C-40 -42 -20 -34 0 -46C22 -34 44 -40 62 -6C44 30 20 30 0 42C-22 32 -46 30 -64 -8Z";
  return (
    place(x + dx * 0.4, y + dy * 0.4, path(leaf, "#1a0a1e", 'opacity=".2"'), 1, turn) +
    place(
      x,
      y,
      path(leaf, canvas.colour("greenMid"), EDGE) +
        line("M-56 -6H54M-20 -32L-12 30M18 -32L14 32", canvas.shaded("greenMid", -0.09), 3) +
        ellipse(0, -2, 36, 21, canvas.colour("cream"), EDGE) +
        ellipse(6, -4, 13, 7, canvas.colour("redHot")),
      1,
      turn,
    )
  );
};

/** Tortillas in a basket with a red napkin. */
export function basket(canvas: Canvas, x: number, y: number): string {
  let svg =
    dish(canvas, x, y, 92, "bamboo") +
    ring(x, y, 80, canvas.colour("bambooDark"), 15, 'stroke-dasharray="14 8"') +
    place(x, y, path("M-66 -58L62 -70L70 60L-60 70Z", canvas.colour("red"), EDGE), 1, 12) +
    place(x, y, line("M-56 -48L54 -58M-52 58L60 50", canvas.colour("lemon"), 5), 1, 12);
  for (let i = 0; i < 5; i++)
    svg += circle(
      x + [-14, 18, -6, 14, 0][i]!,
      y + [10, 14, -14, -8, 2][i]!,
      42,
      canvas.shaded(i % 2 ? "cream" : "sand", 0.02),
      EDGE,
    );
  return (
    svg +
    line(
      `M${x - 16} ${y - 10}h.1M${x + 14} ${y - 4}h.1M${x + 2} ${y + 18}h.1`,
      canvas.colour("woodLight"),
      11,
      ROUND,
    )
  );
}

/** The pot of beans with its ladle. */
export const pot = (canvas: Canvas, x: number, y: number): string =>
  dish(canvas, x, y, 96, "rubber") +
  circle(x, y, 78, canvas.colour("earthDark")) +
  ring(x, y, 58, canvas.colour("soil"), 10, 'stroke-dasharray="13 15" stroke-linecap="round"') +
  ring(x, y, 30, canvas.colour("soil"), 10, 'stroke-dasharray="12 14" stroke-linecap="round"') +
  line(`M${x + 18} ${y + 6}L${x - 96} ${y - 92}`, canvas.colour("woodLight"), 13, ROUND) +
  ellipse(x + 22, y + 10, 27, 21, canvas.colour("wood"), EDGE) +
  ellipse(x + 22, y + 10, 17, 12, canvas.colour("earthDark"));

export const cup = (canvas: Canvas, x: number, y: number, colour: ColourName): string =>
  dish(canvas, x, y, 29, colour) +
  circle(x, y, 20, canvas.colour("earthDark")) +
  path(
    `M${x + 2} ${y - 14}a14 14 0 0 1 12 14`,
    "none",
    'stroke="#fff" stroke-width="4" opacity=".5"',
  );
