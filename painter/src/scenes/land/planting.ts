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
    left: { elbow: [290, 590], hand: [574, 640], grip: "wrap" },
    right: { elbow: [520, 540], hand: [586, 500], grip: "wrap" },
  });
  const two = closeFigure(canvas, [850, 382], [870, 760], 146, {
    ...child,
    turn: -0.7,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [742, 640], hand: [668, 606], grip: "wrap" },
    right: { elbow: [940, 680], hand: [760, 726], grip: "flat", bent: 14 },
  });
  svg += one.body + two.body;
  svg += line("M620 740V330", canvas.colour("woodDark"), 19, ROUND);
  for (let i = 0; i < 6; i++) {
    const y = 190 + i * 46;
    const half = 44 + i * 16;
    svg += path(
      `M620 ${y - 56}C${600} ${y - 10} ${620 - half} ${y + 10} ${620 - half} ${y + 14}Q620 ${y - 6} ${620 + half} ${y + 14}C${620 + half} ${y + 10} 640 ${y - 10} 620 ${y - 56}Z`,
      i % 2 ? canvas.colour("pine") : canvas.shaded("pine", 0.05),
    );
  }
  svg +=
    path(
      "M-10 760C200 744 380 742 520 726C570 700 670 694 730 716C900 690 1080 650 1210 600V810H-10Z",
      canvas.colour("soil"),
    ) +
    line(
      "M200 780h60M380 764h50M560 742h40M640 730h34M740 756h50M900 730h56M1040 720h60M480 790h60M690 786h40",
      canvas.colour("earthDark"),
      8,
      ROUND,
    );
  return svg + one.arms + two.arms;
}

export const PLANTING = { plantPine } as const;
