/** The tree nursery. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { pine } from "../../land/trees.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { nurseryBag, sapling } from "../parts/sapling.ts";

const EDGE = outlined(2.6);

/** Young pines are planted on the slope; those of the last years stand behind. */
function nursery(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.76, 0.26],
    volcanoes: [{ x: 330, y: 180, reach: 320 }],
    horizon: 340,
    clouds: [[720, 120, 220]],
    fields: { y: 390, depth: 0.32, base: 18, bottom: 620 },
  });
  svg += path("M-10 500C300 460 900 500 1210 440V810H-10Z", canvas.colour("greenMid"));
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 10; i++)
      svg += pine(canvas, 50 + i * 122 + row * 56, 520 + row * 66 - i * 4, 66 + row * 26, 0.12);
  svg += trees(canvas, [
    [1150, 540, 290, "round"],
    [40, 560, 250, "round", "milpa"],
  ]);
  return svg + planting(canvas);
}

/** One lowers the tree into its hole with both hands, the other gives it water. */
function planting(canvas: Canvas): string {
  const { random } = canvas;
  const [a, b] = random.pick([
    [CAST.girl, CAST.father],
    [CAST.schoolgirl, CAST.mother],
    [CAST.boy, CAST.grandmother],
  ] as const);
  const young = closeFigure(canvas, [412, 436], [330, 850], 142, {
    ...a,
    turn: 0.8,
    tilt: 13,
    mood: "smile",
    left: { elbow: [316, 660], hand: [528, 700], grip: "wrap", bent: -10 },
    right: { elbow: [470, 620], hand: [546, 664], grip: "wrap", bent: -14 },
  });
  const old = closeFigure(canvas, [836, 378], [930, 850], 150, {
    ...b,
    turn: -0.8,
    tilt: -9,
    mood: "smile",
    left: { elbow: [704, 690], hand: [736, 800], grip: "flat" },
    right: { elbow: [972, 700], hand: [826, 606], bent: 20 },
  });
  const hole = "M-10 720C200 690 380 660 600 672C860 660 1000 690 1210 640V810H-10Z";
  return (
    path(hole, canvas.shaded("soil", -0.08)) +
    ellipse(604, 730, 150, 40, canvas.colour("earthDark"), EDGE) +
    sapling(canvas, [604, 676], 370) +
    nurseryBag(canvas, [604, 670], 120) +
    old.body +
    young.body +
    line("M786 570Q850 586 794 630", canvas.colour("steelDark"), 12) +
    old.arms +
    path("M782 548L672 580L690 668L796 640Z", canvas.colour("steel"), EDGE) +
    ellipse(681, 625, 14, 45, canvas.colour("sky"), EDGE) +
    path(
      "M684 580C650 590 628 630 634 680H652C652 654 664 640 686 664Z",
      canvas.colour("sky"),
      EDGE,
    ) +
    line("M640 728h.01M690 720h.01M622 736h.01", canvas.colour("sky"), 10, ROUND) +
    path(
      "M-10 780C200 752 420 742 500 740C540 776 660 780 706 744C860 740 1050 752 1210 716V810H-10Z",
      canvas.colour("soil"),
    ) +
    line(
      "M200 784h60M400 766h44M760 764h50M930 776h56M1080 756h60M620 790h50",
      canvas.colour("earthDark"),
      8,
      ROUND,
    ) +
    young.arms
  );
}

export const NURSERY = { nursery } as const;
