/** Background of the campus hill: volcanoes, ridges, fields and the town. */
import type { Canvas } from "../canvas/canvas.ts";
import { type Curve, ridge } from "../canvas/path.ts";
import { path } from "../canvas/svg.ts";
import { birds } from "../land/birds.ts";
import { cloud } from "../land/cloud.ts";
import { nightOnly } from "../land/day-night.ts";
import { forest } from "../land/forest.ts";
import { mist } from "../land/mist.ts";
import { patchwork } from "../land/patchwork.ts";
import { cypress, pine, treeRound } from "../land/trees.ts";
import { volcano } from "../land/volcano.ts";
import type { HeroFrame } from "./frame.ts";
import { town } from "./town.ts";

type Summit = readonly [x: number, y: number, left: number, right: number];

/** Volcanoes as seen from Comalapa: Agua alone in the far east, Fuego behind the broad Acatenango. */
const skyline = (canvas: Canvas, base: number, agua: Summit, fuego: Summit, acatenango: Summit) => {
  const at = ([x, y, left, right]: Summit) => ({ x, y, base, left, right });
  return (
    volcano(canvas, { ...at(agua), set: "farVolcano", ravines: 7, crater: 5, woods: 0.3 }) +
    volcano(canvas, { ...at(fuego), plume: 210, ravines: 11, crater: 9, woods: 0.2 }) +
    volcano(canvas, { ...at(acatenango), form: "shouldered", crater: 17, ravines: 19, woods: 0.3 })
  );
};

const tallWoods: Curve = (x) => 1180 + 8 * Math.sin(x / 90);

/** The valley of the narrow, tall size, in picture coordinates. */
export function tallValley(canvas: Canvas): string {
  let svg = `<g class="cl cl2">${cloud(canvas, 560, 842, 150)}</g>`;
  svg += skyline(canvas, 1228, [52, 1104, 170, 170], [690, 950, 330, 260], [344, 884, 290, 350]);
  svg += birds(canvas, 560, 880, 3, 12, canvas.colour("aubergine"));
  svg += forest(canvas, tallWoods, canvas.air.volcano[2], { size: 12, pines: 0.12, shadow: 0.08 });
  svg += patchwork(canvas, (x) => 1216 - 12 * Math.sin(x / 160), {
    depth: 0.3,
    strips: 4,
    base: 18,
    growth: 1.3,
    parcel: 90,
    slant: 24,
    warmth: 0.5,
    to: 500,
    bottom: 1420,
  }).svg;
  return svg + town(canvas, 20, 1232, 170, 0.28, 12, 1) + mistAtNight(canvas, 120, 516, 0.5);
}

/** Mist shapes in the valley at night: left end, height, length, thickness. */
const NIGHT_MIST: readonly (readonly [x: number, y: number, length: number, thick: number])[] = [
  [-300, 690, 760, 20],
  [180, 716, 620, 16],
  [-120, 760, 640, 18],
  [330, 806, 480, 14],
];

/** Mist between the fields, offset by (dx, dy). Uses no random numbers, which would change the fields. */
const mistAtNight = (canvas: Canvas, dx = 0, dy = 0, share = 1): string =>
  nightOnly(
    canvas,
    NIGHT_MIST.map(([x, y, length, thick], i) => {
      const [left, top, w] = [x + dx, y + dy, length * share];
      const d = `M${left} ${top}Q${left + w * 0.2} ${top - thick} ${left + w * 0.42} ${top - thick * 0.5}T${left + w} ${top}Q${left + w * 0.6} ${top + thick * 0.8} ${left} ${top}Z`;
      return path(d, "#8ea4dc", `opacity="${i % 2 ? 0.2 : 0.28}"`);
    }).join(""),
  );

type TreeKind = "pine" | "round" | "cypress";

const VALLEY_TREES: readonly (readonly [x: number, height: number, kind: TreeKind])[] = [
  [-180, 96, "pine"],
  [-140, 76, "pine"],
  [-60, 60, "round"],
  [28, 92, "pine"],
  [66, 70, "pine"],
  [604, 66, "cypress"],
  [628, 84, "cypress"],
  [420, 50, "round"],
  [455, 58, "round"],
  [708, 60, "round"],
  [742, 74, "round"],
  [250, 44, "round"],
];

function valleyTrees(canvas: Canvas, ground: Curve): string {
  return VALLEY_TREES.map(([x, height, kind]) => {
    const y = ground(x) + 6;
    if (kind === "pine") return pine(canvas, x, y, height, 0.24);
    if (kind === "cypress") return cypress(canvas, x, y, height, 0.24);
    const green = canvas.random.pick(["green", "greenMid"] as const);
    return treeRound(canvas, x, y, height, 0.24, green);
  }).join("");
}

function cloudsAndVolcanoes(canvas: Canvas, middle: boolean): string {
  const low = {
    colour: canvas.air.sky[3],
    shade: canvas.air.sky[2],
  };
  return (
    `<g class="cl cl1">${cloud(canvas, 1010, 196, 230)}</g>` +
    `<g class="cl cl2">${cloud(canvas, 1475, 150, 270)}</g>` +
    `<g class="cl cl3">${cloud(canvas, 90, 566, 210, low)}</g>` +
    skyline(
      canvas,
      668,
      middle ? [520, 520, 330, 300] : [440, 560, 380, 350],
      [1500, 376, 420, 330],
      [1020, 322, 520, 520],
    )
  );
}

const nearRidge: Curve = (x) =>
  668 - 20 * Math.sin(x / 210 + 1) - 8 * Math.sin(x / 74) - Math.max(0, (x - 700) / 60);

const farFields: Curve = (x) =>
  706 - 26 * Math.sin(x / 250 + 0.4) + (x > 700 ? (x - 700) * 0.03 : 0);

const nearFields: Curve = (x) => 772 - 34 * Math.sin((x - 60) / 330) - 10 * Math.sin(x / 90);

/** The valley of the wide and the middle size, in land coordinates. */
export function wideValley(canvas: Canvas, frame: HeroFrame): string {
  const { width, from } = frame;
  const middle = frame.layout === "middle";
  let svg = cloudsAndVolcanoes(canvas, middle);
  const lowSky = canvas.air.sky[5];
  svg += mist(canvas, 612, { count: 4, spread: 16, scale: 1.3, opacity: 0.34, colour: lowSky });
  const farRidge = ridge(canvas.random, { width, y: 634, amplitude: 20, frequency: 1.3, tilt: 6 });
  const farWoods = canvas.air.volcano[2];
  svg += forest(canvas, farRidge, farWoods, {
    size: 13,
    pines: 0.08,
    shadow: 0.08,
    from,
    to: 1200,
  });
  svg += forest(canvas, nearRidge, canvas.colour("pine", 0.5), {
    size: 15,
    pines: 0.1,
    light: canvas.colour("greenMid", 0.5),
    shadow: 0.12,
    from,
    to: 1100,
  });
  svg += mist(canvas, 692, { count: 4, spread: 8, scale: 0.9, opacity: 0.3 });
  svg += patchwork(canvas, farFields, {
    depth: 0.42,
    strips: 5,
    base: 14,
    growth: 1.34,
    parcel: 84,
    slant: 22,
    warmth: 0.5,
    from,
    to: 1000,
    bottom: 900,
  }).svg;
  svg += town(canvas, middle ? 400 : 40, 716, middle ? 240 : 520, 0.34, middle ? 18 : 32, 1.02);
  svg += patchwork(canvas, nearFields, {
    depth: 0.2,
    strips: 5,
    base: 20,
    growth: 1.36,
    parcel: 116,
    slant: 34,
    warmth: 0.55,
    from,
    to: 860,
    bottom: 1000,
  }).svg;
  return svg + mistAtNight(canvas) + valleyTrees(canvas, nearFields);
}
