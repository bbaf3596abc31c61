/** A hillside of fields: contour strips, each wider than the one above, cut into slanted parcels. */
import type { Canvas } from "../canvas.ts";
import type { ColourName } from "../palette.ts";
import {
  areaUnder,
  clamp,
  type Curve,
  curvePoints,
  lerp,
  type Point,
  polygon,
  smooth,
} from "../path.ts";
import { circle, line, path } from "../svg.ts";
import { layerShadow } from "./hill.ts";

export interface PatchworkOptions {
  from?: number;
  to?: number;
  /** Distance for the haze, 0 near to 0.66 far. */
  depth?: number;
  strips?: number;
  /** Height of the uppermost strip; each next one is `growth` times higher. */
  base?: number;
  growth?: number;
  /** Usual width of a parcel in the uppermost strip, and how far its sides lean. */
  parcel?: number;
  slant?: number;
  bottom?: number;
  /** How much ripe maize, soil and flowers among the green: 0 to 1. */
  warmth?: number;
  shadow?: number;
  hedges?: boolean;
  texture?: boolean;
}

export interface Patchwork {
  svg: string;
  /** The upper edge of a strip, to stand houses and trees on. */
  contour(strip: number): Curve;
}

type Texture = "furrows" | "corn" | "vegetables" | "stubble" | "flowers";

interface Crop {
  colour: ColourName;
  texture: Texture;
  /** How common; a warm crop's number also grows with the warmth. */
  weight: number;
  warm?: boolean;
}

const CROPS: readonly Crop[] = [
  { colour: "milpa", texture: "corn", weight: 3 },
  { colour: "green", texture: "vegetables", weight: 2.4 },
  { colour: "greenMid", texture: "furrows", weight: 2.6 },
  { colour: "lime", texture: "furrows", weight: 1.6 },
  { colour: "greenDeep", texture: "corn", weight: 1.2 },
  { colour: "maize", texture: "furrows", weight: 1.5, warm: true },
  { colour: "straw", texture: "stubble", weight: 1.3, warm: true },
  { colour: "soil", texture: "furrows", weight: 1.5, warm: true },
  { colour: "adobe", texture: "furrows", weight: 0.9, warm: true },
  { colour: "marigold", texture: "flowers", weight: 0.7, warm: true },
  { colour: "teal", texture: "vegetables", weight: 1 },
];

interface Parcel {
  left: number;
  right: number;
  /** How far the foot of each side stands right of its head. */
  leanLeft: number;
  leanRight: number;
  crop: Crop;
}

/** A place in a parcel: u from left to right, v from the upper to the lower edge, both 0 to 1. */
type Spot = (u: number, v: number) => Point;

/** All strokes of one tone and colour, collected so that they become one path. */
type Strokes = Map<string, { tone: "dark" | "light" | "petals"; colour: ColourName; d: string }>;

type Settings = Required<PatchworkOptions>;

function addStroke(
  strokes: Strokes,
  tone: "dark" | "light" | "petals",
  colour: ColourName,
  d: string,
): void {
  const key = `${tone} ${colour}`;
  const known = strokes.get(key);
  if (known) known.d += d;
  else strokes.set(key, { tone, colour, d });
}

/** Chooses by weight a crop that is not among the neighbours; after eight tries the first. */
function cropChooser(canvas: Canvas, warmth: number): (avoid: readonly string[]) => Crop {
  const { random } = canvas;
  const weighted = CROPS.map((crop) => ({
    crop,
    weight: crop.warm ? crop.weight * warmth * 2 : crop.weight,
  }));
  const total = weighted.reduce((sum, entry) => sum + entry.weight, 0);
  return (avoid) => {
    for (let attempt = 0; attempt < 8; attempt++) {
      let left = random() * total;
      const hit = weighted.find((entry) => (left -= entry.weight) <= 0);
      if (hit && !avoid.includes(hit.crop.colour)) return hit.crop;
    }
    return CROPS[0]!;
  };
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

/** One strip's parcels; no parcel touches its own crop beside or above. */
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
    const before = row.at(-1);
    const middle = x + width / 2;
    const over = above.find((other) => other.left <= middle && other.right >= middle);
    const crop = chooseCrop([before?.crop.colour ?? "", over?.crop.colour ?? ""]);
    const leanLeft = before ? before.leanRight : lean;
    row.push({ left: x, right: x + width, leanLeft, leanRight: lean, crop });
    x += width;
  }
  return row;
}

function spotsOf(parcel: Parcel, upper: Curve, lower: Curve): Spot {
  const { left, right, leanLeft, leanRight } = parcel;
  return (u, v) => {
    const x = lerp(lerp(left, right, u), lerp(left + leanLeft, right + leanRight, u), v);
    return [x, lerp(upper(x), lower(x), v)];
  };
}

function furrows(
  strokes: Strokes,
  colour: ColourName,
  spot: Spot,
  steps: number,
  height: number,
): void {
  const count = Math.max(2, Math.round(height / 9));
  for (let j = 1; j < count; j++) {
    const points: Point[] = [];
    for (let i = 0; i <= steps; i++) points.push(spot(lerp(0.03, 0.97, i / steps), j / count));
    addStroke(strokes, "dark", colour, smooth(points));
  }
}

/** One plant of a field with its foot at (x, y); whole units keep the path short. */
function cropPlant(
  strokes: Strokes,
  crop: Crop,
  x: number,
  y: number,
  size: number,
  odd: boolean,
): void {
  const at = `M${Math.round(x)} ${Math.round(y)}`;
  if (crop.texture === "corn") {
    const stalk = Math.round(8 * size);
    const rise = Math.max(2, Math.round(3.4 * size));
    const reach = Math.round(3.6 * size);
    const leaves =
      size > 0.55
        ? `m0 ${Math.round(stalk * 0.62)}l-${reach}-${rise}m${reach} ${rise}l${reach}-${rise}`
        : "";
    addStroke(strokes, odd ? "dark" : "light", crop.colour, `${at}v-${stalk}${leaves}`);
  } else if (crop.texture === "vegetables") {
    const r = Math.max(1, Math.round(3.2 * size));
    const head = `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 0 1 ${2 * r} 0`;
    addStroke(strokes, odd ? "light" : "dark", crop.colour, head);
  } else if (crop.texture === "stubble") {
    addStroke(
      strokes,
      "dark",
      crop.colour,
      `${at}l${Math.round(1.4 * size)}-${Math.round(6 * size)}`,
    );
  } else {
    addStroke(strokes, "dark", "green", `${at}v-${Math.round(4 * size)}`);
    addStroke(strokes, "petals", "red", `M${Math.round(x)} ${Math.round(y - 4.4 * size)}h.01`);
  }
}

function cropRows(
  strokes: Strokes,
  parcel: Parcel,
  spot: Spot,
  height: number,
  { from, to, bottom }: Settings,
): void {
  const { crop } = parcel;
  const rows = Math.max(1, Math.round(height / (crop.texture === "corn" ? 17 : 13)));
  const size = clamp(height / 26, 0.42, 1.5);
  for (let j = 0; j < rows; j++) {
    const v = (j + 0.72) / (rows + 0.1);
    const columns = Math.max(2, Math.round((parcel.right - parcel.left) / (11 * size + 4)));
    for (let i = 0; i < columns; i++) {
      const [x, y] = spot((i + 0.5 + (j % 2 ? 0.25 : -0.1)) / columns, v);
      if (x < from || x > to || y > bottom) continue;
      cropPlant(strokes, crop, x, y, size, i % 2 === 1);
    }
  }
}

/** The collected strokes, one path per tone and colour. */
function textureOf(
  strokes: Strokes,
  toned: (name: ColourName, delta: number) => string,
  base: number,
): string {
  const deltas = { dark: -0.1, light: 0.11, petals: 0.02 };
  let svg = "";
  for (const { tone, colour, d } of strokes.values()) {
    const width = tone === "petals" ? clamp(base / 6, 3, 7) : clamp(base / 15, 1.2, 2.3);
    svg += line(d, toned(colour, deltas[tone]), width, 'stroke-linecap="round"');
  }
  return svg;
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
      const spot = spotsOf(parcel, upper, lower);
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
