/**
 * Walls of rammed tires in running bond (design 11.3). Only treads are visible: the next course covers the earth in a
 * tire, except on the last one. To look unlike bricks, tires have round ends, lighter shoulders and a tread that gets
 * denser towards the sides.
 */
import { type Canvas, symbol } from "../canvas/canvas.ts";
import { lerp, round } from "../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../canvas/svg.ts";
import { plantedTuft, tireRing } from "./tire.ts";

export interface TireWallOptions {
  /** Share of tires with a tuft growing above them, 0 to 1. */
  planted?: number;
  /** Tires set face-on into the wall: position along it (0 to 1) and radius. */
  rings?: readonly (readonly [at: number, radius: number])[];
  /** False when something covers the uppermost course. */
  open?: boolean;
}

/** Gap between two tires by the width of a tire. */
const GAP_ACROSS = 0.035;
const GAP_DOWN = 0.05;

/** Position of an open tire's rim by the height of the tire. */
const RIM = 0.2;

/** Tread grooves from shoulder to shoulder, denser towards the sides. */
function tread(w: number, h: number, from: number, to: number): string {
  const count = Math.max(5, Math.round((w / h) * 4));
  let d = "";
  for (let i = 0; i <= count; i++) {
    const angle = lerp(-1.3, 1.3, i / count);
    const x = w / 2 + Math.sin(angle) * w * 0.46;
    const bend = (w / 2 - x) * 0.05;
    d += `M${round(x)} ${round(h * from)}L${round(x - bend - h * 0.05)} ${round((h * (from + to)) / 2)}L${round(x)} ${round(h * to)}`;
  }
  return d;
}

/**
 * One tire in its course, upper left corner at (0, 0). Below another course only tread and shoulders are visible; on
 * top of the wall also the opening with its packed earth.
 */
function lyingTire(
  canvas: Canvas,
  w: number,
  h: number,
  depth: number,
  worn: boolean,
  isOpen: boolean,
): string {
  const lift = worn ? 0.05 : 0.01;
  const tone = (delta: number): string => canvas.shaded("rubber", lift + delta, depth);
  const X = (share: number): number => round(w * share);
  const Y = (share: number): number => round(h * share);
  const top = isOpen ? RIM : 0.02;
  const body =
    `M${X(0.07)} ${Y(top)}H${X(0.93)}C${X(1.02)} ${Y(top + 0.18)} ${X(1.02)} ${Y(0.82)} ${X(0.93)} ${Y(1)}` +
    `H${X(0.07)}C${X(-0.02)} ${Y(0.82)} ${X(-0.02)} ${Y(top + 0.18)} ${X(0.07)} ${Y(top)}Z`;
  const shoulder = (at: number): string => `M${X(0.05)} ${Y(at)}H${X(0.95)}`;
  const edge = Math.max(0.8, h * 0.07);
  const svg =
    path(body, tone(0)) +
    line(
      tread(w, h, top + 0.16, 0.84),
      tone(-0.09),
      Math.max(0.8, w * 0.024),
      'stroke-linejoin="round"',
    ) +
    line(shoulder(top + 0.1) + shoulder(0.9), tone(0.17), edge, ROUND) +
    path(
      `M${X(0.07)} ${Y(top)}C${X(-0.02)} ${Y(top + 0.18)} ${X(-0.02)} ${Y(0.82)} ${X(0.07)} ${Y(1)}H${X(0.16)}Q${X(0.06)} ${Y(0.6)} ${X(0.14)} ${Y(top)}Z`,
      tone(-0.09),
      'opacity=".55"',
    );
  if (!isOpen) return svg;
  const [cx, cy, rx, ry] = [w / 2, h * RIM, w * 0.48, Math.min(h * RIM, w * 0.16)];
  return (
    svg +
    ellipse(cx, cy, rx, ry, tone(0.17)) +
    ellipse(cx, cy, rx * 0.72, ry * 0.66, tone(-0.08)) +
    ellipse(cx, cy + h * 0.02, rx * 0.68, ry * 0.56, canvas.blended("soil", "adobe", 0.35, depth))
  );
}

/** Tires set face-on into the middle of a wall. */
function faces(
  canvas: Canvas,
  rings: readonly (readonly [number, number])[],
  x: number,
  width: number,
  middle: number,
  tireHeight: number,
  depth: number,
): string {
  const { random } = canvas;
  return rings
    .map(([at, radius]) => {
      const shift = random.chance(0.5) ? tireHeight * 0.5 : -tireHeight * 0.2;
      const hole = random.pick(["soil", "greenDeep", "glassTeal", "marigold"] as const);
      const look = { depth, teeth: 22, soil: false, hole: canvas.colour(hole, depth) };
      return tireRing(canvas, x + width * at, middle - shift, radius, look);
    })
    .join("");
}

/**
 * The x of the joints in a course from x to x + width. Every second course is shifted by half a tire; a remainder at
 * an end is merged into the neighbouring tire, since half tires are not laid.
 */
function jointsOf(x: number, width: number, tireWidth: number, shifted: boolean): number[] {
  const joints = [x];
  for (
    let at = x + tireWidth * (shifted ? 0.5 : 1);
    at < x + width - tireWidth * 0.25;
    at += tireWidth
  )
    joints.push(at);
  joints.push(x + width);
  const last = joints.length - 1;
  const short = (i: number): boolean => joints[i + 1]! - joints[i]! < tireWidth * 0.8;
  if (last > 1 && short(0)) joints[1] = (joints[0]! + joints[2]!) / 2;
  if (last > 2 && short(last - 1)) joints[last - 1] = (joints[last - 2]! + joints[last]!) / 2;
  return joints;
}

/**
 * A wall on the ground line y, growing upward: `rows` courses in running bond. A tire is two to three times as wide
 * as high; the uppermost course shows its openings slightly above the wall.
 */
export function tireWall(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  rows: number,
  tireWidth: number,
  tireHeight: number,
  depth = 0,
  options: TireWallOptions = {},
): string {
  const { random } = canvas;
  const { planted = 0, open = true } = options;
  const gap = Math.max(1.4, tireWidth * GAP_ACROSS);
  const inset = tireHeight * GAP_DOWN;
  const h = tireHeight - inset * 2;
  const use = (kind: string, w: number, left: number, top: number, draw: () => string): string => {
    const key = `tire ${kind} ${round(w)} ${round(h)} ${depth}`;
    const id = symbol(canvas, key, draw);
    return `<use href="#${id}" x="${round(left)}" y="${round(top)}"/>`;
  };
  let tires = "";
  let plants = "";
  let crumbs = "";
  for (let row = 0; row < rows; row++) {
    const top = y - (row + 1) * tireHeight;
    const uppermost = row === rows - 1;
    const joints = jointsOf(x, width, tireWidth, row % 2 === 1);
    for (let i = 0; i + 1 < joints.length; i++) {
      const left = joints[i]!;
      const w = joints[i + 1]! - left - gap;
      const worn = random.chance(0.3);
      const isOpen = uppermost && open;
      const draw = (): string => lyingTire(canvas, w, h, depth, worn, isOpen);
      const kind = `${worn ? "worn" : "plain"}${isOpen ? " open" : ""}`;
      tires += use(kind, w, left + gap / 2, top + inset, draw);
      if (i > 0)
        crumbs += `M${round(left)} ${round(top + tireHeight * 0.2)}v${round(tireHeight * 0.1)}m0 ${round(tireHeight * 0.2)}v${round(tireHeight * 0.2)}`;
      if (planted && random.chance(planted)) {
        const root = top + tireHeight * (uppermost ? 0.2 : 0.1);
        plants += plantedTuft(canvas, left + (w + gap) / 2, root, tireHeight * 0.8, depth);
      }
    }
  }
  const earthTop = y - rows * tireHeight + tireHeight * 0.12;
  const earth = canvas.blended("earth", "sand", 0.42, depth);
  const earthDark = canvas.blended("earth", "sand", 0.15, depth);
  const middle = y - tireHeight * rows * 0.5;
  return (
    rectangle(x + 2, earthTop, width - 4, y - earthTop, 3, earth) +
    line(crumbs, earthDark, Math.max(0.8, gap * 0.5)) +
    tires +
    faces(canvas, options.rings ?? [], x, width, middle, tireHeight, depth) +
    plants
  );
}
