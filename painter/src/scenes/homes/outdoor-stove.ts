/** The stove in the yard of the school. */
import { bambooPole } from "../../built/bamboo.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';

/** Under a roof on bamboo posts, open on all sides: students close the clay over a base of tires. */
function outdoorStove(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.12, 0.3],
    volcanoes: [],
    horizon: 330,
    clouds: [],
    fields: { y: 360, depth: 0.28, base: 24, bottom: 640 },
  });
  svg += ground(canvas, () => 600, "path", "milpa");
  for (const x of [130, 1080]) svg += bambooPole(canvas, x, 820, x, 130, 34);
  svg += tileRoof(canvas, 20, 1180, -40, 140, {
    insetLeft: 60,
    insetRight: 60,
    rows: 4,
    barrel: 30,
  });
  svg += bambooPole(canvas, 60, 152, 1140, 152, 26);
  svg +=
    rectangle(724, -20, 66, 520, 4, canvas.colour("steelDark"), EDGE) +
    rectangle(738, -20, 13, 520, 0, canvas.colour("steel")) +
    line("M724 300H790", canvas.colour("steel"), 6);
  const [a, b, c] = random.pick([
    [CAST.schoolboy, CAST.girl, CAST.boy],
    [CAST.girl, CAST.schoolgirl, CAST.schoolboy],
  ] as const);
  const grown = { build: 0.88 };
  const left = closeFigure(canvas, [300, 290], [286, 760], 146, {
    ...a,
    ...grown,
    turn: 0.9,
    tilt: 8,
    down: true,
    mood: "smile",
    left: { elbow: [214, 560], hand: [400, 612], grip: "flat" },
    right: { elbow: [420, 470], hand: [470, 566], grip: "flat", bent: 10 },
  });
  const middle = closeFigure(canvas, [590, 270], [590, 640], 138, {
    ...b,
    ...grown,
    turn: -0.4,
    mood: "laugh",
    left: { elbow: [496, 450], hand: [560, 486], grip: "wrap" },
    right: { elbow: [690, 450], hand: [724, 410], grip: "wrap" },
  });
  const right = closeFigure(canvas, [952, 300], [968, 760], 146, {
    ...c,
    ...grown,
    turn: -0.9,
    mood: "effort",
    left: { elbow: [850, 540], hand: [824, 590], grip: "wrap", bent: 30 },
    right: { elbow: [1060, 560], hand: [960, 610], grip: "wrap", bent: 30 },
  });
  svg += middle.body + left.body + right.body;
  svg += tireWall(canvas, 330, 840, 560, 2, 185, 84);
  svg +=
    path("M330 690V560Q330 520 372 516H850Q886 520 890 560V690Z", canvas.colour("adobe"), EDGE) +
    path("M520 690V640Q520 596 584 596T648 640V690Z", canvas.colour("rubberDark")) +
    line(
      "M370 640q60 -26 120 -8M690 650q70 -30 150 -14M420 572q80 -16 150 0",
      canvas.shaded("adobe", 0.06),
      10,
      ROUND,
    ) +
    rectangle(470, 500, 220, 24, 6, canvas.colour("rubber"), EDGE);
  svg +=
    path("M820 610H960L944 720H836Z", canvas.colour("glassBlue"), EDGE) +
    path("M820 610Q890 570 960 610Q890 634 820 610Z", canvas.colour("adobeDark"), EDGE);
  return svg + middle.arms + left.arms + right.arms;
}

export const OUTDOOR_STOVE = { outdoorStove } as const;
