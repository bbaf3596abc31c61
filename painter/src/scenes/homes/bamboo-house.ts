/** A house of bamboo. */
import { bambooPole } from "../../built/bamboo.ts";
import { win } from "../../built/openings.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bananaLeaf } from "../../land/plants.ts";
import { hen } from "../parts/animals.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { LINE } from "../parts/close-line.ts";
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

/** Turns of cord around the crossing of two poles at (x, y). */
function lashing(canvas: Canvas, x: number, y: number, width: number): string {
  const turns = (side: 1 | -1): string =>
    [-1.5, -0.5, 0.5, 1.5]
      .map((i) => {
        const [dx, dy] = [i * width * 0.2, -side * i * width * 0.2];
        return `M${Math.round(x - width * 0.7 + dx)} ${Math.round(y - side * width * 0.7 + dy)}L${Math.round(x + width * 0.7 + dx)} ${Math.round(y + side * width * 0.7 + dy)}`;
      })
      .join("");
  return (
    line(turns(1), LINE, width * 0.2, `${ROUND} stroke-opacity=".5"`) +
    line(turns(1), canvas.shaded("cream", -0.12), width * 0.15, ROUND) +
    line(turns(-1), LINE, width * 0.2, `${ROUND} stroke-opacity=".5"`) +
    line(turns(-1), canvas.colour("cream"), width * 0.15, ROUND)
  );
}

/** A pole near us, with the dark line things near us have. */
const nearPole = (
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
): string =>
  line(`M${x0} ${y0}L${x1} ${y1}`, LINE, width + 6, 'stroke-opacity=".6"') +
  bambooPole(canvas, x0, y0, x1, y1, width);

/** An eight-sided house of bamboo; near us one pulls the cord tight around a joint, one holds the pole. */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.24, 0.2],
    volcanoes: [],
    horizon: 390,
    clouds: [[1000, 110, 220]],
    fields: { y: 420, depth: 0.34, base: 18, bottom: 640 },
  });
  svg += ground(canvas, (x) => 486 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, height, width] of CLUMPS)
    svg += cane(canvas, x + (x < 600 ? 60 : -60), 540, height * 0.86, width, 0.06);
  const far = 0.76;
  svg +=
    groundShadow(600, 566, 350, 20, 0.2) +
    path("M560 556H640L760 810H420Z", canvas.colour("path")) +
    place(600 - 600 * far, 560 - 664 * far, octagon(canvas), far);
  const [one, two] = canvas.random.pick([
    [CAST.father, CAST.guest],
    [CAST.mason, CAST.mother],
    [CAST.guestMan, CAST.neighbor],
  ] as const);
  const left = closeFigure(canvas, [282, 366], [178, 880], 172, {
    ...one,
    turn: 0.9,
    tilt: 12,
    down: true,
    mood: "effort",
    left: { elbow: [170, 700], hand: [356, 716], grip: "wrap" },
    right: { elbow: [440, 636], hand: [454, 510] },
  });
  const right = closeFigure(canvas, [920, 340], [990, 880], 172, {
    ...two,
    turn: -0.75,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [770, 600], hand: [716, 652], grip: "wrap" },
    right: { elbow: [1120, 640], hand: [960, 660], grip: "wrap" },
  });
  svg += left.body + right.body;
  svg += nearPole(canvas, 612, 520, 588, 830, 50) + nearPole(canvas, -20, 736, 1220, 664, 46);
  // The cord runs from the joint up into the fist that pulls it, and hangs out of it.
  const cord = "M604 690C560 640 500 560 450 508C430 530 424 560 400 604S372 640 384 668";
  svg +=
    lashing(canvas, 600, 700, 66) +
    line(cord, LINE, 15, `${ROUND} stroke-opacity=".5"`) +
    line(cord, canvas.colour("cream"), 10, ROUND);
  return svg + left.arms + right.arms + hen(canvas, 612, 522, 1.25);
}

/** Two lift the first frame of a bamboo house against the sky, one pulls it up by a rope. */
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
    closeFigure(canvas, [316, 424], [236, 850], 150, {
      ...a,
      turn: 0.7,
      tilt: 8,
      mood: "effort",
      left: { elbow: [176, 490], hand: [196, 346] },
      right: { elbow: [424, 470], hand: [412, 322] },
    }),
    closeFigure(canvas, [602, 470], [600, 860], 146, {
      ...b,
      turn: 0.2,
      mood: "laugh",
      left: { elbow: [500, 500], hand: [536, 316] },
      right: { elbow: [700, 490], hand: [662, 310] },
    }),
    closeFigure(canvas, [976, 440], [1030, 860], 150, {
      ...c,
      turn: -0.9,
      tilt: 10,
      mood: "smile",
      left: { elbow: [830, 620], hand: [838, 486] },
      right: { elbow: [1010, 690], hand: [890, 600] },
    }),
  ];
  const rope = "M600 176C680 250 760 380 838 484L892 600C900 660 880 720 900 820";
  for (const { body } of all) svg += body;
  svg +=
    nearPole(canvas, 60, 356, 1000, 296, 38) +
    nearPole(canvas, 120, 352, 612, 166, 32) +
    nearPole(canvas, 950, 306, 588, 166, 32) +
    lashing(canvas, 600, 176, 44) +
    lashing(canvas, 130, 350, 40) +
    lashing(canvas, 940, 302, 40) +
    line(rope, LINE, 15, `${ROUND} stroke-opacity=".5"`) +
    line(rope, canvas.colour("cream"), 10, ROUND);
  for (const { arms } of all) svg += arms;
  return svg;
}

export const BAMBOO_HOUSE = { bambooHouse, bambooFrame } as const;
