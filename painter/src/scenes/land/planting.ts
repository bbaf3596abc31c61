/** A tree is set into the slope. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { pine } from "../../land/trees.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";

/** Two generations set a young pine into the slope: she holds it straight, he firms the earth. */
function plantPine(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.3, 0.24],
    sunRadius: 80,
    volcanoes: [{ x: 900, y: 190, reach: 300, far: true }],
    horizon: 420,
    clouds: [],
    fields: { y: 450, depth: 0.32, base: 20, bottom: 700 },
  });
  svg += path("M-10 690C300 660 620 600 1210 470V810H-10Z", canvas.colour("greenMid"));
  for (const [x, y, h] of [
    [1060, 520, 170],
    [1150, 500, 130],
    [960, 540, 110],
  ] as const)
    svg += pine(canvas, x, y, h, 0.08);
  const [elder, child] = random.pick([
    [CAST.grandmother, CAST.boy],
    [CAST.father, CAST.girl],
    [CAST.mother, CAST.schoolgirl],
  ] as const);
  const one = closeFigure(canvas, [386, 276], [372, 720], 158, {
    ...elder,
    turn: 0.7,
    tilt: 10,
    down: true,
    mood: "smile",
    left: { elbow: [280, 600], hand: [520, 640] },
    right: { elbow: [530, 500], hand: [602, 426] },
  });
  const two = closeFigure(canvas, [850, 382], [870, 760], 146, {
    ...child,
    turn: -0.7,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [742, 620], hand: [676, 676], grip: "flat" },
    right: { elbow: [930, 660], hand: [732, 700], grip: "flat" },
  });
  svg += one.body + two.body;
  svg += line("M620 700V380", canvas.colour("woodDark"), 13, ROUND);
  for (let i = 0; i < 6; i++) {
    const y = 300 + i * 52;
    const half = 44 + i * 15;
    svg += path(
      `M620 ${y - 56}C${600} ${y - 10} ${620 - half} ${y + 10} ${620 - half} ${y + 14}Q620 ${y - 6} ${620 + half} ${y + 14}C${620 + half} ${y + 10} 640 ${y - 10} 620 ${y - 56}Z`,
      i % 2 ? canvas.colour("pine") : canvas.shaded("pine", 0.05),
    );
  }
  svg +=
    path("M400 810C440 700 540 676 626 676S820 700 860 810Z", canvas.colour("soil")) +
    line(
      "M500 730h40M600 712h30M700 736h44M560 770h60M680 780h30",
      canvas.colour("earthDark"),
      8,
      ROUND,
    );
  return svg + one.arms + two.arms;
}

export const PLANTING = { plantPine } as const;
