/** Plans: line drawings on indigo with one human figure for scale, and no invented measurements (design 11.4). */
import { lerp, type Point, round, smooth } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";
import {
  ACCENT,
  accent,
  archedDoor,
  BAG_COURSE,
  corn,
  BUILT,
  dimensionAcross,
  dimensionDown,
  draw,
  FIELD,
  figure,
  ground,
  LINE,
  outlined,
  repeat,
  sheet,
  sun,
  thin,
  TIRE_COURSE,
} from "./plan-parts.ts";

import { campus } from "./plan-campus.ts";

export { PLAN_HEIGHT, PLAN_WIDTH } from "./plan-parts.ts";

/** Front elevation of a dome; its fill hides what is behind. */
function domeElevation(cx: number, foot: number, r: number, ratio: number, metre: number): string {
  const height = r * ratio;
  const rows = Math.round(height / (metre * BAG_COURSE));
  const halfWidth = (t: number): number => r * Math.pow(1 - Math.pow(t, 2.15), 0.72);
  const steps = 24;
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: steps }, (_, i): Point => {
      // Smaller steps towards the top, where the curvature is largest.
      const t = 1 - Math.pow(1 - i / steps, 2.2);
      return [cx + sign * halfWidth(t), foot - t * height];
    });
  let courses = "";
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    const level = foot - t * height;
    const bow = 6 * Math.min(1, t * 1.6);
    courses += `M${round(cx - halfWidth(t))} ${round(level)}Q${round(cx)} ${round(level - bow)} ${round(cx + halfWidth(t))} ${round(level)}`;
  }
  const outline = smooth([...side(-1), [cx, foot - height], ...side(1).toReversed()]);
  return path(outline, BUILT) + draw(outline) + thin(courses, 'stroke-dasharray="7 4"');
}

function twoStory(): string {
  const metre = 50;
  return (
    sun(320, 130, 40) +
    ground(380) +
    domeElevation(320, 380, 108, 2.9, metre) +
    archedDoor(320, 380, 24, 96) +
    outlined(320, 200, 20, LINE, 2.2) +
    accent("M214 262H426M214 254H426") +
    thin(repeat(12, (i) => `M${222 + i * 18} 254v-20`)) +
    draw("M216 234H424", 1.6) +
    thin("M250 380L270 268M262 380L282 268") +
    dimensionDown(150, 66, 380) +
    dimensionAcross(412, 212, 428) +
    corn(528, 380, 66) +
    corn(568, 380, 54) +
    figure(360, 254, metre) +
    figure(474, 380, metre) +
    draw("M392 380V290M248 290H392", 1.2, 'stroke-dasharray="4 4"')
  );
}

function tripleDome(): string {
  const metre = 42;
  let bottles = "";
  for (let i = 0; i < 9; i++)
    bottles += outlined(260 + i * 15, 262 - Math.sin((i / 8) * Math.PI) * 6, 5, ACCENT);
  return (
    sun(320, 196, 40) +
    ground(370) +
    domeElevation(180, 370, 88, 1.3, metre) +
    domeElevation(462, 370, 88, 1.3, metre) +
    domeElevation(320, 370, 112, 1.5, metre) +
    archedDoor(320, 370, 26, 84) +
    bottles +
    outlined(150, 320, 13, LINE) +
    outlined(492, 320, 13, LINE) +
    dimensionAcross(404, 92, 550) +
    dimensionDown(58, 202, 370) +
    corn(70, 370, 60) +
    figure(580, 370, metre)
  );
}

/** A tire seen edge-on: a bar with round ends. */
const pill = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
};

/** Section: back wall of tires in the hill, roof rising to the sun, low front with slanted glass. */
function tireHome(): string {
  const [foot, course] = [372, 15];
  const metre = course / TIRE_COURSE;
  const stack = (x: number, rows: number): string =>
    repeat(rows, (row) => pill(x + (row % 2) * 6, foot - (row + 1) * course, 64, course - 1));
  const rays = repeat(4, (i) => `M${606 - i * 4} ${76 + i * 10}L${lerp(250, 430, i / 3)} 372`);
  const soil = repeat(34, (i) => {
    const [x, y] = [58 + (i % 7) * 13, 358 - Math.floor(i / 7) * 24];
    return x > 146 - (y - 222) * 0.66 ? `M${x} ${y}l-6 8` : "";
  });
  return (
    ground(foot) +
    thin(rays, 'stroke-dasharray="9 7"') +
    draw("M44 372C72 340 92 262 140 226") +
    thin(soil) +
    draw(stack(146, 10) + stack(486, 3), 1.9) +
    path("M112 224L528 132V114L112 206Z", FIELD) +
    accent("M112 224L528 132V114L112 206Z") +
    thin(repeat(26, (i) => `M${118 + i * 16} ${round(222 - i * 3.54)}l8 -17l8 13`)) +
    draw("M484 142L552 326M494 140L560 324M500 186l10 -4M517 232l10 -4M534 278l10 -4", 2) +
    accent("M300 164L318 112L412 92L394 143ZM347 154L365 102M309 138L403 118", 1.8) +
    outlined(606, 52, 20, ACCENT, 2.4) +
    accent("M606 18v8M576 32l6 6M570 60h8M582 84l5 -6M636 32l-6 6", 2) +
    corn(474, foot, 44) +
    corn(450, foot, 34) +
    draw("M226 372V300H262V372M226 326H262", 1.6) +
    dimensionAcross(406, 146, 550) +
    dimensionDown(28, 206, 372) +
    figure(340, foot, metre)
  );
}

/** Section of a retaining wall that leans into the hill on the right: every course is set back. */
function tireWallSection(): string {
  const [foot, course, step, width, rows] = [380, 25, 9, 80, 9];
  const front = (row: number): number => 240 + row * step;
  const top = foot - rows * course;
  const crest = front(rows - 1) + width;
  const tires = repeat(rows, (row) =>
    pill(front(row), foot - (row + 1) * course, width, course - 2),
  );
  const earthInside = repeat(
    rows,
    (row) => `M${front(row) + 20} ${foot - (row + 0.5) * course - 1}h40`,
  );
  const gravel = repeat(48, (i) => {
    const row = Math.floor(i / 6);
    const behind = front(row) + width + 8;
    return `M${behind + (i % 6) * 5} ${foot - 8 - row * course - (i % 3) * 8}h.1`;
  });
  const layers = repeat(7, (i) => {
    const y = top + 14 + i * 30;
    const from = crest + 52 - (i * 30 * (step * rows)) / (rows * course);
    return `M${round(from)} ${y}q${round((600 - from) / 4)} ${i % 2 ? 9 : -9} ${round((600 - from) / 2)} 0T600 ${y}`;
  });
  const grains = repeat(
    60,
    (i) =>
      `M${round(lerp(crest + 40 - (i % 6) * 9, 596, ((i * 37) % 60) / 60))} ${round(top + 22 + ((i * 53) % 200))}l5 -3`,
  );
  return (
    sun(110, 90, 29) +
    ground(foot) +
    draw(tires, 2.2) +
    thin(earthInside, 'stroke-dasharray="4 4"') +
    line(gravel, LINE, 5, 'stroke-linecap="round" opacity=".7"') +
    draw(`M${crest} ${top}H600M${front(0) + width + 44} ${foot}L${crest + 44} ${top}`) +
    thin(layers, 'stroke-dasharray="14 5"') +
    thin(grains) +
    accent(`M${front(0) + width} ${foot - 14}h74m-74 8h74`) +
    repeat(3, (i) => corn(crest - 50 + i * 62, top - 2, 74)) +
    dimensionDown(190, top, foot) +
    figure(110, foot, course / TIRE_COURSE)
  );
}

/** An octagonal house: elevation and ground plan. */
function bamboo(): string {
  const rafters = repeat(21, (i) => `M${lerp(222, 278, i / 20)} 98L${lerp(46, 454, i / 20)} 212`);
  const octagon = (r: number, k = r * 0.414): string =>
    `M${550 - k} ${150 - r}h${2 * k}l${r - k} ${r - k}v${2 * k}l${k - r} ${r - k}h${-2 * k}l${k - r} ${k - r}v${-2 * k}Z`;
  return (
    ground(370) +
    draw("M84 370V212M182 370V212M318 370V212M416 370V212", 4) +
    draw("M40 214L216 96H284L460 214ZM216 96V82H284V96M204 82L250 58L296 82Z") +
    draw("M222 98L150 214M278 98L350 214", 2) +
    thin(rafters) +
    accent("M84 370L182 212M182 370L84 212M318 370L416 212M416 370L318 212", 2) +
    draw("M182 340H216M284 340H318M182 250H216M284 250H318", 2) +
    thin("M84 230H416", 'stroke-dasharray="6 5"') +
    archedDoor(250, 370, 34, 118) +
    draw(octagon(61), 4) +
    thin(octagon(78), 'stroke-dasharray="6 5"') +
    accent("M536 211H564", 6) +
    dimensionAcross(404, 84, 416) +
    dimensionDown(20, 58, 370) +
    corn(578, 370, 66) +
    corn(490, 370, 56) +
    figure(530, 370, 56)
  );
}

export const PLANS = {
  twoStory,
  tripleDome,
  tireHome,
  tireWall: tireWallSection,
  bamboo,
  campus,
} as const;

export type PlanName = keyof typeof PLANS;

/** A plan's elements in a viewbox of 640×440. */
export const plan = (name: PlanName): string => sheet() + PLANS[name]();
