/**
 * The canvas of one picture: size, palette, random stream and shared definitions. Functions of the painter take
 * it as first parameter and return SVG text.
 */
import { mix, shade } from "./colour.ts";
import { type Colour, makePalette, type Palette, pigment, type TimeOfDay } from "./palette.ts";
import type { Random } from "./random.ts";

/** Layouts of a sky (design 11.2). */
export const SKY_STYLES = ["rings", "strips", "clouds"] as const;
export type SkyStyle = (typeof SKY_STYLES)[number];

/** Backgrounds of an outdoor scene other than the valley with its volcano. */
export const LAND_NAMES = ["hill", "fog"] as const;
export type LandName = (typeof LAND_NAMES)[number];

export interface Canvas {
  /** Prefix of all ids in this SVG, so that two pictures can be inlined in one page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly time: TimeOfDay;
  readonly night: boolean;
  readonly random: Random;
  /** Elements for `<defs>`: clip paths, patterns and symbols. */
  readonly defs: string[];
  /** Ids of shared drawings by key (see `symbol`). */
  readonly symbols: Map<string, string>;
  /** Sky style set by the description; undefined lets the scene choose. */
  readonly skyStyle: SkyStyle | undefined;
  /** Background set by the description; undefined keeps the scene's own, usually the valley. */
  readonly land: LandName | undefined;
  /** Time in the film, 0 (first frame, same as the still picture) up to 1. */
  readonly moment: number;

  /** The colour as lit on this canvas. `depth` is the distance for the haze, 0 (near) to 0.66 (far). */
  colour(colour: Colour, depth?: number, glowing?: boolean): string;
  /** Like `colour`, with OKLab lightness changed by `delta`. */
  shaded(colour: Colour, delta: number, depth?: number): string;
  /** Mixes two colours, then lights them; `share` (0 to 1) is the amount of `other`. */
  blended(colour: Colour, other: Colour, share: number, depth?: number): string;
  /** Colour of glass and lamps: at night they keep their daytime colour because light shines through them. */
  lit(colour: Colour, depth?: number): string;
  /** Colours of sky, sun, clouds and distant mountains. */
  readonly air: Palette;
}

export interface CanvasOptions {
  id?: string;
  width?: number;
  height?: number;
  time?: TimeOfDay;
  skyStyle?: SkyStyle | undefined;
  land?: LandName | undefined;
  /** Time in the film, 0 to 1; default 0. */
  moment?: number | undefined;
  random: Random;
}

/** A lamp behind glass at night: slightly lighter and more saturated than by day. */
const lamplit = (colour: Colour): string => shade(pigment(colour), 0.05, 1.15);

/** Creates an empty canvas; defaults: 1200×800 user units, morning. */
export function makeCanvas({
  id = "s",
  width = 1200,
  height = 800,
  time = "morning",
  skyStyle,
  land,
  moment = 0,
  random,
}: CanvasOptions): Canvas {
  const air = makePalette(time);
  const night = time === "night";
  return {
    id,
    width,
    height,
    time,
    night,
    random,
    defs: [],
    symbols: new Map(),
    skyStyle,
    land,
    moment,
    colour: air.tone,
    shaded: (colour, delta, depth = 0) => shade(air.tone(colour, depth), delta),
    blended: (colour, other, share, depth = 0) =>
      mix(air.tone(colour, depth), air.tone(other, depth), share),
    lit: (colour, depth = 0) => (night ? lamplit(colour) : air.tone(colour, depth)),
    air,
  };
}

/**
 * Draws something once as a `<symbol>` and returns its id for `<use>`. `key` must contain every parameter that
 * changes the drawing.
 */
export function symbol(canvas: Canvas, key: string, draw: () => string): string {
  const known = canvas.symbols.get(key);
  if (known) return known;
  const slot = canvas.defs.length;
  const id = `${canvas.id}m${slot}`;
  canvas.symbols.set(key, id);
  // Reserve the index first: `draw` may push definitions of its own.
  canvas.defs.push("");
  canvas.defs[slot] = `<g id="${id}">${draw()}</g>`;
  return id;
}
