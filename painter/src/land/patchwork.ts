/** A hillside of fields: contour strips, each wider than the one above, cut into slanted parcels. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import {
  areaUnder,
  clamp,
  type Curve,
  curvePoints,
  lerp,
  type Point,
  polygon,
  smooth,
} from "../canvas/path.ts";
import { circle, line, path } from "../canvas/svg.ts";
import {
  type Crop,
  cropChooser,
  cropRows,
  furrows,
  type Parcel,
  type Spot,
  type Strokes,
  textureOf,
} from "./crops.ts";
import { layerShadow } from "./hill.ts";

export interface PatchworkOptions {
  from?: number;
  to?: number;
  /** Distance for the haze, 0 near to 0.66 far. */
  depth?: number;
  strips?: number;
  /** Height of the uppermost strip; each next one is `growth` times as high. */
  base?: number;
  growth?: number;
  /** Mean width of a parcel in the uppermost strip, and the slant of its sides. */
  parcel?: number;
  slant?: number;
  bottom?: number;
  /** Share of ripe maize, soil and flowers among the green, 0 to 1. */
  warmth?: number;
  shadow?: number;
  hedges?: boolean;
  texture?: boolean;
}

/** Options with all defaults filled in. */
export type Settings = Required<PatchworkOptions>;

export interface Patchwork {
  svg: string;
  /** The upper edge of a strip, as ground line for houses and trees. */
  contour(strip: number): Curve;
}

/** The edges of all strips, from the ridge down. */
function contours(
  canvas: Canvas,
  ridge: Curve,
  settings: Settings,
): { offsets: number[]; contour(k: number): Curve } {
  const offsets = [0];
  let height = settings.base;
  for (let i = 0; i < settings.strips; i++) {
    offsets.push(offsets[i]! + height);
    height *= settings.growth;
  }
  const waves = offsets.map(() => ({
    phase: canvas.random.between(0, 6.28),
    count: canvas.random.between(0.6, 1.4),
  }));
  const contour = (k: number): Curve => {
    const offset = offsets[k]!;
    const wave = waves[k]!;
    const swing = k ? (offset - offsets[k - 1]!) * 0.22 : 0;
    return (x) =>
      ridge(x) +
      offset +
      (k ? Math.sin((x / canvas.width) * 6.28 * wave.count + wave.phase) * swing : 0);
  };
  return { offsets, contour };
}

/** Paints the parcels of one strip; neighbours beside and above have other crops. */
function parcelRow(
  canvas: Canvas,
  strip: number,
  above: readonly Parcel[],
  chooseCrop: (avoid: readonly string[]) => Crop,
  settings: Settings,
): Parcel[] {
  const { random } = canvas;
  const { parcel, growth, slant } = settings;
  const row: Parcel[] = [];
  let x = settings.from - random.between(0, parcel);
  while (x < settings.to + 40) {
    const width = parcel * Math.pow(growth, strip * 0.62) * random.between(0.55, 1.5);
    const lean = slant * Math.pow(growth, strip * 0.5) * random.between(-0.4, 1);
    const previous = row.at(-1);
    const middle = x + width / 2;
    const neighbour = above.find((other) => other.left <= middle && other.right >= middle);
    const crop = chooseCrop([previous?.crop.colour ?? "", neighbour?.crop.colour ?? ""]);
    const leanLeft = previous ? previous.leanRight : lean;
    row.push({ left: x, right: x + width, leanLeft, leanRight: lean, crop });
    x += width;
  }
  return row;
}

function parcelMapping(parcel: Parcel, upper: Curve, lower: Curve): Spot {
  const { left, right, leanLeft, leanRight } = parcel;
  return (u, v) => {
    const x = lerp(lerp(left, right, u), lerp(left + leanLeft, right + leanRight, u), v);
    return [x, lerp(upper(x), lower(x), v)];
  };
}

/** Bushes along the field edges. */
function hedges(
  canvas: Canvas,
  offsets: readonly number[],
  contour: (k: number) => Curve,
  { strips, from, to }: Settings,
  colour: (name: ColourName, delta: number) => string,
): string {
  const { random } = canvas;
  let svg = "";
  for (let k = 1; k < strips - 1; k++) {
    const edge = contour(k);
    const height = offsets[k + 1]! - offsets[k]!;
    const places = Math.round((to - from) / 190);
    for (let i = 0; i < places; i++) {
      if (!random.chance(0.6)) continue;
      const start = random.between(from, to);
      const count = random.integer(2, 6);
      for (let j = 0; j < count; j++) {
        const x = start + j * height * 0.2;
        const r = height * random.between(0.09, 0.17);
        const green = random.pick(["greenDeep", "pine", "green"] as const);
        svg += circle(x, edge(x) - height * 0.03, r, colour(green, -0.02));
      }
    }
  }
  return svg;
}

/** Paints the fields below a ridge line. */
export function patchwork(canvas: Canvas, ridge: Curve, options: PatchworkOptions = {}): Patchwork {
  const settings: Settings = {
    from: -30,
    to: canvas.width + 30,
    depth: 0.3,
    strips: 6,
    base: 22,
    growth: 1.32,
    parcel: 130,
    slant: 26,
    bottom: canvas.height + 20,
    warmth: 0.35,
    shadow: 0.14,
    hedges: true,
    texture: true,
    ...options,
  };
  const { from, to, depth, strips, base, bottom, shadow } = settings;
  const tone = (name: ColourName, delta = 0): string =>
    delta ? canvas.shaded(name, delta, depth) : canvas.colour(name, depth);
  const chooseCrop = cropChooser(canvas, settings.warmth);
  const { offsets, contour } = contours(canvas, ridge, settings);
  const outline = areaUnder(ridge, from, to, 44, bottom);
  const strokes: Strokes = new Map();
  let fills = "";
  let edges = "";
  let above: Parcel[] = [];
  for (let k = 0; k < strips; k++) {
    const upper = contour(k);
    const lower = k === strips - 1 ? (): number => bottom : contour(k + 1);
    const height = offsets[k + 1]! - offsets[k]!;
    const row = parcelRow(canvas, k, above, chooseCrop, settings);
    for (const parcel of row) {
      const visible = clamp(parcel.right, from, to) - clamp(parcel.left, from, to);
      if (visible < 3) continue;
      const spot = parcelMapping(parcel, upper, lower);
      const steps = Math.max(2, Math.ceil(visible / 34));
      const along = (v: number): Point[] =>
        Array.from({ length: steps + 1 }, (_, i) => spot(i / steps, v));
      const delta = Math.round(canvas.random.between(-0.03, 0.035) * 100) / 100;
      const shape = `${smooth(along(0))}L${smooth(along(1).toReversed()).slice(1)}Z`;
      fills += path(shape, tone(parcel.crop.colour, delta));
      if (settings.texture && parcel.crop.texture === "furrows")
        furrows(strokes, parcel.crop.colour, spot, steps, height);
      else if (settings.texture) cropRows(strokes, parcel, spot, height, settings);
      edges += polygon([spot(0, 0), spot(0, 1)], false);
    }
    if (k) edges += smooth(curvePoints(upper, from, to, 44));
    above = row;
  }
  const texture = textureOf(strokes, tone, base);
  const clipId = `${canvas.id}pw${canvas.defs.length}`;
  canvas.defs.push(`<clipPath id="${clipId}"><path d="${outline}"/></clipPath>`);
  const bushes = settings.hedges ? hedges(canvas, offsets, contour, settings, tone) : "";
  const edgeLine = line(
    edges,
    tone("greenDeep", -0.05),
    clamp(base / 13, 1.3, 2.6),
    'opacity=".55" stroke-linecap="round"',
  );
  const rim = line(smooth(curvePoints(ridge, from, to, 44)), "#fff", 1.6, 'opacity=".25"');
  const fields = `<g clip-path="url(#${clipId})">${fills}${edgeLine}${texture}</g>`;
  return { svg: (shadow ? layerShadow(outline, shadow) : "") + fields + bushes + rim, contour };
}
