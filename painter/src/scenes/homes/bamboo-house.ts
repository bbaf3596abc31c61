/** A house of bamboo. */
import { bambooPole } from "../../built/bamboo.ts";
import { win } from "../../built/openings.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle } from "../../canvas/svg.ts";
import { bananaLeaf, flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { hen } from "../parts/animals.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";

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

/** An eight-sided house of bamboo: a cane is carried up, another is bound, a child sweeps the way. */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.2],
    volcanoes: [],
    horizon: 390,
    clouds: [[1000, 110, 220]],
    fields: { y: 420, depth: 0.34, base: 18, bottom: 640 },
  });
  svg += ground(canvas, (x) => 520 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, height, width] of CLUMPS) svg += cane(canvas, x, 590, height, width, 0.06);
  svg += groundShadow(600, 672, 420, 22, 0.2);
  svg += path("M536 664H664L800 810H400Z", canvas.colour("path"));
  svg += octagon(canvas);
  svg += people(canvas, [
    [
      336,
      716,
      214,
      { who: "man", pose: "plaster", hat: "straw", shirt: "cream", trousers: "indigo" },
    ],
    [900, 720, 210, { who: "woman", pose: "walk", load: "wood", flip: true }],
    [520, 772, 160, { who: "girl", pose: "run", woven: true }],
  ]);
  for (let i = 0; i < 5; i++)
    svg += bambooPole(canvas, 906 + i * 12, 776 - i * 9, 1170, 768 - i * 9, 15);
  return svg + hen(canvas, 300, 780, 1) + flowers(canvas, 60, 770, 160, 18, 14);
}

export const BAMBOO_HOUSE = { bambooHouse } as const;
