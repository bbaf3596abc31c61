/** The campus on its hill: three terraces held by tire walls, domes, the school, people at work. */
import { dome } from "../built/dome.ts";
import { house } from "../built/house.ts";
import { waterTank } from "../built/tank.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { type Curve, lerp, round } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";
import { dayOnly } from "../land/day-night.ts";
import { hill } from "../land/hill.ts";
import { maize } from "../land/maize.ts";
import { patchwork } from "../land/patchwork.ts";
import { agave, tufts } from "../land/plants.ts";
import { cypress, pine, treeRound } from "../land/trees.ts";
import { people } from "../people/person.ts";
import { palapa } from "./palapa.ts";
import { papelPicado } from "./papel-picado.ts";

/** Ground lines (y) of the upper, middle and lower terrace. */
const UPPER = 668;
const MIDDLE = 742;
const LOWER = 836;

/** The crest of the hill: level at the valley, rising between x = 640 and x = 1070. */
const crest: Curve = (x) => {
  const t = Math.min(1, Math.max(0, (x - 640) / 430));
  const risen = t * t * (3 - 2 * t);
  const bumps = 7 * Math.sin(x / 60) * risen;
  return lerp(858, 628, risen) - bumps + (x > 1450 ? (x - 1450) * 0.1 : 0);
};

const groundShadow = (d: string): string => `<path d="${d}" fill="#1a0a1e" opacity=".16"/>`;

function hilltop(canvas: Canvas): string {
  const far = 0.14;
  const tree = (x: number, height: number, colour: "green" | "greenMid"): string =>
    treeRound(canvas, x, crest(x) + 8, height, far, colour);
  return (
    hill(canvas, crest, canvas.colour("greenMid", 0.16), {
      from: 600,
      to: 1620,
      bottom: 1010,
      shadow: 0.16,
    }) +
    tufts(canvas, crest, 760, 1600, 15, 9, canvas.colour("green", 0.16)) +
    cypress(canvas, 1096, crest(1096) + 8, 92, far) +
    cypress(canvas, 1124, crest(1124) + 8, 116, far) +
    tree(1156, 88, "green") +
    tree(1258, 118, "greenMid") +
    tree(1552, 128, "green") +
    pine(canvas, 1586, crest(1586) + 8, 104, far) +
    pine(canvas, 1198, crest(1198) + 8, 82, far)
  );
}

/** Two domes behind, one in front with a flag, and a two-storey tower on the left. */
function domes(canvas: Canvas): string {
  const depth = 0.06;
  const pole = line(`M1410 ${UPPER - 94}v-30`, canvas.colour("wood"), 2.6);
  const cloth = `M1411 ${UPPER - 123}q10-4 19 0t17-1v13q-9 4-17 0t-19 1z`;
  return (
    dome(canvas, 1342, UPPER + 2, 62, {
      depth,
      rows: 12,
      colour: "adobeLight",
      bottles: 4,
      bottlesAt: 0.62,
      window: true,
      windowX: -0.36,
      windowY: 0.4,
    }) +
    dome(canvas, 1482, UPPER + 4, 66, {
      depth,
      rows: 13,
      colour: "sand",
      bottles: 4,
      bottlesAt: 0.64,
      window: true,
      windowX: 0.38,
      windowY: 0.42,
    }) +
    dome(canvas, 1410, UPPER + 12, 74, {
      depth: depth * 0.5,
      rows: 14,
      colour: "cream",
      door: true,
      doorWidth: 0.24,
      doorHeight: 0.46,
      doorOpen: true,
      bottles: 6,
      bottlesAt: 0.6,
      ratio: 1.46,
    }) +
    pole +
    `<path class="flag" d="${cloth}" fill="${canvas.colour("marigold")}"/>` +
    dome(canvas, 1004, UPPER + 12, 46, {
      depth,
      rows: 13,
      colour: "plaster",
      ratio: 2.05,
      door: true,
      doorWidth: 0.26,
      doorHeight: 0.3,
      window: true,
      windowX: 0.02,
      windowY: 0.62,
      frame: "glassTeal",
      bottles: 5,
      bottlesAt: 0.47,
    })
  );
}

/** People are shown by day only (design 11.5). */
function peopleOfUpperTerrace(canvas: Canvas, foot: number): string {
  const depth = 0.06;
  return people(canvas, [
    [1284, foot, 35, { who: "man", pose: "lay", tool: "bag", hat: "straw", depth, flip: true }],
    [1262, foot, 36, { who: "woman", pose: "plaster", tool: "trowel", depth }],
    [1540, foot, 36, { who: "woman", pose: "carryHead", load: "basket", depth, flip: true }],
  ]);
}

function upperTerrace(canvas: Canvas): string {
  const ground = `M905 ${UPPER + 12}C1000 ${UPPER - 16} 1080 ${UPPER - 22} 1180 ${UPPER - 12}S1500 ${UPPER - 16} 1620 ${UPPER - 6}V900H905Z`;
  const foot = UPPER + 12;
  let svg = path(ground, canvas.colour("milpa", 0.12)) + domes(canvas);
  svg += treeRound(canvas, 955, UPPER + 14, 64, 0.08, "greenMid");
  svg += treeRound(canvas, 1062, UPPER + 14, 58, 0.08, "greenMid");
  svg += dayOnly(canvas, peopleOfUpperTerrace(canvas, foot));
  svg += groundShadow(`M922 ${UPPER + 10}H1620v8H922z`);
  return svg + tireWall(canvas, 912, UPPER + 72, 708, 3, 59, 20.6, 0.05, { planted: 0.08 });
}

function pavilionClass(canvas: Canvas): string {
  const depth = 0.02;
  return people(canvas, [
    [1434, MIDDLE + 10, 34, { who: "boy", pose: "sit", tool: "book", depth }],
    [1478, MIDDLE + 10, 44, { who: "woman", pose: "point", depth, flip: true }],
    [1412, MIDDLE + 11, 33, { who: "girl", pose: "sit", tool: "book", depth }],
  ]);
}

function schoolyard(canvas: Canvas): string {
  const depth = 0.02;
  const foot = MIDDLE + 13;
  const barrow = {
    who: "man",
    pose: "barrow",
    tool: "barrow",
    cargo: "soil",
    hat: "straw",
  } as const;
  return people(canvas, [
    [1022, foot, 30, { who: "girl", pose: "run", depth }],
    [1044, foot, 31, { who: "boy", pose: "run", depth }],
    [1352, foot, 32, { who: "girl", pose: "wave", flip: true, depth }],
    [1560, foot, 44, { ...barrow, flip: true, depth }],
  ]);
}

/** The school, the tank and the pavilion, with children and a man bringing soil. */
function middleTerrace(canvas: Canvas): string {
  const ground = `M800 ${MIDDLE + 30}C880 ${MIDDLE - 4} 980 ${MIDDLE - 4} 1060 ${MIDDLE - 2}S1500 ${MIDDLE - 6} 1620 ${MIDDLE - 2}V930H800Z`;
  let svg = path(ground, canvas.colour("lime", 0.1));
  svg += tufts(canvas, () => MIDDLE + 6, 900, 1600, 22, 8, canvas.colour("greenMid", 0.08));
  svg += waterTank(canvas, 958, MIDDLE + 10, 58, 82, 0.03);
  svg += house(canvas, 1070, MIDDLE + 10, 262, 62, {
    gable: true,
    items: ["door", "arch", "bottles", "arch", "door"],
    depth: 0.03,
    roofHeight: 42,
    colour: "plaster",
    door: "glassTeal",
    frame: "glassTeal",
  });
  svg += palapa(canvas, 1392, MIDDLE + 12, 150, 98, 0.03);
  svg += dayOnly(canvas, pavilionClass(canvas));
  svg += papelPicado(canvas, 1332, MIDDLE - 88, 1404, MIDDLE - 64, 12, 7, 11);
  svg += papelPicado(canvas, 1530, MIDDLE - 62, 1620, MIDDLE - 96, 14, 7, 11);
  svg += treeRound(canvas, 1590, MIDDLE + 12, 96, 0.03, "green");
  svg += treeRound(canvas, 884, MIDDLE + 24, 86, 0.05, "green");
  svg += dayOnly(canvas, schoolyard(canvas));
  svg += groundShadow(`M812 ${MIDDLE + 24}H1620v10H812z`);
  return (
    svg +
    tireWall(canvas, 806, LOWER + 6, 812, 3, 74, 26, 0.01, {
      planted: 0.07,
      rings: [
        [0.5, 27],
        [0.585, 22],
        [0.86, 25],
      ],
    })
  );
}

/** The rounded end of the lower wall, hidden by plants, and the steps through it. */
function wallEndAndSteps(canvas: Canvas): string {
  const bank = `M690 ${LOWER + 40}C730 ${LOWER + 10} 742 ${MIDDLE + 60} 792 ${MIDDLE + 26}C808 ${MIDDLE + 20} 826 ${MIDDLE + 40} 830 ${LOWER + 8}L838 ${LOWER + 40}Z`;
  let svg = path(bank, canvas.colour("greenMid", 0.06));
  svg += treeRound(canvas, 800, LOWER + 14, 100, 0.02, "green");
  svg += agave(canvas, 836, LOWER + 10, 34, 0.02);
  svg += cypress(canvas, 762, LOWER + 4, 96, 0.06);
  const top = MIDDLE + 24;
  const foot = LOWER + 8;
  svg += path(`M930 ${foot}L946 ${top}H992L1010 ${foot}Z`, canvas.colour("sand", 0.02));
  let treads = "";
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    treads += `M${round(lerp(946, 930, t))} ${round(lerp(top, foot, t))}H${round(lerp(992, 1010, t))}`;
  }
  return svg + line(treads, canvas.shaded("sand", -0.16, 0.02), 2);
}

const beds: Curve = (x) => 842 - 4 * Math.sin(x / 70) + Math.max(0, (860 - x) * 0.12);

function gardeners(canvas: Canvas): string {
  return people(canvas, [
    [1216, beds(1216) + 22, 58, { who: "woman", pose: "kneel", tool: "seedling" }],
    [1330, beds(1330) + 20, 60, { who: "man", pose: "dig", tool: "shovel", hat: "straw" }],
    [
      1142,
      beds(1142) + 20,
      59,
      { who: "volunteerWoman", pose: "pass", tool: "bucket", hat: "cap", hatColour: "marigold" },
    ],
  ]);
}

function lowerTerrace(canvas: Canvas): string {
  let svg = patchwork(canvas, beds, {
    from: 700,
    to: 1630,
    bottom: 960,
    depth: 0.05,
    strips: 3,
    base: 26,
    growth: 1.3,
    parcel: 120,
    slant: 30,
    warmth: 0.25,
    hedges: false,
  }).svg;
  svg += dayOnly(canvas, gardeners(canvas));
  for (const x of [1420, 1462, 1504]) svg += maize(canvas, x, beds(x) + 24, 58, 0.02);
  return svg;
}

/** The whole hill, painted back to front, in land coordinates. */
export function campus(canvas: Canvas): string {
  return (
    hilltop(canvas) +
    upperTerrace(canvas) +
    middleTerrace(canvas) +
    wallEndAndSteps(canvas) +
    lowerTerrace(canvas)
  );
}
