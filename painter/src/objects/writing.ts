/** Notebooks, pencils, books and what else lies on a pupil's desk. */
import type { ColourName } from "../canvas/palette.ts";
import { ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type Drawing } from "./pen.ts";

const BOOKS: readonly ColourName[] = [
  "red",
  "indigo",
  "marigold",
  "greenMid",
  "violet",
  "glassTeal",
  "adobe",
];

/** Books standing in a row. */
export const books: Drawing = (pen) => {
  const { random } = pen.canvas;
  let x = -0.55;
  let svg = "";
  for (const colour of BOOKS) {
    const width = random.between(0.11, 0.17);
    const height = random.between(0.62, 0.92);
    svg += pen.box(x, -height, width, height, 0.015, colour);
    const line = (share: number): string => `M${x + width * 0.2} ${-height * share}h${width * 0.6}`;
    svg += pen.stroke(line(0.82) + line(0.2), "cream", 0.02);
    x += width + pen.units(1);
  }
  return svg;
};

export const backpack: Drawing = (pen) =>
  pen.fill(
    "M-0.39 -0.0408V-0.6324A0.39 0.3876 0 0 1 0.39 -0.6324V-0.0408Q0 0.0306 -0.39 -0.0408Z",
    "indigo",
  ) +
  pen.stroke("M-0.0936 -0.9996q0.0936 -0.1428 0.1872 0", "indigoDeep", 0.05, ROUND) +
  pen.box(-0.2808, -0.4488, 0.5616, 0.3672, 0.06, pen.shaded("indigo", -0.07)) +
  bandStrip(
    pen.canvas,
    "cal",
    pen.x(-0.2808),
    pen.y(-0.612),
    pen.length(0.5616),
    pen.length(0.0918),
  ) +
  pen.stroke("M-0.2028 -0.3672H0.2028", "marigold", 0.025, ROUND);

export const globe: Drawing = (pen) =>
  pen.stroke("M-0.418 -0.75A0.456 0.456 0 0 0 0.19 -0.142", "woodDark", 0.05, ROUND) +
  pen.box(-0.2, -0.08, 0.4, 0.08, 0.03, "woodDark") +
  pen.box(-0.03, -0.18, 0.06, 0.12, 0, "woodDark") +
  pen.disc(0, -0.56, 0.38, "glassBlue") +
  pen.fill(
    "M-0.19 -0.8336q0.19 -0.114 0.228 0.076q-0.038 0.152 0.038 0.228q0.114 0.19 -0.038 0.266q-0.114 -0.114 -0.114 -0.304q-0.228 -0.076 -0.114 -0.266Z",
    "milpa",
  ) +
  pen.disc(-0.0076, -0.5828, 0.0342, "red");
