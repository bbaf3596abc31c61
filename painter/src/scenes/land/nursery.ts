/** The tree nursery. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { pine } from "../../land/trees.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { backdrop, trees } from "../parts/backdrop.ts";

/** Young pines are planted on the slope. */
function nursery(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.76, 0.26],
    volcanoes: [{ x: 330, y: 180, reach: 320 }],
    horizon: 340,
    clouds: [[720, 120, 220]],
    fields: { y: 390, depth: 0.32, base: 18, bottom: 620 },
  });
  svg += path("M-10 500C300 460 900 500 1210 440V810H-10Z", canvas.colour("greenMid"));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 12 - row; i++) {
      const x = 60 + i * (94 + row * 12) + row * 24;
      const y = 530 + row * 62 - (i / 12) * 30;
      const dug = row > 1 && x > 340 && x < 900;
      if (!dug) svg += pine(canvas, x, y, 60 + row * 22);
    }
  svg += path("M320 800C390 640 600 570 760 560C830 620 880 710 900 800Z", canvas.colour("soil"));
  svg += line(
    "M420 790C480 690 600 620 720 600M560 796C600 720 680 660 780 640M700 796C730 750 780 720 840 700",
    canvas.shaded("soil", -0.06),
    7,
    ROUND,
  );
  for (let i = 0; i < 3; i++) svg += pine(canvas, 690 + i * 50, 640 + i * 46, 62 + i * 14);
  svg += trees(canvas, [
    [1140, 540, 290, "round"],
    [40, 560, 250, "round", "milpa"],
  ]);
  const { random } = canvas;
  const [a, b] = random.pick([
    [CAST.girl, CAST.father],
    [CAST.schoolgirl, CAST.mother],
    [CAST.boy, CAST.grandmother],
  ] as const);
  const young = closeFigure(canvas, [446, 452], [420, 850], 120, {
    ...a,
    turn: 0.7,
    tilt: 6,
    mood: "smile",
    left: { elbow: [340, 660], hand: [520, 676], grip: "wrap" },
    right: { elbow: [536, 600], hand: [572, 640], grip: "wrap" },
  });
  const old = closeFigure(canvas, [776, 404], [806, 850], 126, {
    ...b,
    turn: -0.7,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [680, 640], hand: [664, 706], grip: "flat" },
    right: { elbow: [900, 640], hand: [724, 730], grip: "flat" },
  });
  return (
    svg +
    young.body +
    old.body +
    pine(canvas, 596, 720, 210) +
    path("M430 800Q500 716 596 706T770 800Z", canvas.colour("soil")) +
    young.arms +
    old.arms
  );
}

export const NURSERY = { nursery } as const;
