import { type Canvas, symbol } from "../canvas/canvas.ts";
import { sway } from "../canvas/moving.ts";
import type { Colour } from "../canvas/palette.ts";
import { lerp, type Point, round, smooth } from "../canvas/path.ts";
import { line, path, place, ROUND } from "../canvas/svg.ts";

export interface MaizeOptions {
  colour?: Colour;
  flip?: boolean;
  leaves?: number;
}

/** Height in units at which the four shared variants are drawn before scaling. */
const SYMBOL_HEIGHT = 200;
const VARIANTS = 4;
interface Leaf {
  blade: string;
  rib: string;
}

function leaf(canvas: Canvas, [x, y]: Point, direction: 1 | -1, length: number): Leaf {
  const { random } = canvas;
  const up = length * random.between(0.22, 0.42);
  const droop = length * random.between(0, 0.34);
  const tipX = x + direction * length;
  const tipY = y - up * 0.4 + droop;
  const w = length * 0.1;
  const at = (share: number): number => round(x + direction * length * share);
  const upper = `C${at(0.2)} ${round(y - up - w)} ${at(0.62)} ${round(y - up - w * 1.2)} ${round(tipX)} ${round(tipY)}`;
  const lower = `C${at(0.6)} ${round(y - up + w)} ${at(0.25)} ${round(y - up * 0.6 + w * 1.4)} ${round(x)} ${round(y + w * 1.1)}`;
  return {
    blade: `M${round(x)} ${round(y)}${upper}${lower}Z`,
    rib: `M${round(x)} ${round(y + w * 0.3)}C${at(0.22)} ${round(y - up * 0.85)} ${at(0.58)} ${round(y - up)} ${at(0.86)} ${round(lerp(y - up, tipY, 0.62))}`,
  };
}

function ear([x, y]: Point, h: number, direction: 1 | -1, grain: string, husk: string): string {
  const r = (share: number): number => round(h * share);
  const cob = `M0 0C${r(0.05)} ${r(-0.03)} ${r(0.05)} ${r(-0.12)} ${r(0.02)} ${r(-0.16)}C${r(-0.02)} ${r(-0.12)} ${r(-0.03)} ${r(-0.04)} 0 0Z`;
  const sheath =
    `M0 ${r(0.01)}C${r(0.055)} ${r(-0.02)} ${r(0.05)} ${r(-0.08)} ${r(0.03)} ${r(-0.11)}` +
    `C${r(0.02)} ${r(-0.06)} ${r(-0.01)} ${r(-0.05)} ${r(-0.018)} ${r(-0.09)}` +
    `C${r(-0.04)} ${r(-0.05)} ${r(-0.03)} 0 0 ${r(0.01)}Z`;
  return place(x, y, path(cob, grain) + path(sheath, husk), 1, direction * 28);
}

function tassel([x, y]: Point, h: number): string {
  let d = "";
  for (let i = -2; i <= 2; i++)
    d += `M${round(x)} ${round(y)}q${round(i * h * 0.016)} ${round(-h * 0.06)} ${round(i * h * 0.036)} ${round(-h * (0.1 - Math.abs(i) * 0.014))}`;
  return d;
}

/** One plant with its foot at (0, 0): alternating leaves, an ear at half height, a tassel of five. */
function plant(canvas: Canvas, depth: number, options: MaizeOptions): string {
  const { random } = canvas;
  const h = SYMBOL_HEIGHT;
  const colour = options.colour || "milpa";
  const lean = random.between(-0.05, 0.05) * h;
  const green = canvas.colour(colour, depth);
  const dark = canvas.shaded(colour, -0.13, depth);
  const light = canvas.shaded(colour, 0.1, depth);
  const stalk = (t: number): Point => [lean * t * t, -h * t];
  const count = options.leaves || 7;
  let back = "";
  let front = "";
  let ribs = "";
  for (let i = 0; i < count; i++) {
    const t = 0.12 + (i / count) * 0.74;
    const direction = (i + (options.flip ? 1 : 0)) % 2 ? 1 : -1;
    const length = h * random.between(0.2, 0.32) * (1.15 - t * 0.5);
    const { blade, rib } = leaf(canvas, stalk(t), direction, length);
    if (i % 3 === 0) back += blade;
    else front += blade;
    ribs += rib;
  }
  const stem = smooth([stalk(0), stalk(0.4), stalk(0.7), stalk(0.97)]);
  let svg = path(back, dark) + line(stem, canvas.shaded(colour, -0.05, depth), h * 0.03, ROUND);
  const direction = random.chance(0.5) ? 1 : -1;
  svg += ear(stalk(0.5), h, direction, canvas.colour("maize", depth), light);
  svg += path(front, green) + line(ribs, light, Math.max(0.8, h * 0.008), `opacity=".8" ${ROUND}`);
  const straw = canvas.colour("straw", depth);
  return svg + line(tassel(stalk(0.96), h), straw, Math.max(1, h * 0.013), ROUND);
}

/** A maize plant with its foot at (x, y). */
export function maize(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  depth = 0,
  options: MaizeOptions = {},
): string {
  const variant = canvas.random.integer(0, VARIANTS - 1);
  const id = symbol(canvas, `maize ${variant} ${depth} ${options.colour || ""}`, () =>
    plant(canvas, depth, options),
  );
  const scale = (height / SYMBOL_HEIGHT).toFixed(3);
  const svg = `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) scale(${options.flip ? "-" : ""}${scale} ${scale})"/>`;
  return sway(canvas, "maize", [x, y], svg);
}
