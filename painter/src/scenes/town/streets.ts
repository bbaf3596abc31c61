import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { path, place, rectangle } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { treeRound } from "../../land/trees.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { hen, sittingDog } from "../parts/animals.ts";
import { backdrop, skyline, trees, WIDTH } from "../parts/backdrop.ts";
import { paving, sheet } from "../parts/grounds.ts";
import { busDrawing } from "./bus.ts";
import { MURAL_PANELS, PANEL } from "./mural-panels.ts";

/** The mural wall at the town's entrance: twelve framed pictures and passers-by. */
function muralWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.air.sky[4]);
  svg +=
    treeRound(canvas, 150, 150, 200, 0.12) + treeRound(canvas, 1010, 150, 220, 0.12, "greenMid");
  svg += rectangle(
    0,
    110,
    WIDTH,
    524,
    0,
    canvas.colour(random.pick(["plaster", "cream", "glassTeal"] as const)),
  );
  const panels = random.shuffle([...MURAL_PANELS]);
  panels.forEach((panel, i) => {
    const x = 22 + (i % 4) * 294;
    // Low enough that all three rows are visible in the widest crop.
    const y = 142 + Math.floor(i / 4) * 168;
    const scale = 1.12;
    svg +=
      rectangle(
        x - 8,
        y - 8,
        236 * scale + 16,
        159,
        3,
        canvas.colour(random.pick(["red", "indigo", "wood", "greenDeep"] as const)),
      ) +
      `<g ${clip(canvas, `M${x} ${y}h${round(PANEL.width * scale)}v147h${round(-PANEL.width * scale)}Z`)}>${place(x, y - 11, panel(canvas), [scale, 1.01])}</g>`;
  });
  svg += tileRoof(canvas, -10, 1210, 76, 122, { barrel: 22, rows: 2 });
  svg +=
    rectangle(0, 634, WIDTH, 24, 0, canvas.colour("sand")) +
    rectangle(0, 652, WIDTH, 8, 0, canvas.shaded("sand", -0.13));
  svg +=
    rectangle(0, 660, WIDTH, 150, 0, canvas.blended("basalt", "path", 0.5)) +
    paving(canvas, "sand", 670, 800, 80);
  const passers = random.pick<readonly PersonOptions[]>([
    [
      { who: "woman", pose: "carryHead", load: "basket", goods: "flowers" },
      { who: "man", pose: "walk", hat: "straw", morral: true, flip: true, shirt: "cream" },
    ],
    [
      { who: "woman", pose: "walk", bundle: "red", baby: true },
      { who: "man", pose: "carryBack", load: "wood", flip: true, hat: "straw" },
    ],
  ]);
  return (
    svg +
    people(canvas, [
      [300, 786, 380, passers[0]!],
      [640, 790, 270, { who: "boy", pose: "point", shirt: "red" }],
      [1010, 792, 390, passers[1]!],
    ])
  );
}

const ROAD: readonly RibbonPoint[] = [
  [-60, 730, 74],
  [420, 690, 62],
  [860, 640, 50],
  [1010, 560, 36],
  [820, 490, 25],
  [560, 462, 17],
  [450, 428, 12],
  [560, 404, 8],
  [660, 394, 5],
];

/** A bus stop below the climbing road: two people get off, locals meet them. */
function busRoad(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.62, 0.3],
    sunRadius: 92,
    reach: 660,
    volcanoes: skyline(370, 1.04),
    horizon: 370,
    fields: { y: 396, depth: 0.3, base: 17, bottom: 800 },
    town: [560, 420, 260, 20, 1],
  });
  svg += ribbon(ROAD, canvas.colour("basalt", 0.1), canvas.shaded("basalt", 0.1));
  svg += trees(
    canvas,
    [
      [60, 640, 300, "round"],
      [1150, 560, 210, "round", "greenMid"],
      [1070, 540, 130, "pine"],
    ],
    0.06,
  );
  svg += path("M-10 830V762C400 716 760 690 1210 690V830Z", canvas.colour("milpa"));
  for (let i = 0; i < 3; i++) svg += maize(canvas, 1110 + i * 40, 750 - (i % 2) * 16, 190, 0.03);
  svg += place(56, 316, busDrawing(canvas), 0.56);
  svg += people(canvas, [
    [738, 744, 262, { who: "volunteerWoman", pose: "wave", pack: "marigold", skin: "skin4" }],
    [
      954,
      742,
      262,
      { who: "woman", pose: "carryHead", load: "basket", goods: "bread", flip: true },
    ],
    [664, 768, 278, { who: "volunteerMan", pose: "walk", pack: "glassTeal", shirt: "rose" }],
    [1030, 772, 276, { who: "man", pose: "wave", flip: true, hat: "straw", shirt: "teal" }],
  ]);
  return (
    svg +
    sittingDog(canvas, 830, 784, 0.8, "earthDark") +
    hen(canvas, 300, 786, 0.7) +
    flowers(canvas, 380, 792, 170, 16, 14)
  );
}

export const STREETS = { muralWall, busRoad } as const;
