/** Gardens and the tree nursery. */
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { pine } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
import { anyVolcanoes, backdrop, trees, WIDTH } from "../parts/backdrop.ts";

interface Terrace {
  y: number;
  x: number;
  rows: number;
  tireWidth: number;
  tireHeight: number;
  grass: "milpa" | "lime";
}

/** A planted terrace held by a tire wall. */
function terrace(canvas: Canvas, { y, x, rows, tireWidth, tireHeight, grass }: Terrace): string {
  const top = y - rows * tireHeight;
  const bed = `M${x - 60} ${y + 4}V${top + 10}C300 ${top - 14} 900 ${top - 14} 1240 ${top + 8}V${y + 90}H-60Z`;
  return (
    path(bed, canvas.colour(grass)) +
    tireWall(canvas, x - 20, y, 1300, rows, tireWidth, tireHeight, 0, { planted: 0.3 }) +
    flowers(canvas, x + 40, top + 4, 1000, 40, 12)
  );
}

/** Gardens on terraces that tire walls hold. */
function tireGarden(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.78, 0.26],
    volcanoes: anyVolcanoes(canvas),
    horizon: 330,
    clouds: [[300, 130, 220]],
    fields: { y: 380, depth: 0.32, base: 18, bottom: 600 },
    town: [120, 398, 240],
  });
  svg += path(
    "M-10 480C200 430 420 436 600 460S1000 480 1210 438V810H-10Z",
    canvas.colour("greenMid", 0.05),
  );
  svg += trees(
    canvas,
    [
      [160, 490, 190, "round"],
      [1030, 490, 230, "round", "greenMid"],
      [1110, 484, 180, "cypress"],
      [240, 480, 150, "cypress"],
    ],
    0.05,
  );
  svg += house(canvas, 500, 512, 340, 110, {
    gable: true,
    items: ["arch", "door", "bottles", "arch"],
    roofHeight: 66,
  });
  svg += people(canvas, [[760, 540, 130, { who: "boy", pose: "walk", pack: "red" }]]);
  svg += terrace(canvas, {
    y: 620,
    x: 40,
    rows: 2,
    tireWidth: 100,
    tireHeight: 38,
    grass: "milpa",
  });
  svg += people(canvas, [[400, 664, 210, { who: "woman", pose: "kneel", tool: "seedling" }]]);
  svg += terrace(canvas, {
    y: 820,
    x: -30,
    rows: 2,
    tireWidth: 140,
    tireHeight: 52,
    grass: "lime",
  });
  return (
    svg +
    people(canvas, [
      [860, 742, 232, { who: "woman", pose: "walk", load: "basket", goods: "veg", flip: true }],
    ])
  );
}

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
  svg += people(canvas, [
    [596, 680, 160, { who: "boy", pose: "pass", tool: "bucket" }],
    [440, 778, 312, { who: "woman", pose: "kneel", tool: "seedling" }],
    [
      800,
      774,
      296,
      {
        who: "man",
        pose: "dig",
        tool: "hoe",
        hat: "straw",
        flip: true,
        shirt: "white",
        trousers: "indigo",
      },
    ],
  ]);
  return (
    svg +
    trees(canvas, [
      [1140, 540, 290, "round"],
      [40, 560, 250, "round", "milpa"],
    ])
  );
}

/** A head of lettuce, and a row plant with leaves to both sides. */
const lettuce = (canvas: Canvas): string =>
  path("M0 0C-22 -4 -26 -26 -16 -30C-8 -36 8 -36 16 -30C26 -26 22 -4 0 0Z", canvas.colour("lime")) +
  path("M0 0C-12 -6 -14 -20 0 -26C14 -20 12 -6 0 0Z", canvas.colour("milpa"));

const rowPlant = (canvas: Canvas, fruit: boolean): string =>
  line(
    "M0 0C-4 -16 -14 -20 -18 -24M0 0V-30M0 0C4 -16 14 -20 18 -24",
    canvas.colour("green"),
    5,
    ROUND,
  ) + (fruit ? circle(4, -10, 6, canvas.colour("red")) : "");

/** The school garden: beds, a bucket, a hoe. */
function garden(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.26],
    volcanoes: [{ x: 800, y: 150, reach: 330 }],
    horizon: 320,
    clouds: [
      [520, 120, 220],
      [1060, 150, 180],
    ],
    fields: { y: 370, depth: 0.32, base: 18, bottom: 600 },
  });
  svg += house(canvas, 720, 500, 360, 126, {
    items: ["window", "door", "bottles", "window"],
    gable: true,
    colour: "plaster",
    roofHeight: 80,
  });
  svg += path("M-10 490H1210V810H-10Z", canvas.colour("earth"));
  for (let row = 0; row < 4; row++) {
    const y = 536 + row * 74;
    const scale = 1 + row * 0.3;
    svg += rectangle(-20, y, WIDTH + 40, 24 + row * 5, 12, canvas.colour("soil"));
    for (let i = 0; i < 18 - row * 3; i++) {
      const x = 10 + i * (68 + row * 13);
      svg += place(x, y + 4, row % 2 ? lettuce(canvas) : rowPlant(canvas, i % 3 === 0), scale);
    }
  }
  svg += people(canvas, [
    [640, 700, 206, { who: "girl", pose: "pass", tool: "bucket", woven: true }],
    [350, 760, 310, { who: "woman", pose: "kneel", tool: "seedling" }],
    [910, 784, 308, { who: "man", pose: "dig", tool: "hoe", hat: "straw", flip: true }],
  ]);
  return svg + tireFlat(canvas, 110, 776, 90) + flowers(canvas, 54, 724, 112, 18, 18);
}

export const GARDENS = { tireGarden, nursery, garden } as const;
