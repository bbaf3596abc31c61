/** A house of bamboo. */
import { bambooPole } from "../../built/bamboo.ts";
import { win } from "../../built/openings.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bananaLeaf } from "../../land/plants.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";

/** Canes of a clump: foot, height, thickness. */
const CLUMPS: readonly (readonly [x: number, height: number, width: number])[] = [
  [150, 420, 14],
  [196, 480, 16],
  [240, 400, 13],
  [1000, 430, 14],
  [1052, 500, 16],
  [1100, 410, 13],
];

/** A cane with its leaves, bent a little by their weight. */
function cane(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  width: number,
  depth: number,
): string {
  const { random } = canvas;
  let svg = bambooPole(canvas, x, foot, x + 14, foot - height, width, depth);
  for (let i = 0; i < 15; i++) {
    const t = 0.46 + i * 0.038;
    const degrees = (i % 2 ? 38 : 142) + random.between(-26, 26);
    svg += bananaLeaf(
      x + 13 * t,
      foot - height * t,
      random.between(2.6, 4.4) * width,
      degrees,
      canvas.colour(i % 3 ? "milpa" : "greenMid", depth),
      canvas.colour("green", depth),
    );
  }
  return svg;
}

/** The house of canes: three of its eight sides, lashed to beams, under a wide roof with a lantern. */
function octagon(canvas: Canvas): string {
  const foot = 640;
  let svg = path("M270 640V400H930V640Z", canvas.shaded("bambooDark", -0.12));
  const wall = (from: number, to: number, count: number, tone: number): void => {
    for (let i = 0; i < count; i++) {
      const x = from + ((i + 0.5) * (to - from)) / count;
      svg += bambooPole(canvas, x, foot, x, 404, Math.abs(to - from) / count - 1);
    }
    svg += rectangle(
      Math.min(from, to),
      400,
      Math.abs(to - from),
      242,
      0,
      "#1a0a1e",
      `opacity="${tone}"`,
    );
  };
  wall(270, 420, 10, 0.26);
  wall(420, 780, 17, 0.02);
  wall(780, 930, 10, 0.12);
  svg += path("M536 642V500A64 60 0 0 1 664 500V642Z", canvas.colour("woodDark"));
  svg += path("M548 642V502A52 48 0 0 1 652 502V642Z", canvas.lit("marigoldDeep"), 'opacity=".35"');
  svg +=
    win(canvas, 448, 470, 62, 66, 0, { frame: "wood" }) +
    win(canvas, 690, 470, 62, 66, 0, { frame: "wood" });
  for (const y of [442, 612])
    svg += bambooPole(canvas, 262, y, 528, y, 12) + bambooPole(canvas, 672, y, 938, y, 12);
  for (const x of [270, 420, 780, 930]) svg += bambooPole(canvas, x, foot + 8, x, 380, 19);
  svg += tireWall(canvas, 262, 668, 680, 1, 76, 30);
  svg += rectangle(262, 400, 676, 34, 0, "#1a0a1e", 'opacity=".3"');
  const roof = (x0: number, x1: number, t0: number, t1: number, tone: number): string => {
    const strokes = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return `M${Math.round(t0 + (t1 - t0) * t)} 196L${Math.round(x0 + (x1 - x0) * t)} 404`;
    }).join("");
    return (
      path(`M${t0} 196H${t1}L${x1} 410H${x0}Z`, canvas.shaded("straw", tone)) +
      line(strokes, canvas.shaded("straw", tone - 0.09), 4)
    );
  };
  svg +=
    roof(180, 390, 520, 560, -0.12) +
    roof(390, 810, 560, 640, -0.02) +
    roof(810, 1020, 640, 680, -0.07);
  svg += line(
    "M180 408L390 412H810L1020 408",
    canvas.shaded("straw", -0.16),
    12,
    'stroke-dasharray="26 5"',
  );
  svg +=
    path("M536 196V160H664V196Z", canvas.colour("woodDark")) +
    path("M500 164L600 104L700 164Z", canvas.shaded("straw", -0.06));
  return svg;
}

/** An eight-sided house of bamboo; in front, two near us bind a joint with cord. */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.24, 0.22],
    volcanoes: [],
    horizon: 400,
    clouds: [[1000, 130, 220]],
    fields: { y: 440, depth: 0.34, base: 18, bottom: 640 },
  });
  svg += ground(canvas, (x) => 580 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, height, width] of CLUMPS) svg += cane(canvas, x, 640, height, width, 0.06);
  svg += groundShadow(600, 676, 420, 22, 0.2) + octagon(canvas);
  const [one, two] = canvas.random.pick([
    [CAST.father, CAST.guest],
    [CAST.mason, CAST.mother],
    [CAST.neighbor, CAST.guestMan],
  ] as const);
  const left = closeFigure(canvas, [372, 520], [352, 860], 104, {
    ...one,
    turn: 0.8,
    tilt: 8,
    down: true,
    left: { elbow: [300, 700], hand: [470, 716] },
    right: { elbow: [474, 730], hand: [556, 664] },
  });
  const right = closeFigure(canvas, [838, 516], [856, 860], 104, {
    ...two,
    turn: -0.8,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [732, 730], hand: [650, 664] },
    right: { elbow: [916, 700], hand: [740, 722] },
  });
  svg += left.body + right.body;
  svg += bambooPole(canvas, 150, 812, 1060, 700, 34) + bambooPole(canvas, 604, 560, 604, 830, 34);
  for (let i = 0; i < 5; i++)
    svg += line(
      `M${574 + i * 3} ${730 + i * 9}L${636 - i * 3} ${778 - i * 9}`,
      canvas.colour(i % 2 ? "woodLight" : "cream"),
      7,
      ROUND,
    );
  svg += line(
    "M606 742C630 690 640 680 650 666M600 742C580 690 566 676 556 666",
    canvas.colour("cream"),
    6,
    ROUND,
  );
  return svg + left.arms + right.arms;
}

/** Three raise the first frame of a bamboo house against the sky. */
function bambooFrame(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.24],
    sunRadius: 100,
    volcanoes: [],
    horizon: 560,
    clouds: [],
    fields: { y: 590, depth: 0.3, base: 22, bottom: 810 },
  });
  for (const [x, height, width] of CLUMPS)
    svg += cane(canvas, x + (x < 600 ? -90 : 90), 700, height, width, 0.1);
  const [a, b, c] = random.pick([
    [CAST.father, CAST.mother, CAST.guest],
    [CAST.mason, CAST.schoolgirl, CAST.neighbor],
    [CAST.guestMan, CAST.neighbor, CAST.father],
  ] as const);
  const all = [
    closeFigure(canvas, [290, 400], [290, 830], 144, {
      ...a,
      turn: 0.5,
      mood: "effort",
      left: { elbow: [190, 480], hand: [236, 330] },
      right: { elbow: [400, 470], hand: [420, 300] },
    }),
    closeFigure(canvas, [606, 440], [606, 830], 144, {
      ...b,
      turn: 0.1,
      mood: "laugh",
      left: { elbow: [510, 500], hand: [540, 276] },
      right: { elbow: [706, 490], hand: [676, 270] },
    }),
    closeFigure(canvas, [916, 400], [916, 830], 144, {
      ...c,
      turn: -0.5,
      mood: "smile",
      left: { elbow: [810, 470], hand: [794, 292] },
      right: { elbow: [1010, 480], hand: [968, 320] },
    }),
  ];
  for (const { body } of all) svg += body;
  svg +=
    bambooPole(canvas, 120, 320, 1080, 270, 36) +
    bambooPole(canvas, 210, 314, 600, 60, 30) +
    bambooPole(canvas, 990, 276, 600, 60, 30) +
    bambooPole(canvas, 600, 300, 600, 60, 24);
  for (const [x, y] of [
    [600, 64],
    [212, 314],
    [988, 278],
    [600, 298],
  ] as const)
    svg += line(
      `M${x - 26} ${y - 16}L${x + 26} ${y + 16}M${x - 26} ${y + 16}L${x + 26} ${y - 16}`,
      canvas.colour("cream"),
      8,
      ROUND,
    );
  for (const { arms } of all) svg += arms;
  return svg;
}

export const BAMBOO_HOUSE = { bambooHouse, bambooFrame } as const;
