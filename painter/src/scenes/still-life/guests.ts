/** Who comes to the table of a still life and puts a hand, or a paw, on it. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { LINE } from "../parts/close-line.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { rim } from "../parts/close-light.ts";

/** In two layers: behind the table, and on it. */
interface Guest {
  behind: string;
  before: string;
}

const EDGE = outlined(2.4);

/** One leans on the table with one arm and takes the nearest thing with the other. */
function reaching(canvas: Canvas, side: 1 | -1, look: CloseLook, size = 192): Guest {
  const at = (x: number, y: number): [number, number] => [600 + side * x, y];
  const near = { elbow: at(384, 690), hand: at(280, 600), grip: "wrap" as const };
  const far = { elbow: at(570, 724), hand: at(420, 734), grip: "flat" as const };
  const { body, arms } = closeFigure(canvas, at(418, 320), at(440, 800), size, {
    ...look,
    turn: -0.7 * side,
    tilt: -5 * side,
    mood: "smile",
    left: side > 0 ? near : far,
    right: side > 0 ? far : near,
  });
  return { behind: body, before: arms };
}

/** A cat that sits and taps at what is before it, its head to the left; 100 units high at scale 1. */
function tappingCat(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  colour: ColourName,
): string {
  const fur = canvas.colour(colour);
  const stripe = canvas.shaded(colour, -0.13);
  return place(
    x,
    y,
    path("M30 -6C60 0 84 -18 74 -44C70 -54 60 -50 63 -42C68 -26 50 -16 30 -18Z", fur, EDGE) +
      path("M-20 0C-26 -30 -20 -54 0 -60C28 -60 46 -34 42 0Z", fur, EDGE) +
      line("M22 -50q12 6 14 14M28 -38q10 6 12 14M30 -24q8 4 10 10", stripe, 5, ROUND) +
      path("M-8 0V-26H8V0Q0 4 -8 0Z", canvas.shaded(colour, 0.05), EDGE) +
      path(
        "M-12 -36C-30 -36 -50 -42 -58 -50C-64 -50 -66 -40 -58 -36C-46 -28 -26 -20 -10 -22Z",
        fur,
        EDGE,
      ) +
      path(
        "M-34 -66C-38 -80 -36 -92 -34 -102L-20 -92Q-12 -95 -4 -92L10 -102C12 -90 12 -76 6 -66C-4 -54 -24 -54 -34 -66Z",
        fur,
        EDGE,
      ) +
      line("M-12 -92v8M-5 -91v7M-19 -91v7", stripe, 3, ROUND) +
      ellipse(-22, -77, 4.6, 5.4, canvas.colour("lime")) +
      ellipse(-3, -77, 4.6, 5.4, canvas.colour("lime")) +
      circle(-23, -76, 2.6, LINE) +
      circle(-4, -76, 2.6, LINE) +
      path("M-16 -69h6l-3 4Z", canvas.colour("rose")) +
      line("M-34 -68l-14 -3M-33 -64l-13 3M6 -68l14 -3M5 -64l13 3", "#fffaf0", 1.6, ROUND) +
      rim(canvas, "M6 -58C34 -52 42 -28 41 -6", 4, 0.8),
    scale,
  );
}

/** The guests of the still lifes; chance takes one. */
export const GUESTS: readonly ((canvas: Canvas) => Guest)[] = [
  (canvas) => reaching(canvas, 1, CAST.girl),
  (canvas) => reaching(canvas, -1, CAST.boy),
  (canvas) => reaching(canvas, -1, CAST.schoolgirl),
  (canvas) => ({ behind: "", before: tappingCat(canvas, 1046, 716, 2.2, "marigoldDeep") }),
];
