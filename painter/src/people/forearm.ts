/** Shared parts of hands seen close up: skin, fingers, the forearm up to the picture's edge and its woven sleeve. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { between, lerp, type Point, round, taper } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";
import { contoured } from "../canvas/contour.ts";

export interface Sleeve {
  readonly cloth: ColourName;
  readonly bands: readonly [ColourName, ColourName, ColourName, ColourName];
}

export const SLEEVES: readonly [Sleeve, Sleeve, Sleeve, Sleeve] = [
  { cloth: "red", bands: ["marigold", "white", "indigo", "rose"] },
  { cloth: "indigo", bands: ["marigold", "rose", "white", "red"] },
  { cloth: "violet", bands: ["lemon", "white", "rose", "marigold"] },
  { cloth: "greenDeep", bands: ["marigold", "red", "white", "rose"] },
];

/** Colours of skin and woven sleeve of a local person; the sleeve contrasts with `ground`. */
export function armOf(canvas: Canvas, ground?: ColourName): { skin: ColourName; sleeve: Sleeve } {
  const { random } = canvas;
  const sleeves = SLEEVES.filter(({ cloth }) => cloth !== ground);
  return { skin: random.pick(["skin1", "skin2"] as const), sleeve: random.pick(sleeves) };
}

export interface Skin {
  plain: string;
  dark: string;
  light: string;
}

export const skinOf = (canvas: Canvas, skin: ColourName, darker: number): Skin => ({
  plain: canvas.colour(skin),
  dark: canvas.shaded(skin, darker),
  light: canvas.shaded(skin, 0.045),
});

export const finger = (points: readonly Point[], widths: readonly number[], fill: string): string =>
  path(taper(points, widths), fill);

/** A sleeve with its centre line from `from` to `to`; its woven lines are slanted by `tilted`. */
export interface SleeveShape {
  from: Point;
  to: Point;
  halfWidths: readonly [number, number];
}

/** The cloth of a sleeve, with four woven lines from the cuff. */
export function wovenSleeve(
  canvas: Canvas,
  { from, to, halfWidths }: SleeveShape,
  sleeve: Sleeve,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  const bands = sleeve.bands.map((band, i) => {
    const t = 0.05 + i * 0.16;
    const half = lerp(halfWidths[0], halfWidths[1], t);
    const [x, y] = between(from, to, t);
    const [dx, dy] = [across[0] * half, across[1] * half];
    const d = `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
    return line(d, canvas.colour(band), i % 2 ? 5 : 8, i % 3 === 1 ? 'stroke-dasharray="8 5"' : "");
  });
  const cloth = path(taper([from, to], halfWidths, false, false), canvas.colour(sleeve.cloth));
  return cloth + bands.join("");
}

export interface HandOptions {
  flip?: boolean;
  /** Length of the forearm in units at scale 1. */
  arm?: number;
}

/** Outline width of a hand in canvas units. */
const HAND_LINE = 2.2;

/** Adds the outline to a hand drawn at this scale. */
export const withLine = (canvas: Canvas, hand: string, scale: number): string =>
  contoured(hand, canvas.colour("hair"), HAND_LINE / scale);
