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
import { sittingDog } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
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
  svg += groundShadow(400, 722, 190, 15, 0.1);
  const host = { who: "man", hat: "straw", shirt: "white", trousers: "indigo" } as const;
  svg += people(canvas, [
    [
      300,
      726,
      238,
      { who: "volunteerWoman", pose: "walk2", pack: "red", hair: "pony", shirt: "sky" },
    ],
    [
      396,
      738,
      252,
      { who: "volunteerMan", pose: "walk", pack: "glassTeal", hat: "cap", shirt: "marigold" },
    ],
    [494, 730, 246, { ...host, pose: "point", morral: true }],
  ]);
  for (const [x, height, flip] of [
    [96, 420, false],
    [10, 380, true],
    [1196, 380, true],
  ] as const)
    svg += maize(canvas, x, 838, height, 0, { flip });
  return svg + agave(canvas, 190, 806, 96) + hosts(canvas);
}

/** Those of the town who come to meet them, near: open arms, flowers, a dog that has heard them first. */
function hosts(canvas: Canvas): string {
  const { random } = canvas;
  const [one, two] = random.pick([
    [CAST.grandmother, CAST.girl],
    [CAST.mother, CAST.boy],
    [CAST.neighbor, CAST.schoolgirl],
  ] as const);
  const woman = closeFigure(canvas, [744, 396], [772, 700], 124, {
    ...one,
    turn: -0.8,
    tilt: -5,
    mood: "laugh",
    feet: 860,
    left: { elbow: [630, 560], hand: [566, 450], grip: "flat" },
    right: { elbow: [868, 580], hand: [900, 660], grip: "flat" },
  });
  const child = closeFigure(canvas, [902, 520], [918, 740], 112, {
    ...two,
    turn: -0.8,
    mood: "smile",
    feet: 870,
    left: { elbow: [800, 700], hand: [862, 726], grip: "grip" },
    right: { elbow: [1000, 720], hand: [888, 740], grip: "grip" },
  });
  return (
    woman.body +
    woman.arms +
    child.body +
    line("M874 760L840 690M878 760L874 690M880 760L900 694", canvas.colour("green"), 6, ROUND) +
    flowers(canvas, 822, 712, 96, 7, 38) +
    child.arms +
    sittingDog(canvas, 640, 800, 1, "adobeLight")
  );
}

export const ARRIVAL = { arrive } as const;
