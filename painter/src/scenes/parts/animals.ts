/** Animals in the foreground: cat, turkey, dog, hen. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, place, ROUND } from "../../canvas/svg.ts";
import { LINE, outlined } from "./outlined.ts";

const EDGE = outlined(2.4);

/** Rim light along the back. */
const rim = (canvas: Canvas, d: string, width: number): string =>
  line(d, canvas.air.sun, width, `${ROUND} opacity=".45"`);

/** A sleeping cat with its head to the left; 100 units long at scale 1, belly at y. */
export function sleepingCat(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  colour: ColourName = "marigoldDeep",
): string {
  const stripe = canvas.shaded(colour, -0.13);
  return place(
    x,
    y,
    path(
      "M46 -6C66 -10 70 -30 58 -36C52 -38 50 -30 55 -27C60 -22 54 -14 40 -14Z",
      canvas.colour(colour),
      EDGE,
    ) +
      path("M-46 0C-54 -20 -40 -46 0 -46C36 -46 56 -24 50 0Z", canvas.colour(colour), EDGE) +
      line("M-8 -45q4 10 0 18M10 -45q5 10 2 18M28 -40q5 9 3 17", stripe, 5, ROUND) +
      path(
        "M-70 -14C-73 -26 -68 -34 -66 -39L-65 -51L-55 -42Q-48 -44 -41 -42L-31 -51L-30 -39C-28 -34 -23 -26 -26 -14C-31 2 -65 2 -70 -14Z",
        canvas.colour(colour),
        EDGE,
      ) +
      line("M-60 -20q5 4 9 0M-43 -20q5 4 9 0", LINE, 2.4, ROUND) +
      path("M-50 -13h6l-3 4Z", canvas.colour("rose")) +
      line("M-66 -10l-14 -3M-66 -6l-13 2M-29 -10l13 -3M-29 -6l12 2", "#fffaf0", 1.6, ROUND) +
      rim(canvas, "M4 -44.5C32 -44 48 -28 48.5 -10", 4),
    scale,
  );
}

/** A turkey with a spread tail, walking left; 100 units high at scale 1, feet at y. */
export function turkey(canvas: Canvas, x: number, y: number, scale: number): string {
  let fan = "";
  for (let i = 0; i < 9; i++) {
    const turn = -64 + i * 18;
    fan += place(
      26,
      -40,
      path("M-6 0L-10 -50Q0 -62 10 -50L6 0Z", canvas.colour(i % 2 ? "earthDark" : "earth"), EDGE) +
        line("M-8 -46Q0 -54 8 -46", canvas.colour("straw"), 4, ROUND),
      1,
      turn,
    );
  }
  let feathers = "";
  for (const [fx, fy] of [
    [-14, -42],
    [4, -46],
    [20, -38],
    [-6, -30],
    [12, -28],
    [28, -26],
  ] as const)
    feathers += `M${fx} ${fy}q7 7 14 0`;
  return place(
    x,
    y,
    fan +
      line("M4 -14V0M20 -14V0M-4 0H8M12 0H24", canvas.colour("adobeDark"), 4, ROUND) +
      path(
        "M-30 -44C-26 -66 6 -66 28 -56C50 -46 46 -12 16 -10C-14 -8 -34 -22 -30 -44Z",
        canvas.colour("basalt"),
        EDGE,
      ) +
      line(feathers, canvas.colour("glassTeal"), 2.6, ROUND) +
      path(
        "M-30 -40C-38 -56 -42 -70 -40 -84C-38 -92 -26 -92 -24 -82C-22 -70 -16 -62 -8 -56Z",
        canvas.colour("skyDeep"),
        EDGE,
      ) +
      path(
        "M-40 -82C-48 -80 -50 -66 -44 -58C-38 -62 -40 -74 -36 -78Z",
        canvas.colour("redHot"),
        EDGE,
      ) +
      path("M-40 -86L-52 -82L-40 -79Z", canvas.colour("marigold"), EDGE) +
      circle(-34, -84, 2.6, LINE),
    scale,
  );
}

/** A sitting dog looking up to the right; 100 units high at scale 1, paws at y. */
export function sittingDog(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  colour: ColourName = "sand",
): string {
  return place(
    x,
    y,
    line("M-34 -8C-60 -12 -60 -34 -50 -44", canvas.colour(colour), 9, ROUND) +
      path(
        "M-38 0C-46 -26 -26 -58 -2 -66L20 -50C24 -30 20 -10 20 0Z",
        canvas.colour(colour),
        EDGE,
      ) +
      path("M2 0V-40Q14 -46 18 -38L16 0Z", canvas.shaded(colour, 0.06), EDGE) +
      path(
        "M-12 -62C-16 -86 4 -98 18 -92L42 -84C48 -80 46 -72 38 -70L22 -66C16 -54 -4 -50 -12 -62Z",
        canvas.colour(colour),
        EDGE,
      ) +
      path(
        "M-8 -86C-22 -92 -26 -74 -18 -60C-10 -64 -6 -74 -8 -86Z",
        canvas.shaded(colour, -0.16),
        EDGE,
      ) +
      circle(42, -80, 4.4, LINE) +
      circle(19, -82, 2.8, LINE) +
      line("M36 -71q-8 3 -14 0", LINE, 2, ROUND) +
      path("M-14 -54Q4 -44 20 -56L20 -50Q4 -38 -13 -48Z", canvas.colour("redHot")) +
      rim(canvas, "M22 -90L42 -83", 3),
    scale,
  );
}

/** A pecking hen with her head to the left; 60 units high at scale 1, feet at y. */
export const hen = (canvas: Canvas, x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    line("M0 -12V0M12 -12V0M-6 0H4M7 0H17", canvas.colour("marigoldDeep"), 3.4, ROUND) +
      path(
        "M-34 -10C-30 -30 -20 -40 0 -42C16 -44 30 -58 40 -52C46 -34 34 -10 10 -10C-6 -10 -18 -16 -26 -8Z",
        canvas.colour("tile"),
        EDGE,
      ) +
      path("M-2 -34C12 -38 24 -30 20 -20C10 -16 0 -22 -2 -34Z", canvas.colour("tileDark")) +
      path("M-34 -14l-8 10l10 -2Z", canvas.colour("marigold")) +
      path("M-34 -18q-8 -4 -2 -10q6 0 6 6Z", canvas.colour("redHot")) +
      circle(-27, -16, 2.2, LINE),
    scale,
  );
