/**
 * The sheet a picture is painted on: its size, its light, its stream of chance and its shared
 * definitions. Every part of the painter takes a canvas first and returns SVG text.
 */
import { mix, shade } from "./colour.ts";
import { type Colour, makePalette, type Palette, pigment, type TimeOfDay } from "./palette.ts";
import type { Random } from "./random.ts";

/** How a sky is laid (design 11.2). */
export const SKY_STYLES = ["rings", "strips", "clouds"] as const;
export type SkyStyle = (typeof SKY_STYLES)[number];

/** What can lie behind a scene in the open instead of the valley with its volcano. */
export const LAND_NAMES = ["hill", "fog"] as const;
export type LandName = (typeof LAND_NAMES)[number];

export interface Canvas {
  /** Prefix of every id on this canvas, so that two pictures can stand on one page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly time: TimeOfDay;
  readonly night: boolean;
  readonly random: Random;
  /** Clip paths, patterns and symbols; the picture puts them in one `<defs>`. */
  readonly defs: string[];
  /** Ids of what is drawn once and used often, by a name that says what it is. */
  readonly symbols: Map<string, string>;
  /** The sky style the description asks for; without it the scene chooses. */
  readonly skyStyle: SkyStyle | undefined;
  /** The land the description asks for; without it the scene has its own, mostly the valley. */
  readonly land: LandName | undefined;
  /** Share of a film that is over, 0 up to 1; 0 in a still picture, which is a film's first frame. */
  readonly moment: number;
  /** Near people have builds of their own (`people/rigs.ts`); else all are of one. */
  readonly builds: boolean;

  /** A colour in this light. `depth` is the distance, 0 near to 0.66 far. */
  colour(colour: Colour, depth?: number, glowing?: boolean): string;
  /** The same, lighter or darker by `delta` of OKLab lightness. */
  shaded(colour: Colour, delta: number, depth?: number): string;
  /** Two colours mixed in this light; `share` is how much of the second. */
  blended(colour: Colour, other: Colour, share: number, depth?: number): string;
  /** Glass and lamps: at night they keep their day colour, because light comes through them. */
  lit(colour: Colour, depth?: number): string;
  /** The colours of the air: its sky, sun, clouds and far mountains. */
  readonly air: Palette;
}

export interface CanvasOptions {
  id?: string;
  width?: number;
  height?: number;
  time?: TimeOfDay;
  skyStyle?: SkyStyle | undefined;
  land?: LandName | undefined;
  builds?: boolean | undefined;
  /** Share of a film that is over; 0 without it. */
  moment?: number | undefined;
  random: Random;
}

/** A night lamp through glass: a little brighter and stronger than by day. */
const lamplit = (colour: Colour): string => shade(pigment(colour), 0.05, 1.15);

/** An empty canvas, 1200×800 in the morning unless told otherwise. */
export function makeCanvas({
  id = "s",
  width = 1200,
  height = 800,
  time = "morning",
  skyStyle,
  land,
  builds = false,
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
    builds,
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
 * Draws a thing once and refers to it afterwards: the answer is the id for a `<use>`. `key` names
 * the thing with everything that changes its looks.
 */
export function symbol(canvas: Canvas, key: string, draw: () => string): string {
  const known = canvas.symbols.get(key);
  if (known) return known;
  const slot = canvas.defs.length;
  const id = `${canvas.id}m${slot}`;
  canvas.symbols.set(key, id);
  // The place is taken before the drawing adds definitions of its own.
  canvas.defs.push("");
  canvas.defs[slot] = `<g id="${id}">${draw()}</g>`;
  return id;
}
