/** Rubbish before it is packed: washed, hung up, sorted. */
import { bottle } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, place, rectangle } from "../../canvas/svg.ts";
import { turkey } from "../parts/animals.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { courses } from "../parts/grounds.ts";

const EDGE = outlined(2.6);
const WRAPPERS: readonly ColourName[] = [
  "red",
  "marigold",
  "rose",
  "white",
  "violet",
  "lime",
  "glassBlue",
  "lemon",
];

/** A line between two walls and the wrappers on it, each with its peg. */
function hungWrappers(canvas: Canvas, y: number, sag: number, leave: readonly number[]): string {
  const { random } = canvas;
  let svg = line(`M-10 ${y}Q600 ${y + sag * 2} 1210 ${y}`, canvas.colour("cream"), 5);
  for (let i = 0; i < 13; i++) {
    if (leave.includes(i)) continue;
    const x = 56 + i * 90;
    const t = x / WIDTH;
    const [w, h] = [random.between(48, 68), random.between(80, 116)];
    const wrapper =
      path(
        `M${round(-w / 2)} 0h${round(w)}l4 ${round(h * 0.5)} -6 ${round(h * 0.5)}h${round(-w)}l-4 ${round(-h * 0.5)}Z`,
        canvas.colour(WRAPPERS[(i + y) % WRAPPERS.length]!),
        EDGE,
      ) +
      ellipse(0, h * 0.5, w * 0.3, h * 0.18, canvas.colour(WRAPPERS[(i + y + 5) % 8]!)) +
      rectangle(-5, -12, 10, 26, 3, canvas.colour("woodLight"));
    svg += place(x, y + sag * 4 * t * (1 - t), wrapper, 1, random.between(-7, 7));
  }
  return svg;
}

/** Washed wrappers dry on a line: one hangs them up, one hands them to her from the bowl. */
function wrapperLine(canvas: Canvas): string {
  const { random } = canvas;
  let svg = courses(canvas, random.pick(["glassTeal", "rose", "marigold"]), 110, 320);
  svg +=
    rectangle(0, 680, WIDTH, 130, 0, canvas.colour("sand")) +
    rectangle(0, 670, WIDTH, 14, 0, "#1a0a1e", 'opacity=".16"') +
    hungWrappers(canvas, 40, 30, []) +
    hungWrappers(canvas, 170, 44, [5, 6, 9]);
  const mother = closeFigure(canvas, [510, 384], [500, 700], 142, {
    ...random.pick([CAST.mother, CAST.neighbor]),
    turn: 0.4,
    tilt: -6,
    mood: "smile",
    feet: 900,
    left: { elbow: [396, 390], hand: [470, 262], grip: "pinch" },
    right: { elbow: [636, 410], hand: [590, 274], grip: "pinch" },
  });
  const girl = closeFigure(canvas, [800, 470], [806, 720], 128, {
    ...random.pick([CAST.girl, CAST.schoolgirl, CAST.boy]),
    turn: -0.7,
    tilt: -6,
    mood: "laugh",
    feet: 900,
    left: { elbow: [716, 600], hand: [690, 480], grip: "pinch" },
    right: { elbow: [900, 640], hand: [846, 690], grip: "wrap" },
  });
  svg += mother.body + girl.body;
  svg +=
    path("M500 254l92 6 6 96-104-4Z", canvas.colour("redHot"), EDGE) +
    ellipse(546, 306, 26, 18, canvas.colour("lemon")) +
    path("M656 420l58 4 4 70-66-2Z", canvas.colour("violet"), EDGE) +
    path("M748 690H920L894 770H774Z", canvas.colour("glassBlue"), EDGE) +
    ellipse(834, 690, 86, 18, canvas.colour("sky"), EDGE) +
    path("M790 680l30-26 34 22 40-18 6 30-60 10Z", canvas.colour("rose"), EDGE);
  const basket = (x: number, fill: string): string =>
    fill +
    path(`M${x - 120} 640H${x + 120}L${x + 98} 790H${x - 98}Z`, canvas.colour("woodLight"), EDGE) +
    line(
      `M${x - 112} 676H${x + 112}M${x - 106} 714H${x + 106}M${x - 100} 752H${x + 100}`,
      canvas.colour("wood"),
      12,
      'stroke-dasharray="26 12"',
    );
  const glass = ["glassGreen", "glassAmber", "glassBlue", "glassTeal"] as const;
  let bottles = "";
  for (let i = 0; i < 6; i++)
    bottles += place(
      104 + i * 28,
      708,
      bottle(canvas, 0, 0, 160, glass[i % 4]!, { cap: "white" }),
      1,
      (i - 2.5) * 8,
    );
  let cans = "";
  for (let i = 0; i < 5; i++)
    cans +=
      rectangle(986 + i * 36, 576 + (i % 2) * 18, 44, 84, 8, canvas.colour("steel"), EDGE) +
      rectangle(986 + i * 36, 600 + (i % 2) * 18, 44, 34, 0, canvas.colour(WRAPPERS[i]!));
  svg += basket(176, bottles) + basket(1076, cans);
  return svg + mother.arms + girl.arms + turkey(canvas, 356, 796, 1);
}

export const WRAPPER_LINE = { wrapperLine } as const;
