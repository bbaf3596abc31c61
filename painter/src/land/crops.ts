/** Crops on a parcel, and the strokes that draw them. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { clamp, lerp, type Point, smooth } from "../canvas/path.ts";
import { line } from "../canvas/svg.ts";
import type { Settings } from "./patchwork.ts";

type Texture = "furrows" | "corn" | "vegetables" | "stubble" | "flowers";

export interface Crop {
  colour: ColourName;
  texture: Texture;
  /** Relative frequency; that of a warm crop also grows with `warmth`. */
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

export interface Parcel {
  left: number;
  right: number;
  /** Horizontal offset of the foot of each side edge from its head, in units. */
  leanLeft: number;
  leanRight: number;
  crop: Crop;
}

/** Maps parcel coordinates to a point: u from left to right, v from the upper to the lower edge, both 0 to 1. */
export type Spot = (u: number, v: number) => Point;

/** Path data grouped by tone and colour, so that each group becomes one path. */
export type Strokes = Map<
  string,
  { tone: "dark" | "light" | "petals"; colour: ColourName; d: string }
>;

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

/**
 * Returns a weighted random choice of a crop not among the neighbours (`avoid`), after eight attempts the first crop.
 */
export function cropChooser(canvas: Canvas, warmth: number): (avoid: readonly string[]) => Crop {
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

export function furrows(
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

/** One plant with its foot at (x, y); coordinates are integers to keep the path data short. */
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

export function cropRows(
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

/** Serialises the strokes, one path per tone and colour. */
export function textureOf(
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
