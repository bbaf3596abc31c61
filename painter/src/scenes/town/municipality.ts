/**
 * A town and its villages in the style of Comalapa's landscape painters, from above and from the side at once. A
 * picture for place labels, not a map: positions are not geographic.
 */
import { church } from "../../built/church.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, type Point, smooth } from "../../canvas/path.ts";
import { ellipse, line, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { patchwork } from "../../land/patchwork.ts";
import { flowers } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { pine, treeRound } from "../../land/trees.ts";
import { backdrop, skyline } from "../parts/backdrop.ts";
import { townHouse } from "../parts/town-house.ts";

/** Centre of the town; the villages' positions are free. */
const TOWN_AT: Point = [600, 452];

/** A village: centre of its clearing, and number of houses. */
interface Village {
  at: Point;
  houses: number;
}

const VILLAGES: readonly Village[] = [
  { at: [226, 330], houses: 9 },
  { at: [250, 664], houses: 11 },
  { at: [962, 654], houses: 12 },
  { at: [958, 322], houses: 10 },
];

/** An open clearing with a shaded edge. */
function clearing(canvas: Canvas, [x, y]: Point, rx: number, ry: number): string {
  return (
    ellipse(x - 5, y + 7, rx, ry, "#1a0a1e", 'opacity=".16"') +
    ellipse(x, y, rx, ry, canvas.colour("lime")) +
    ellipse(
      x + rx * 0.06,
      y + ry * 0.1,
      rx * 0.74,
      ry * 0.62,
      canvas.colour("path"),
      'opacity=".75"',
    )
  );
}

/** Houses and trees on an oval around a free centre, painted back to front. */
function housesAround(
  canvas: Canvas,
  [x, y]: Point,
  rx: number,
  ry: number,
  count: number,
  scale: number,
): { y: number; svg: string }[] {
  const { random } = canvas;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + random.between(-0.12, 0.12);
    const reach = random.between(0.8, 1);
    const foot = y + Math.sin(angle) * ry * reach + 10;
    const left = x + Math.cos(angle) * rx * reach;
    const isTree = i % 4 === 2;
    const svg = isTree
      ? treeRound(
          canvas,
          left,
          foot,
          random.between(44, 60) * scale,
          0.02,
          random.pick(["green", "greenMid"] as const),
        )
      : townHouse(canvas, left - 18 * scale, foot, random.between(34, 46) * scale, scale);
    return { y: foot, svg };
  });
}

const backToFront = (things: { y: number; svg: string }[]): string =>
  things
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join("");

/** A footpath of packed earth; `swing` is its sideways curve in units. */
function footpath(canvas: Canvas, from: Point, to: Point, swing: number): string {
  const middle = (t: number, side: number): Point => [
    lerp(from[0], to[0], t) + (to[1] - from[1]) * side,
    lerp(from[1], to[1], t) - (to[0] - from[0]) * side,
  ];
  const d = smooth([from, middle(0.3, swing), middle(0.66, -swing), to]);
  return (
    line(d, canvas.shaded("path", -0.16), 21, ROUND) +
    line(d, canvas.colour("path"), 16, ROUND) +
    line(d, canvas.shaded("path", -0.1), 2.4, `${ROUND} stroke-dasharray="1 17" opacity=".8"`)
  );
}

/** A stream between the fields. */
function stream(canvas: Canvas): string {
  const points: RibbonPoint[] = [
    [812, 176, 3],
    [786, 244, 6],
    [822, 326, 8],
    [850, 400, 10],
    [852, 480, 12],
    [800, 590, 14],
    [752, 680, 18],
    [776, 760, 21],
    [744, 830, 26],
  ];
  const banks = points.map(([x, y, half]): RibbonPoint => [x, y, half + 7]);
  return (
    ribbon(banks, canvas.colour("greenDeep"), null, 'opacity=".8"') +
    ribbon(points, canvas.colour("skyDeep"), canvas.shaded("skyDeep", 0.14))
  );
}

/** Wooded slopes: pines in irregular rows. */
function pineSlope(canvas: Canvas, [x, y]: Point, count: number): string {
  const { random } = canvas;
  return backToFront(
    Array.from({ length: count }, () => {
      const foot = y + random.between(-34, 34);
      const height = random.between(46, 72);
      return { y: foot, svg: pine(canvas, x + random.between(-80, 80), foot, height, 0.04) };
    }),
  );
}

function municipality(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    style: "strips",
    horizon: 118,
    sun: [0.16, 0.09],
    sunRadius: 38,
    clouds: [[430, 52, 130]],
    volcanoes: skyline(118, 0.56),
  });
  const ridge = (x: number): number => 176 + Math.sin(x / 170) * 13;
  svg += patchwork(canvas, ridge, {
    depth: 0.1,
    strips: 9,
    base: 38,
    growth: 1.15,
    parcel: 88,
    slant: 34,
    warmth: 0.4,
  }).svg;
  svg += stream(canvas);
  const [west, south, east, north] = VILLAGES.map(({ at }) => at) as [Point, Point, Point, Point];
  svg += footpath(canvas, TOWN_AT, west, 0.16) + footpath(canvas, TOWN_AT, south, -0.13);
  svg += footpath(canvas, TOWN_AT, east, -0.12) + footpath(canvas, TOWN_AT, north, 0.14);
  svg +=
    pineSlope(canvas, [470, 250], 9) +
    pineSlope(canvas, [1130, 470], 8) +
    pineSlope(canvas, [70, 498], 8);
  for (const { at, houses } of VILLAGES) {
    svg += clearing(canvas, at, 118, 58);
    svg += backToFront(housesAround(canvas, at, 98, 44, houses, 1.05));
  }
  svg += clearing(canvas, TOWN_AT, 218, 104);
  const [x, y] = TOWN_AT;
  svg += backToFront([
    ...housesAround(canvas, TOWN_AT, 196, 88, 23, 1.06),
    ...housesAround(canvas, [x, y + 4], 126, 52, 14, 1.06),
    { y: y + 26, svg: church(canvas, x - 24, y + 26, 112, 0.02) },
  ]);
  for (let i = 0; i < 9; i++)
    svg += maize(canvas, 470 + i * 26, 806 - random.between(0, 12), random.between(84, 116), 0, {
      flip: i % 2 === 0,
    });
  return svg + flowers(canvas, 24, 794, 130, 16, 14) + flowers(canvas, 1050, 796, 140, 16, 14);
}

export const MUNICIPALITY = { municipality } as const;
