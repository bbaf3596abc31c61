/** Ground plan of a school on its hillside. */
import { type Point, round } from "../canvas/path.ts";
import { line, path, rectangle, ring } from "../canvas/svg.ts";
import {
  ACCENT,
  accent,
  DIMENSION,
  dimensionAcross,
  draw,
  FIELD,
  LINE,
  outlined,
  repeat,
  ROUNDED,
  thin,
} from "./plan-parts.ts";

/** A tree's crown from above. */
const planTree = (x: number, y: number): string =>
  thin(
    repeat(8, (i) => {
      const at = (turn: number): string =>
        `${round(x + Math.cos((turn * Math.PI) / 4) * 12)} ${round(y + Math.sin((turn * Math.PI) / 4) * 12)}`;
      return `M${at(i)}A6 6 0 0 1 ${at(i + 1)}`;
    }),
  ) + outlined(x, y, 2, DIMENSION, 1.4);

/** A dome from above: rings, central opening, door at the lower edge. */
const planDome = (x: number, y: number, r: number): string =>
  path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`, "#5d5a63") +
  outlined(x, y, r, LINE, 2.4) +
  repeat(3, (i) => ring(x, y, r * (0.8 - i * 0.19), DIMENSION, 1.2, 'stroke-dasharray="6 4"')) +
  outlined(x, y, r * 0.2, ACCENT) +
  accent(`M${x - 8} ${y + r}V${y + r + 10}H${x + 8}V${y + r}`);

/** Classrooms under one ridge, the roof hatched like tiles. */
const planRooms = (x: number, y: number, w: number, h: number, rooms: number): string =>
  rectangle(x, y, w, h, 0, "#414a85") +
  thin(
    repeat(Math.floor(w / 8), (i) => `M${x + 4 + i * 8} ${y + 3}V${y + h - 3}`),
    'opacity=".8"',
  ) +
  draw(`M${x} ${y}h${w}v${h}h${-w}ZM${x} ${y + h / 2}h${w}`) +
  draw(
    repeat(rooms - 1, (i) => `M${x + ((i + 1) * w) / rooms} ${y}v${h}`),
    1.6,
  ) +
  accent(
    repeat(rooms, (i) => `M${x + ((i + 0.5) * w) / rooms - 7} ${y + h}h14`),
    4,
  );

/** A terrace wall from above: a row of tires with earth against it. */
const planTerrace = (x: number, y: number, count: number, bow: number): string => {
  const at = (i: number, below = 0): string =>
    `${x + i * 15} ${round(y + below - bow * Math.sin((i / (count - 1)) * Math.PI))}`;
  const tires = repeat(count, (i) => `M${at(i)}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`);
  const earth = [12, 18].map(
    (below) => `M${Array.from({ length: count }, (_, i) => at(i, below)).join("L")}`,
  );
  return draw(tires, 1.6) + thin(earth.join(""), 'stroke-dasharray="3 4"');
};

/** A tank from above, with waves. */
const planTank = (x: number, y: number, r: number): string =>
  outlined(x, y, r, LINE) +
  accent(`M${x - r * 0.6} ${y - 3}q5 -5 10 0t10 0M${x - r * 0.6} ${y + 5}q5 -5 10 0t10 0`, 1.6);

export function campus(): string {
  const contours = repeat(
    11,
    (i) =>
      `M10 ${34 + i * 38}C160 ${4 + i * 39} 300 ${70 + i * 35} 440 ${34 + i * 38}S600 ${20 + i * 40} 634 ${44 + i * 37}`,
  );
  const way = "M64 436C120 380 96 342 190 330S330 344 372 300S372 214 330 186S300 110 372 84";
  const trees: readonly Point[] = [
    [40, 150],
    [70, 130],
    [52, 256],
    [598, 300],
    [604, 334],
    [574, 356],
    [250, 60],
    [284, 44],
    [470, 60],
    [600, 120],
    [250, 398],
    [284, 412],
  ];
  return (
    thin(contours, 'opacity=".55"') +
    line(way, DIMENSION, 17, ROUNDED) +
    line(way, FIELD, 14, ROUNDED) +
    accent(way, 2) +
    planTerrace(96, 236, 14, 10) +
    planTerrace(408, 318, 12, -8) +
    planRooms(104, 152, 168, 58, 3) +
    planRooms(418, 340, 138, 48, 3) +
    planRooms(112, 272, 132, 44, 2) +
    planDome(456, 150, 50) +
    planDome(546, 182, 38) +
    planDome(478, 246, 40) +
    planTank(290, 202, 17) +
    planTank(392, 372, 15) +
    planTank(92, 90, 17) +
    thin("M272 202h1M407 352V364M104 160H92V107", 'stroke-dasharray="5 4"') +
    trees.map(([x, y]) => planTree(x, y)).join("") +
    accent("M600 34l12 30-12-7-12 7zM600 34v-18", 2) +
    dimensionAcross(424, 400, 580)
  );
}
