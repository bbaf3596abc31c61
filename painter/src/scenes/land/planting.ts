/** A tree is set into the slope. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { pine } from "../../land/trees.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { sapling } from "../parts/sapling.ts";
import { closeFigure } from "../parts/close-figure.ts";

/** Two generations set a young pine into the slope: the child holds it straight, the grown one firms the earth. */
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
  const one = closeFigure(canvas, [372, 300], [270, 800], 162, {
    ...elder,
    turn: 0.8,
    tilt: 14,
    mood: "smile",
    left: { elbow: [306, 610], hand: [490, 692], grip: "flat", bent: 20 },
    right: { elbow: [520, 560], hand: [560, 676], grip: "flat", bent: 20 },
  });
  const two = closeFigure(canvas, [830, 392], [880, 800], 150, {
    ...child,
    turn: -0.8,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [736, 650], hand: [650, 560] },
    right: { elbow: [850, 660], hand: [654, 626] },
  });
  const mound =
    "M-10 760C200 744 380 742 500 730C560 690 680 684 750 720C900 690 1080 650 1210 600V810H-10Z";
  return (
    svg +
    two.body +
    sapling(canvas, [630, 720], 520) +
    one.body +
    path(mound, canvas.colour("soil")) +
    line(
      "M200 780h60M380 764h50M560 732h40M640 724h34M740 756h50M900 730h56M1040 720h60M480 790h60M690 786h40",
      canvas.colour("earthDark"),
      8,
      ROUND,
    ) +
    one.arms +
    two.arms +
    path(
      "M440 764Q500 734 560 744Q600 732 640 740Q690 734 730 758Q700 836 590 836T440 764Z",
      canvas.shaded("soil", 0.04),
    )
  );
}

export const PLANTING = { plantPine } as const;
