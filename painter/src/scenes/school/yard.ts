/** The yard between lessons, near. */
import { dome } from "../../built/dome.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { object } from "../../objects/all.ts";
import { anyVolcanoes, backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";

/** A ball in the air over the yard; three reach for it, near and cut by the frame. */
function ballGame(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.16, 0.2],
    volcanoes: [],
    horizon: 360,
    fields: { y: 390, depth: 0.3, base: 20, bottom: 560 },
    clouds: [[930, 120, 240]],
  });
  svg += ground(canvas, () => 540, "sand", "milpa") + dome(canvas, 990, 640, 210);
  for (let i = 0; i < 18; i++)
    svg += circle(
      random.between(60, 1140),
      random.between(700, 800),
      random.between(14, 44),
      canvas.shaded("sand", 0.05),
      'opacity=".7"',
    );
  const [a, b, c] = random.shuffle<CloseLook>([
    CAST.girl,
    CAST.boy,
    CAST.schoolgirl,
    CAST.schoolboy,
  ]);
  const left = closeFigure(canvas, [280, 410], [230, 880], 168, {
    ...a!,
    turn: 0.9,
    tilt: -14,
    mood: "laugh",
    left: { elbow: [150, 640], hand: [196, 740] },
    right: { elbow: [430, 470], hand: [486, 360], grip: "flat" },
  });
  const middle = closeFigure(canvas, [622, 330], [640, 860], 172, {
    ...b!,
    turn: -0.3,
    tilt: -6,
    mood: "laugh",
    left: { elbow: [476, 360], hand: [520, 214], grip: "flat" },
    right: { elbow: [790, 400], hand: [748, 250], grip: "flat" },
  });
  const right = closeFigure(canvas, [960, 450], [1010, 900], 168, {
    ...c!,
    turn: -0.95,
    tilt: 12,
    mood: "effort",
    left: { elbow: [820, 560], hand: [742, 450], grip: "flat" },
    right: { elbow: [1110, 700], hand: [1060, 780] },
  });
  svg += left.body + right.body + middle.body;
  svg += place(606, 160, object(canvas, "ball", 0, 72, 150), 1, 16);
  svg += line(
    "M470 70q40 -34 90 -36M452 120q20 -20 40 -30",
    canvas.colour("white"),
    7,
    `${ROUND} opacity=".8"`,
  );
  return svg + left.arms + right.arms + middle.arms;
}

/** Two swings of tires: a child flies towards us through the ring, another waits for her turn to push. */
function playground(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.86, 0.16],
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [[280, 140, 230]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 600, "lime", "milpa") + ellipse(600, 830, 700, 150, canvas.colour("sand"));
  svg +=
    line(
      "M30 830L130 -20M250 830L140 -20M1180 830L1080 -20M960 830L1070 -20",
      canvas.colour("bambooDark"),
      34,
      ROUND,
    ) +
    line("M-20 24H1220", canvas.colour("bamboo"), 44, ROUND) +
    line("M-20 16H1220", canvas.colour("bambooLight"), 10, ROUND);
  const [a, b, c] = random.shuffle<CloseLook>([
    CAST.girl,
    CAST.schoolboy,
    CAST.schoolgirl,
    CAST.boy,
  ]);
  const hole = "none";
  // Ropes run from the bar to the ring; the one who swings holds them.
  svg += line("M500 30L440 420M600 30L668 410", canvas.colour("straw"), 13, ROUND);
  const one = closeFigure(canvas, [560, 322], [552, 640], 160, {
    ...a!,
    turn: 0.2,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [410, 470], hand: [452, 340] },
    right: { elbow: [720, 450], hand: [654, 326] },
  });
  svg += one.body;
  svg += place(552, 640, tireRing(canvas, 0, 0, 176, { soil: false, hole }), 1, -6);
  const legs = (x: number, tilt: number): string =>
    place(
      x,
      712,
      path(
        "M-30 -70H30L38 56Q40 84 0 84T-38 56Z",
        canvas.colour("indigo"),
        'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
      ) + path("M-40 54Q-50 104 -4 106Q46 106 40 54Q0 78 -40 54Z", canvas.colour("rubberDark")),
      1,
      tilt,
    );
  svg += legs(494, 14) + legs(614, -14) + one.arms;
  svg += line("M850 30L862 300M960 30L1010 310", canvas.colour("straw"), 10, ROUND);
  svg += tireRing(canvas, 934, 392, 112, { soil: false, hole });
  const two = closeFigure(canvas, [956, 520], [976, 900], 146, {
    ...b!,
    turn: -0.9,
    tilt: 6,
    mood: "smile",
    left: { elbow: [850, 690], hand: [800, 580], grip: "flat", bent: 20 },
    right: { elbow: [1060, 620], hand: [1000, 490], grip: "wrap" },
  });
  const three = closeFigure(canvas, [196, 500], [176, 900], 146, {
    ...c!,
    turn: 0.9,
    tilt: -4,
    mood: "laugh",
    left: { elbow: [90, 700], hand: [150, 780] },
    right: { elbow: [300, 680], hand: [330, 580], grip: "flat" },
  });
  return svg + two.body + two.arms + three.body + three.arms;
}

export const YARD = { ballGame, playground } as const;
