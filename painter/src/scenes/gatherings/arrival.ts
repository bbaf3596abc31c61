/** The walk up to the school. */
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { type Curve, lerp, round } from "../../canvas/path.ts";
import { line, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { hill } from "../../land/hill.ts";
import { maize } from "../../land/maize.ts";
import { agave, flowers, tufts } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { backdrop, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";

/** The hill of the school, and the slope before it on which people meet. */
const schoolHill: Curve = (x) => {
  const t = Math.min(1, Math.max(0, (x - 330) / 300));
  return lerp(596, 508, t * t * (3 - 2 * t)) + (x > 980 ? (x - 980) * 0.16 : 0);
};

const slope: Curve = (x) => 640 - 36 * Math.sin(((x - 160) / WIDTH) * Math.PI);

const WAY: readonly RibbonPoint[] = [
  [560, 830, 250],
  [556, 740, 170],
  [610, 672, 96],
  [676, 630, 52],
  [668, 604, 34],
];

const LAST_BEND: readonly RibbonPoint[] = [
  [664, 622, 32],
  [620, 590, 22],
  [560, 566, 15],
  [548, 548, 10],
];

/** Stones across the way, longer and further apart towards us. */
function stones(canvas: Canvas): string {
  const { random } = canvas;
  let d = "";
  for (let i = 0; i < 46; i++) {
    const t = Math.sqrt(random());
    const y = lerp(660, 792, t);
    const middle = lerp(616, 560, t);
    const half = lerp(80, 205, t);
    d += `M${round(middle + random.between(-0.86, 0.86) * half)} ${round(y)}h${round(lerp(8, 30, t))}`;
  }
  return line(d, canvas.shaded("path", -0.08), 5, `${ROUND} opacity=".75"`);
}

/** Domes and classrooms on a terrace that a tire wall holds. */
function schoolOnItsTerrace(canvas: Canvas): string {
  const depth = 0.06;
  return (
    trees(
      canvas,
      [
        [1030, 500, 250, "round", "greenMid"],
        [596, 498, 150, "cypress"],
        [1110, 512, 190, "round"],
      ],
      0.12,
    ) +
    dome(canvas, 690, 500, 60, { rows: 11, depth: 0.1, colour: "adobeLight", window: true }) +
    house(canvas, 882, 506, 180, 62, {
      depth,
      items: ["arch", "door", "bottles", "arch"],
      door: "glassTeal",
      frame: "glassTeal",
      roofHeight: 46,
    }) +
    dome(canvas, 786, 506, 90, {
      rows: 14,
      depth,
      colour: "cream",
      door: true,
      doorOpen: true,
      bottles: 6,
    }) +
    papelPicado(canvas, 786, 388, 930, 420, 20, 8, 22) +
    papelPicado(canvas, 930, 420, 1086, 404, 18, 8, 22) +
    tireWall(canvas, 600, 568, 478, 2, 66, 30, depth, { planted: 0.16 })
  );
}

/** Visitors come up the path with the one who knows the way; a woman and a girl of the town receive them. */
function arrive(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.32, 0.33],
    sunRadius: 66,
    volcanoes: [{ x: 868, y: 170, reach: 330, form: "shouldered" }],
    horizon: 400,
    clouds: [[620, 130, 210]],
    fields: { y: 450, depth: 0.32, base: 20, bottom: 700 },
    town: [110, 476, 260],
  });
  svg += hill(canvas, schoolHill, canvas.colour("greenMid", 0.12), { from: 300 });
  svg += tufts(canvas, schoolHill, 420, 1220, 20, 10, canvas.colour("milpa", 0.1));
  svg += schoolOnItsTerrace(canvas);
  svg += ribbon(LAST_BEND, canvas.colour("path", 0.06), canvas.shaded("path", -0.14));
  svg += hill(canvas, slope, canvas.colour("green"));
  svg += tufts(canvas, (x) => slope(x) + 18, 0, WIDTH, 18, 14, canvas.colour("milpa"));
  svg += ribbon(WAY, canvas.colour("path"), canvas.shaded("path", -0.14)) + stones(canvas);
  svg += flowers(canvas, 820, 676, 230, 20, 11) + flowers(canvas, 190, 690, 140, 12, 11);
  svg += groundShadow(470, 742, 190, 15, 0.1) + groundShadow(696, 742, 110, 13, 0.1);
  const host = { who: "man", hat: "straw", shirt: "white", trousers: "indigo" } as const;
  svg += people(canvas, [
    [
      328,
      738,
      238,
      { who: "volunteerWoman", pose: "walk2", pack: "red", hair: "pony", shirt: "sky" },
    ],
    [
      426,
      750,
      252,
      { who: "volunteerMan", pose: "walk", pack: "glassTeal", hat: "cap", shirt: "marigold" },
    ],
    [524, 744, 250, { ...host, pose: "point", morral: true }],
    [664, 742, 246, { who: "woman", pose: "wave", flip: true, load: "basket", goods: "flowers" }],
    [742, 750, 168, { who: "girl", pose: "pass", flip: true, woven: true, tool: "seedling" }],
  ]);
  for (const [x, height, flip] of [
    [96, 420, false],
    [10, 380, true],
    [1120, 400, false],
    [1196, 380, true],
  ] as const)
    svg += maize(canvas, x, 838, height, 0, { flip });
  return svg + agave(canvas, 214, 806, 96) + flowers(canvas, 880, 800, 200, 22, 17);
}

export const ARRIVAL = { arrive } as const;
