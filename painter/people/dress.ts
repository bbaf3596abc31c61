/** What people of the town and their visitors wear (design 11.4), and cloth across a body. */
import type { Canvas } from "../canvas.ts";
import type { ColourName } from "../palette.ts";
import { lerp, type Point, round } from "../path.ts";
import { line } from "../svg.ts";

/** A woven blouse: its ground and its five bands. Six colourings, none a copy of a community's own. */
export interface Huipil {
  readonly cloth: ColourName;
  readonly bands: readonly [ColourName, ColourName, ColourName, ColourName, ColourName];
}

export const HUIPILES: readonly Huipil[] = [
  { cloth: "red", bands: ["marigold", "indigo", "white", "greenMid", "rose"] },
  { cloth: "red", bands: ["violet", "marigold", "white", "glassTeal", "marigold"] },
  { cloth: "indigo", bands: ["rose", "marigold", "white", "red", "lime"] },
  { cloth: "violet", bands: ["marigold", "rose", "white", "lime", "red"] },
  { cloth: "redDeep", bands: ["marigold", "white", "teal", "rose", "lemon"] },
  { cloth: "greenDeep", bands: ["red", "marigold", "white", "rose", "lemon"] },
];

/** The wrapped skirt. */
export const CORTES: readonly ColourName[] = [
  "indigoDeep",
  "indigo",
  "aubergine",
  "basalt",
  "greenDeep",
];

export const SHIRTS: readonly ColourName[] = [
  "white",
  "sky",
  "marigold",
  "adobeLight",
  "teal",
  "lime",
  "rose",
  "skyDeep",
  "cream",
];

export const PUPILS_SHIRTS: readonly ColourName[] = [
  "red",
  "marigold",
  "teal",
  "indigo",
  "greenMid",
  "rose",
  "sky",
];

export const TROUSERS: readonly ColourName[] = [
  "indigo",
  "basalt",
  "earthDark",
  "indigoDeep",
  "wood",
];

/** The colours of a carrying cloth. */
export const BUNDLE_BANDS: readonly ColourName[] = ["marigold", "white", "indigo", "rose"];

export interface BandsOptions {
  depth: number;
  /** Width of the wider bands. */
  width?: number;
  /** Where along the spine the first and the last band lie, 0 to 1. */
  from?: number;
  to?: number;
  /** False for far figures: three broader bands are all one would see. */
  detailed?: boolean;
}

/** Bands of colour across a body whose spine runs from `top` to `foot`. */
export function wovenBands(
  canvas: Canvas,
  top: Point,
  foot: Point,
  [topHalfWidth, footHalfWidth]: readonly [number, number],
  colours: readonly ColourName[],
  { depth, width = 2.1, from = 0.16, to = 0.92, detailed = true }: BandsOptions,
): string {
  const shown = detailed ? colours : colours.slice(0, 3);
  const broad = detailed ? width : width * 1.4;
  const dx = foot[0] - top[0];
  const dy = foot[1] - top[1];
  const length = Math.hypot(dx, dy) || 1;
  const across: Point = [-dy / length, dx / length];
  return shown
    .map((colour, i) => {
      const t = lerp(from, to, shown.length === 1 ? 0.5 : i / (shown.length - 1));
      const half = lerp(topHalfWidth, footHalfWidth, t) * 0.95;
      const x = top[0] + dx * t;
      const y = top[1] + dy * t;
      const d = `M${round(x + across[0] * half)} ${round(y + across[1] * half)}L${round(x - across[0] * half)} ${round(y - across[1] * half)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="1.6 1.2"' : "";
      return line(d, canvas.colour(colour, depth), i % 2 ? broad * 0.7 : broad, stitched);
    })
    .join("");
}
