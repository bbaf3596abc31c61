/** Walls of tires as they are drawn and laid level. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { wallSection } from "./wall-section.ts";

/** An A of three sticks and a hanging stone finds the level on a slope; two faces look at the stone. */
function levelFrame(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.18],
    volcanoes: [],
    horizon: 330,
    clouds: [],
    fields: { y: 360, depth: 0.3, base: 24, bottom: 700 },
  });
  svg +=
    path("M-10 720C300 690 800 640 1210 560V810H-10Z", canvas.colour("soil")) +
    line(
      "M40 770C400 740 800 700 1190 630M20 800C420 780 840 740 1200 680",
      canvas.colour("earthDark"),
      7,
      ROUND,
    );
  const [one, two] = random.pick([
    [CAST.father, CAST.girl],
    [CAST.mother, CAST.schoolboy],
    [CAST.grandmother, CAST.mason],
  ] as const);
  const left = closeFigure(canvas, [372, 306], [350, 830], 146, {
    ...one,
    turn: 0.9,
    tilt: 10,
    down: true,
    left: { elbow: [260, 600], hand: [310, 700] },
    right: { elbow: [470, 560], hand: [520, 440] },
  });
  const right = closeFigure(canvas, [836, 330], [860, 830], 142, {
    ...two,
    turn: -0.9,
    tilt: -10,
    down: true,
    mood: "smile",
    left: { elbow: [740, 600], hand: [690, 456] },
    right: { elbow: [960, 610], hand: [890, 700] },
  });
  svg += left.body + right.body;
  svg +=
    line("M604 150L462 740M604 150L746 700", canvas.colour("woodLight"), 22, ROUND) +
    line("M524 486H686", canvas.colour("wood"), 20, ROUND) +
    line("M604 160V560", canvas.colour("cream"), 5) +
    ellipse(
      604,
      590,
      36,
      32,
      canvas.colour("steelDark"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    line("M604 474V500", canvas.colour("redHot"), 7) +
    line("M588 150H620M592 166H616", canvas.colour("cream"), 7, ROUND);
  return svg + left.arms + right.arms;
}

export const WALL_MEASURES = { wallSection, levelFrame } as const;
