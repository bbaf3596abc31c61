/**
 * Rammed walls of tires (design 11.3). Seen at any size they must read as tires, not as brick: every
 * tire has a lighter upper sidewall, tread that stands closer where it turns away, round ends with
 * earth between them, and the uppermost course shows its openings packed with earth.
 */
import { type Canvas, symbol } from "../canvas.ts";
import { lerp, round } from "../path.ts";
import { ellipse, line, path, rectangle } from "../svg.ts";
import { plantedTuft, tireRing } from "./tire.ts";

const ROUND = 'stroke-linecap="round"';

export interface TireWallOptions {
  /** Share of tires with a tuft growing above them, 0 to 1. */
  planted?: number;
  /** Tires set face-on into the wall: place along it (0 to 1) and radius. */
  rings?: readonly (readonly [at: number, radius: number])[];
  /** False when something else lies on the uppermost course. */
  open?: boolean;
}

/** Earth that shows between two tires, by the size of a tire. */
const GAP_ACROSS = 0.035;
const GAP_DOWN = 0.05;

/** The tread: broken strokes that follow the round of the tire. */
function tread(w: number, h: number): string {
  const count = Math.max(5, Math.round((w / h) * 5));
  let d = "";
  for (let i = 0; i <= count; i++) {
    const x = w / 2 + Math.sin(lerp(-1.28, 1.28, i / count)) * (w / 2 - h * 0.06);
    const lean = ((w / 2 - x) / w) * h * 0.16;
    d += `M${round(x + lean)} ${round(h * 0.33)}L${round(x - lean * 0.4)} ${round(h * 0.56)}L${round(x + lean * 0.6)} ${round(h * 0.78)}`;
  }
  return d;
}

/** One tire lying in its course, drawn from its upper left corner at (0, 0). */
function lyingTire(canvas: Canvas, w: number, h: number, depth: number, worn: boolean): string {
  const lift = worn ? 0.045 : 0;
  const tone = (delta: number): string => canvas.shaded("rubber", lift + delta, depth);
  const r = Math.min(h * 0.46, w * 0.3);
  const R = (share: number): number => round(r * share);
  const L = (share: number): number => round(w - r * share);
  const Y = (share: number): number => round(h * share);
  const body = `M${R(1)} 0H${L(1)}C${L(-0.1)} 0 ${L(-0.1)} ${Y(1)} ${L(1)} ${Y(1)}H${R(1)}C${R(-0.1)} ${Y(1)} ${R(-0.1)} 0 ${R(1)} 0Z`;
  // Courses lean back, so a crescent of every upper sidewall shows.
  const sidewall =
    `M${R(0.28)} ${Y(0.34)}C${R(0.3)} ${Y(0.02)} ${R(0.7)} ${Y(0.03)} ${R(1.1)} ${Y(0.03)}H${L(1.1)}` +
    `C${L(0.7)} ${Y(0.03)} ${L(0.3)} ${Y(0.02)} ${L(0.28)} ${Y(0.34)}` +
    `Q${L(1)} ${Y(0.22)} ${round(w / 2)} ${Y(0.23)}Q${R(1)} ${Y(0.22)} ${R(0.28)} ${Y(0.34)}Z`;
  const shine = `M${round(w * 0.5)} ${Y(0.11)}H${L(1.05)}Q${L(0.62)} ${Y(0.11)} ${L(0.44)} ${Y(0.25)}`;
  const foot = `M${R(0.72)} ${Y(0.9)}H${L(0.72)}`;
  return (
    path(body, tone(0)) +
    line(tread(w, h), tone(-0.075), Math.max(0.8, w * 0.026), 'stroke-linejoin="round"') +
    path(sidewall, tone(0.15)) +
    line(foot, tone(0.15), h * 0.05, `${ROUND} opacity=".7"`) +
    line(shine, tone(0.3), h * 0.055, `${ROUND} opacity=".9"`)
  );
}

/** The opening of a tire in the uppermost course, packed with earth. */
function opening(canvas: Canvas, w: number, h: number, depth: number): string {
  const rubber = (delta: number): string => canvas.shaded("rubber", delta, depth);
  const cx = w / 2;
  const cy = h * 0.1;
  const rx = w * 0.47;
  const ry = Math.min(h * 0.3, w * 0.17);
  const bead = `stroke="${rubber(0.26)}" stroke-width="${round(Math.max(0.7, h * 0.045))}"`;
  const crumbs = `M${round(w * 0.42)} ${round(h * 0.12)}h.01M${round(w * 0.52)} ${round(h * 0.17)}h.01M${round(w * 0.6)} ${round(h * 0.1)}h.01`;
  return (
    ellipse(cx, cy, rx, ry, rubber(0.06)) +
    ellipse(cx, cy, rx * 0.9, ry * 0.84, "none", bead) +
    ellipse(cx, cy + h * 0.01, rx * 0.66, ry * 0.6, rubber(-0.06)) +
    ellipse(cx, cy + h * 0.03, rx * 0.63, ry * 0.5, canvas.colour("soil", depth)) +
    line(crumbs, canvas.shaded("soil", 0.13, depth), Math.max(0.8, h * 0.06), ROUND)
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
 * A wall on the ground line y, growing upward: `rows` courses shifted by half a tire. A tire is two
 * to three times as wide as high; the openings of the uppermost course stand a little above the wall.
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
  let openings = "";
  let plants = "";
  let crumbs = "";
  for (let row = 0; row < rows; row++) {
    const top = y - (row + 1) * tireHeight;
    const uppermost = row === rows - 1;
    for (let start = x - (row % 2 ? tireWidth / 2 : 0); start < x + width - 1; start += tireWidth) {
      const left = Math.max(x, start);
      const w = Math.min(x + width, start + tireWidth) - left - gap;
      if (w <= tireWidth * 0.2) continue;
      const worn = random.chance(0.3);
      const draw = (): string => lyingTire(canvas, w, h, depth, worn);
      tires += use(worn ? "worn" : "plain", w, left + gap / 2, top + inset, draw);
      if (start > x)
        crumbs += `M${round(left)} ${round(top + tireHeight * 0.2)}v${round(tireHeight * 0.1)}m0 ${round(tireHeight * 0.2)}v${round(tireHeight * 0.2)}`;
      if (uppermost && open)
        openings += use("opening", w, left + gap / 2, top + inset, () =>
          opening(canvas, w, h, depth),
        );
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
    openings +
    faces(canvas, options.rings ?? [], x, width, middle, tireHeight, depth) +
    plants
  );
}
