import { bambooPole } from "../../built/bamboo.ts";
import { win } from "../../built/openings.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle } from "../../canvas/svg.ts";
import { bananaLeaf, flowers } from "../../land/plants.ts";
import { MASON, people } from "../../people/person.ts";
import { hen } from "../parts/animals.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";

/** Canes of a clump: x of the foot, height, thickness. */
const CLUMPS: readonly (readonly [x: number, height: number, width: number])[] = [
  [150, 420, 14],
  [196, 480, 16],
  [240, 400, 13],
  [1000, 430, 14],
  [1052, 500, 16],
  [1100, 410, 13],
];

/** A cane with leaves, slightly bent. */
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

/** A straight pole between two points. */
type Cane = readonly [x0: number, y0: number, x1: number, y1: number, width: number];

/** The frame: eight posts, two rings, a cross brace in each open side, rafters up to the lantern. */
const FRAME: readonly Cane[] = [
  [330, 600, 330, 392, 12],
  [500, 590, 500, 392, 12],
  [700, 590, 700, 392, 12],
  [870, 600, 870, 392, 12],
  [270, 648, 270, 384, 20],
  [420, 650, 420, 380, 20],
  [780, 650, 780, 380, 20],
  [930, 648, 930, 384, 20],
  [258, 410, 942, 410, 16],
  [258, 620, 942, 620, 14],
  [430, 612, 596, 420, 11],
  [590, 612, 770, 420, 11],
  [604, 420, 770, 612, 11],
  [790, 612, 922, 420, 11],
  [790, 420, 922, 612, 11],
  [180, 408, 560, 186, 13],
  [390, 412, 580, 186, 14],
  [530, 412, 592, 186, 12],
  [670, 412, 608, 186, 12],
  [810, 412, 622, 186, 14],
  [920, 410, 634, 186, 12],
  [1020, 408, 644, 186, 13],
  [536, 190, 664, 190, 14],
];

/** The house: left half closed and thatched, right half still a bare frame. */
function octagon(canvas: Canvas): string {
  const foot = 640;
  let svg = tireWall(canvas, 262, 672, 680, 1, 76, 32);
  svg += path("M270 640V400H600V640Z", canvas.shaded("bambooDark", -0.12));
  for (const [from, to, count, tone] of [
    [270, 420, 10, 0.24],
    [420, 600, 11, 0.02],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = from + ((i + 0.5) * (to - from)) / count;
      svg += bambooPole(canvas, x, foot, x, 404, (to - from) / count - 1);
    }
    svg += rectangle(from, 400, to - from, 242, 0, "#1a0a1e", `opacity="${tone}"`);
  }
  svg += path("M600 642V578H900L930 642Z", canvas.colour("woodLight"));
  svg += line("M600 598H910M600 620H920", canvas.colour("wood"), 3);
  svg += win(canvas, 466, 460, 74, 80, 0, { frame: "wood" });
  svg += FRAME.map((cane) => bambooPole(canvas, ...cane)).join("");
  const thatch = (x0: number, x1: number, t0: number, t1: number, tone: number): string => {
    const strokes = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return `M${Math.round(t0 + (t1 - t0) * t)} 190L${Math.round(x0 + (x1 - x0) * t)} 408`;
    }).join("");
    return (
      path(`M${t0} 186H${t1}L${x1} 414H${x0}Z`, canvas.shaded("straw", tone)) +
      line(strokes, canvas.shaded("straw", tone - 0.09), 4)
    );
  };
  svg += thatch(180, 390, 520, 560, -0.12) + thatch(390, 596, 560, 600, -0.02);
  svg += line("M180 410L390 416H600", canvas.shaded("straw", -0.16), 12, 'stroke-dasharray="26 5"');
  svg +=
    path("M500 204L600 96L700 204Q600 226 500 204Z", canvas.shaded("straw", -0.06)) +
    line(
      "M600 104L530 202M600 104L576 208M600 104L624 208M600 104L670 202",
      canvas.shaded("straw", -0.15),
      4,
    );
  // Lashings of the poles.
  const bound = FRAME.slice(4, 8).map(
    ([x]) => `M${x - 16} 404h32M${x - 16} 414h32M${x - 14} 618h28`,
  );
  return svg + line(bound.join(""), canvas.colour("tile"), 5);
}

/**
 * An octagonal bamboo house under construction: one half is finished, on the other two people lash the frame before
 * the sun.
 */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.62, 0.44],
    sunRadius: 120,
    reach: 640,
    horizon: 470,
    fields: { y: 496, depth: 0.34, base: 18, bottom: 680 },
  });
  svg += ground(canvas, (x) => 580 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, height, width] of CLUMPS) svg += cane(canvas, x, 620, height, width, 0.06);
  svg += groundShadow(600, 676, 420, 22, 0.2);
  svg += octagon(canvas);
  svg += people(canvas, [
    [694, 624, 226, { who: "woman", pose: "plaster", shadow: false }],
    [860, 414, 206, { ...MASON, pose: "kneel", flip: true, shadow: false }],
    [968, 730, 258, { ...MASON, pose: "plaster", flip: true }],
    [330, 744, 196, { who: "girl", pose: "run", woven: true }],
    [160, 738, 252, { who: "volunteerWoman", pose: "carryBack", load: "wood" }],
  ]);
  svg += bambooPole(canvas, 946, 640, 1010, 330, 15);
  for (let i = 0; i < 5; i++)
    svg += bambooPole(canvas, 640 + i * 12, 776 - i * 9, 904, 768 - i * 9, 15);
  return svg + hen(canvas, 520, 770, 1) + flowers(canvas, 60, 770, 160, 18, 14);
}

export const BAMBOO_HOUSE = { bambooHouse } as const;
