/** Bottles: standing, packed as ecobricks, and as round bottoms set in mortar (design 11.3). */
import { type Canvas, symbol } from "../canvas/canvas.ts";
import { mix, shade } from "../canvas/colour.ts";
import type { Colour, ColourName } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ring, ROUND } from "../canvas/svg.ts";
import { clip } from "./clip.ts";

/** Colours of bottle bottoms in a wall; frequent ones are listed twice. */
export const GLASS: readonly ColourName[] = [
  "glassGreen",
  "glassTeal",
  "glassAmber",
  "glassBlue",
  "glassClear",
  "glassLime",
  "marigold",
  "glassGreen",
  "glassTeal",
];

export interface BottleDiscOptions {
  depth?: number;
  /** Lit from behind at any time of day. */
  glowing?: boolean;
}

/** Below this radius in units the petals are omitted. */
const SMALL = 7;
const DISC_DRAWN = 20;

function disc(
  canvas: Canvas,
  cx: number,
  cy: number,
  r: number,
  colour: Colour,
  { depth = 0, glowing = false }: BottleDiscOptions,
): string {
  const own = canvas.colour(colour, 0, true);
  const body = glowing ? shade(own, 0.04) : canvas.lit(colour, depth);
  const light = glowing ? mix(own, "#fff6cf", 0.55) : canvas.blended(colour, "white", 0.35, depth);
  const dark = glowing ? shade(own, -0.1) : canvas.shaded(colour, -0.12, depth);
  let svg = circle(cx, cy, r, dark) + circle(cx, cy, r * 0.86, body);
  if (r <= SMALL) return svg + circle(cx + r * 0.1, cy - r * 0.1, r * 0.42, light, 'opacity=".8"');
  svg += ring(cx, cy, r * 0.58, light, r * 0.09, 'opacity=".75"');
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 6.283 + 0.3;
    const x = round(cx + Math.cos(angle) * r * 0.3);
    const y = round(cy + Math.sin(angle) * r * 0.3);
    const turn = round((angle * 180) / Math.PI + 90);
    const transform = `transform="translate(${x} ${y}) rotate(${turn})"`;
    svg += ellipse(0, 0, r * 0.1, r * 0.17, light, `opacity=".6" ${transform}`);
  }
  const arc = `M${round(cx - r * 0.2)} ${round(cy - r * 0.72)}A${round(r * 0.75)} ${round(r * 0.75)} 0 0 1 ${round(cx + r * 0.6)} ${round(cy - r * 0.42)}`;
  return svg + line(arc, "#fff", r * 0.12, `${ROUND} opacity=".75"`);
}

/** The bottom of a bottle in a wall: rim, body, ring, five petals. One shared symbol per colour. */
export function bottleDisc(
  canvas: Canvas,
  cx: number,
  cy: number,
  r: number,
  colour: Colour,
  options: BottleDiscOptions = {},
): string {
  if (r <= SMALL) return disc(canvas, cx, cy, r, colour, options);
  const id = symbol(
    canvas,
    `bottle bottom ${colour} ${options.glowing ?? false} ${options.depth || 0}`,
    () => disc(canvas, 0, 0, DISC_DRAWN, colour, options),
  );
  return `<use href="#${id}" transform="translate(${round(cx)} ${round(cy)}) scale(${(r / DISC_DRAWN).toFixed(2)})"/>`;
}

export interface BottleFieldOptions extends BottleDiscOptions {
  /** Filter: a bottle is placed only where this returns true. */
  test?: (x: number, y: number) => boolean;
  /** Colour by position; default: random. */
  pick?: (x: number, y: number) => Colour;
}

/** Fills a rectangle with bottle bottoms in a hexagonal grid. */
export function bottleField(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  options: BottleFieldOptions = {},
): string {
  const { random } = canvas;
  const { test, pick, ...look } = options;
  const pitchX = r * 2.28;
  const pitchY = r * 2;
  let svg = "";
  let row = 0;
  for (let cy = y + r * 1.2; cy < y + height - r * 0.7; cy += pitchY, row++) {
    const start = x + r * 1.3 + (row % 2 ? pitchX / 2 : 0);
    for (let cx = start; cx < x + width - r * 0.8; cx += pitchX) {
      if (test && !test(cx, cy)) continue;
      const colour = pick ? pick(cx, cy) : random.pick(GLASS);
      svg += bottleDisc(canvas, cx, cy, r * random.between(0.86, 1), colour, look);
    }
  }
  return svg;
}

export interface BottleOptions {
  depth?: number;
  cap?: Colour;
  /** An ecobrick, stuffed with clean scraps. */
  packed?: boolean;
}

const SCRAPS: readonly ColourName[] = [
  "red",
  "marigold",
  "glassBlue",
  "greenMid",
  "rose",
  "white",
  "glassTeal",
  "violet",
  "lemon",
  "adobe",
];
const BOTTLE_DRAWN = 200;

function bottleOutline(x: number, y: number, h: number): string {
  const w = h * 0.3;
  const up = (share: number): number => round(y - h * share);
  const half = (sign: 1 | -1): number => round(x + (sign * w) / 2);
  const neck = (sign: 1 | -1, share: number): number => round(x + sign * w * share);
  return (
    `M${half(-1)} ${up(0.02)}V${up(0.52)}C${half(-1)} ${up(0.68)} ${neck(-1, 0.2)} ${up(0.7)} ${neck(-1, 0.19)} ${up(0.82)}V${up(0.93)}` +
    `H${neck(1, 0.19)}V${up(0.82)}C${neck(1, 0.2)} ${up(0.7)} ${half(1)} ${up(0.68)} ${half(1)} ${up(0.52)}V${up(0.02)}` +
    `Q${round(x)} ${round(y + h * 0.025)} ${half(-1)} ${up(0.02)}Z`
  );
}

/** Outline of a plastic bottle: round shoulders, short neck, lobed base. */
function plasticOutline(x: number, y: number, h: number): string {
  const at = (across: number, up: number): string =>
    `${round(x + h * across)} ${round(y - h * up)}`;
  const side = (s: 1 | -1, back = false): string => {
    const points = [
      `${at(s * 0.17, 0.05)}`,
      `${at(s * 0.17, 0.36)}`,
      `${at(s * 0.152, 0.42)}`,
      `${at(s * 0.17, 0.48)}`,
      `${at(s * 0.17, 0.62)}`,
    ];
    return (back ? points.toReversed() : points).join("L");
  };
  return (
    `M${side(-1)}C${at(-0.17, 0.76)} ${at(-0.07, 0.78)} ${at(-0.062, 0.9)}V${round(y - h * 0.94)}H${round(x + h * 0.062)}V${round(y - h * 0.9)}` +
    `C${at(0.07, 0.78)} ${at(0.17, 0.76)} ${side(1, true)}L${at(0.12, 0)}L${at(0.06, 0.03)}L${at(0, 0)}L${at(-0.06, 0.03)}L${at(-0.12, 0)}Z`
  );
}

function scraps(canvas: Canvas, x: number, y: number, h: number, depth: number): string {
  const { random } = canvas;
  const w = h * 0.3;
  let svg = "";
  for (let row = y; row > y - h * 0.84; row -= h * 0.05) {
    for (let i = 0; i < 4; i++) {
      const left = x - w * 0.5 + i * w * 0.26 + random.between(-2, 2);
      const a = random.between(0.1, 0.16) * h;
      const b = random.between(0.05, 0.09) * h;
      const upward = `l${round(a * 0.8)} ${round(-b * random.between(0.2, 0.8))}`;
      const back = `l${round(a * 0.3)} ${round(b)}l${round(-a * 0.8)} ${round(b * random.between(0.2, 0.8))}z`;
      svg += path(
        `M${round(left)} ${round(row)}${upward}${back}`,
        canvas.colour(random.pick(SCRAPS), depth),
      );
    }
  }
  return svg;
}

function standingBottle(
  canvas: Canvas,
  x: number,
  y: number,
  h: number,
  colour: Colour,
  { depth = 0, cap = "red", packed = false }: BottleOptions,
): string {
  const w = h * 0.3;
  const dark = canvas.shaded(colour, -0.1, depth);
  const body = packed ? plasticOutline(x, y, h) : bottleOutline(x, y, h);
  let svg = "";
  if (packed) {
    const clear = canvas.colour("glassClear", depth);
    svg += path(body, clear);
    const cut = clip(canvas, body);
    svg += `<g ${cut}>${scraps(canvas, x, y, h, depth)}</g>`;
    svg += path(body, clear, 'opacity=".16"');
    const ribs = [0.32, 0.42, 0.52].map(
      (up) => `M${round(x - h * 0.15)} ${round(y - h * up)}h${round(h * 0.3)}`,
    );
    svg += line(ribs.join(""), "#fff", h * 0.012, 'opacity=".6"');
  } else {
    svg += path(body, canvas.colour(colour, depth));
    svg += rectangle(x - w * 0.5, y - h * 0.4, w, h * 0.2, 0, dark, 'opacity=".35"');
  }
  const shine = `M${round(x + w * 0.3)} ${round(y - h * 0.1)}V${round(y - h * 0.5)}`;
  const shadow = `M${round(x - w * 0.38)} ${round(y - h * 0.06)}V${round(y - h * 0.5)}`;
  svg += line(shine, "#fff", w * 0.1, `${ROUND} opacity=".55"`);
  svg += line(shadow, dark, w * 0.08, `${ROUND} opacity=".5"`);
  const capColour = canvas.colour(cap, depth);
  return svg + rectangle(x - w * 0.24, y - h, w * 0.48, h * 0.085, h * 0.015, capColour);
}

/** A bottle standing at (x, y), 0.3 times as wide as high. Three variants of ecobricks are shared by a whole wall. */
export function bottle(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  options: BottleOptions = {},
): string {
  if (!options.packed) return standingBottle(canvas, x, y, height, colour, options);
  const variant = canvas.random.integer(0, 2);
  const id = symbol(canvas, `ecobrick ${variant} ${options.cap || "red"}`, () =>
    standingBottle(canvas, 0, 0, BOTTLE_DRAWN, colour, options),
  );
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) scale(${(height / BOTTLE_DRAWN).toFixed(3)})"/>`;
}
