/** Clothes of townspeople and visitors (design 11.4), and woven cloth across a body. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, round } from "../canvas/path.ts";
import { line } from "../canvas/svg.ts";

/** A woven blouse: ground colour and five bands. Six colourings, none copied from a community's own design. */
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

/** Colours of the wrapped skirt (corte). */
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
  "glassTeal",
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

/** Band colours of a carrying cloth. */
export const BUNDLE_BANDS: readonly ColourName[] = ["marigold", "white", "indigo", "rose"];

export interface BandsOptions {
  depth: number;
  /** Width of the wider bands in units. */
  width?: number;
  /** Positions of the first and last band along the spine, 0 to 1. */
  from?: number;
  to?: number;
  /** False for small figures: three broad bands. */
  detailed?: boolean;
  /** For near figures: every second band is a zigzag or a row of lozenges. */
  figured?: boolean;
}

/** A zigzag along a band from `start` to `end`; lozenges are two mirrored zigzags. */
function wovenFigure(start: Point, end: Point, height: number, lozenges: boolean): string {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const steps = Math.max(4, Math.round(length / height / 2) * 2);
  const up: Point = [
    (-(end[1] - start[1]) / length) * height * 0.5,
    ((end[0] - start[0]) / length) * height * 0.5,
  ];
  const zigzag = (first: 1 | -1): string => {
    let d = "";
    for (let i = 0; i <= steps; i++) {
      const side = i % 2 ? -first : first;
      const x = lerp(start[0], end[0], i / steps) + up[0] * side;
      const y = lerp(start[1], end[1], i / steps) + up[1] * side;
      d += `${i ? "L" : "M"}${round(x)} ${round(y)}`;
    }
    return d;
  };
  return zigzag(1) + (lozenges ? zigzag(-1) : "");
}

/** Woven bands across a body whose spine runs from `top` to `foot`. */
export function wovenBands(
  canvas: Canvas,
  top: Point,
  foot: Point,
  [topHalfWidth, footHalfWidth]: readonly [number, number],
  colours: readonly ColourName[],
  { depth, width = 2.1, from = 0.16, to = 0.92, detailed = true, figured = false }: BandsOptions,
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
      const start: Point = [x + across[0] * half, y + across[1] * half];
      const end: Point = [x - across[0] * half, y - across[1] * half];
      if (figured && i % 2 === 0)
        return line(
          wovenFigure(start, end, broad * 1.25, i % 4 === 2),
          canvas.colour(colour, depth),
          broad * 0.36,
          'stroke-linejoin="round"',
        );
      const d = `M${round(start[0])} ${round(start[1])}L${round(end[0])} ${round(end[1])}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="1.6 1.2"' : "";
      return line(d, canvas.colour(colour, depth), i % 2 ? broad * 0.7 : broad, stitched);
    })
    .join("");
}
