/** The hillside as the painters of Comalapa show it: from above and from the side at once, without horizon. */
import { LAMP_LIGHT } from "../../built/openings.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";

import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";

import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { shifted } from "../../canvas/moving.ts";
import { circle, ellipse, path } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { besideWay } from "../../hero/way-lamps.ts";
import { patchwork } from "../../land/patchwork.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { treeRound } from "../../land/trees.ts";
import { STRIDE, walking, waving } from "../../people/gait.ts";
import { person } from "../../people/person.ts";
import { POSES } from "../../people/poses.ts";
import type { PersonOptions } from "../../people/person-look.ts";

/** Fields laid over the whole slope, with walls of tires along the contours. */
function slope(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    sheet(canvas.colour("milpa")) +
    patchwork(canvas, (x) => -60 + 24 * Math.sin(x / 170), {
      depth: 0.06,
      strips: 8,
      base: 70,
      growth: 1.13,
      parcel: 150,
      slant: 40,
      warmth: 0.5,
      bottom: 830,
    }).svg;
  for (let i = 0; i < 13; i++)
    svg += treeRound(
      canvas,
      random.between(-10, 1210),
      random.between(40, 800),
      random.between(50, 84),
      0.03,
      random.pick(["green", "greenMid", "greenDeep"] as const),
    );
  return svg;
}

const clearing = (canvas: Canvas, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x - 6, y + 9, rx, ry, "#1a0a1e", 'opacity=".18"') +
  ellipse(x, y, rx, ry, canvas.colour("path")) +
  ellipse(x + 8, y + 4, rx * 0.8, ry * 0.7, canvas.shaded("path", 0.04));

const way = (canvas: Canvas, points: readonly RibbonPoint[]): string =>
  ribbon(points, canvas.colour("sand"), canvas.shaded("sand", -0.14));

type Placed = readonly [x: number, y: number, height: number, options: PersonOptions];

/** How often those who run and those who walk go round in a film, and how wide, in their own heights. */
const ROUNDS = { run: { times: 4, wide: 0.9 }, walk: { times: 2, wide: 0.7 } } as const;
/** Seen from above, a round is so much flatter than wide. */
const FLAT = 0.24;

/** A child of the school: runs or walks in a round, waves, reads or stands. */
function playing(canvas: Canvas, [x, y, height, who]: Placed): string {
  const { moment } = canvas;
  const { pose, flip } = who;
  if (pose === "wave")
    return person(canvas, x, y, height, { ...who, shape: waving(moment, 12 + (x % 5)) });
  if (!moment || (pose !== "run" && pose !== "walk")) return person(canvas, x, y, height, who);
  const { times, wide } = ROUNDS[pose];
  const angle = moment * times * 2 * Math.PI;
  const forward = flip ? -1 : 1;
  const radius = wide * height;
  const steps = Math.round((2 * wide * 2 * times) / STRIDE) * moment;
  const shape = walking(POSES[pose], steps, pose === "run");
  const turned = Math.cos(angle) < 0 !== !!flip;
  const child = person(canvas, x, y, height, { ...who, flip: turned, shape });
  return shifted(child, forward * radius * Math.sin(angle), FLAT * radius * (1 - Math.cos(angle)));
}

const PATH: readonly RibbonPoint[] = [
  [420, 830, 64],
  [520, 690, 58],
  [760, 610, 52],
  [820, 500, 46],
  [600, 430, 42],
  [430, 350, 38],
  [560, 250, 34],
  [800, 190, 30],
  [860, 60, 26],
];

/** At night lamps draw the path into the dark slope. */
function litPath(canvas: Canvas): string {
  if (!canvas.night) return "";
  return (
    path("M-10 -10H1210V810H-10Z", "#070a26", 'opacity=".42"') +
    ribbon(PATH, "#ffb24a", null, 'opacity=".5"') +
    besideWay(PATH.map(([x, y, half]) => [x, y, half * 0.5]))
      .map(
        ([x, y, r]) =>
          lampGlow(canvas, x, y, r * 12, r * 8, 0.6) + circle(x, y, r * 1.3, LAMP_LIGHT),
      )
      .join("")
  );
}

/** And light lies on the clearings: middle, width and height of each. */
const litClearings = (canvas: Canvas): string =>
  canvas.night
    ? (
        [
          [400, 570, 240, 100],
          [900, 420, 250, 104],
          [760, 720, 230, 90],
          [350, 262, 180, 70],
          [720, 152, 160, 62],
        ] as const
      )
        .map(([x, y, rx, ry]) => lampGlow(canvas, x, y, rx, ry, 0.42))
        .join("")
    : "";

/** The school on its hillside from above: domes, rooms and walls along one winding path, children everywhere. */
function schoolAbove(canvas: Canvas): string {
  const { random } = canvas;
  let svg = slope(canvas);
  svg += way(canvas, PATH);
  svg +=
    tireWall(canvas, 240, 690, 360, 2, 54, 22) +
    tireWall(canvas, 690, 560, 400, 2, 50, 20) +
    tireWall(canvas, 220, 400, 330, 2, 44, 18) +
    tireWall(canvas, 560, 250, 340, 2, 38, 15);
  svg += litPath(canvas);
  svg +=
    clearing(canvas, 400, 570, 190, 66) +
    clearing(canvas, 900, 420, 200, 66) +
    clearing(canvas, 760, 720, 190, 60) +
    clearing(canvas, 360, 260, 150, 48) +
    clearing(canvas, 720, 150, 130, 40);
  svg +=
    house(canvas, 250, 580, 190, 84, { items: ["window", "door", "window"] }) +
    dome(canvas, 500, 590, 62);
  svg += dome(canvas, 820, 430, 70) + dome(canvas, 980, 436, 62) + dome(canvas, 900, 448, 84);
  svg +=
    house(canvas, 660, 730, 200, 88, { items: ["door", "window", "door"] }) +
    dome(canvas, 290, 270, 50) +
    house(canvas, 360, 268, 110, 50) +
    dome(canvas, 690, 160, 42) +
    dome(canvas, 760, 162, 36);
  svg +=
    papelPicado(canvas, 430, 470, 840, 370, 40, 14, 30) +
    papelPicado(canvas, 640, 620, 930, 690, 30, 10, 30);
  const children: [number, number, number, PersonOptions][] = [];
  for (const [x, y, h] of [
    [560, 700, 92],
    [620, 676, 88],
    [470, 640, 84],
    [330, 640, 86],
    [880, 780, 96],
    [960, 752, 92],
    [760, 500, 76],
    [700, 460, 72],
    [1040, 470, 74],
    [860, 490, 78],
    [470, 380, 64],
    [420, 300, 60],
    [600, 240, 56],
    [800, 210, 52],
  ] as const)
    children.push([
      x + random.between(-14, 14),
      y,
      h,
      {
        who: random.pick(["girl", "boy", "girl"] as const),
        pose: random.pick(["run", "walk", "wave", "stand", "read"] as const),
        flip: random.chance(0.5),
      },
    ]);
  svg += litClearings(canvas);
  const lit = canvas.night ? inLightOf(canvas, "dusk") : canvas;
  const backToFront = children.toSorted((one, other) => one[1] - other[1]);
  return svg + backToFront.map((child) => playing(lit, child)).join("");
}

export const HILLSIDE = { schoolAbove } as const;
