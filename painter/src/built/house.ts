import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { polygon } from "../canvas/path.ts";
import { circle, path, rectangle } from "../canvas/svg.ts";
import { lamplight } from "../land/day-night.ts";
import { bottleField } from "./bottle.ts";
import { doorRect, LAMP_LIGHT, win } from "./openings.ts";
import { tileRoof } from "./roof.ts";

/** Content of one bay of the long wall. */
export type HouseBay = "window" | "arch" | "door" | "bottles";

export interface HouseOptions {
  depth?: number;
  colour?: Colour;
  roofHeight?: number;
  /** Shows a shaded gable end on the left. */
  gable?: boolean;
  /** Colour of the lowest fifth of the wall. */
  base?: Colour;
  /** Bays of the long wall from left to right. */
  items?: readonly HouseBay[];
  frame?: Colour;
  door?: Colour;
  insetRight?: number;
}

/** One bay centred on cx in a wall of height h with its foot at y. */
function bay(
  canvas: Canvas,
  kind: HouseBay,
  cx: number,
  y: number,
  h: number,
  { depth = 0, frame, door = "wood" }: HouseOptions,
): string {
  const look = frame ? { frame } : {};
  if (kind === "window")
    return win(canvas, cx - h * 0.13, y - h * 0.76, h * 0.26, h * 0.34, depth, look);
  if (kind === "arch")
    return win(canvas, cx - h * 0.14, y - h * 0.8, h * 0.28, h * 0.46, depth, {
      arch: true,
      ...look,
    });
  if (kind === "door") return doorRect(canvas, cx - h * 0.15, y, h * 0.3, h * 0.66, door, depth);
  const r = Math.max(1.8, h * 0.06);
  return bottleField(canvas, cx - h * 0.34, y - h * 0.86, h * 0.68, h * 0.56, r, { depth });
}

/** An adobe house seen from its long side; (x, y) is the lower left corner of the wall. */
export function house(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: HouseOptions = {},
): string {
  const {
    depth = 0,
    colour = "plaster",
    base = "adobe",
    items = ["window", "door", "window"],
  } = options;
  const h = height;
  const roof = options.roofHeight || h * 0.62;
  const overhang = width * 0.05;
  const gable = options.gable ? width * 0.3 : 0;
  let svg = "";
  if (gable) {
    const end = polygon([
      [x - gable, y - h * 0.06],
      [x - gable, y - h * 0.94],
      [x - gable * 0.5, y - h - roof * 0.92],
      [x, y - h],
      [x, y],
    ]);
    svg += path(end, canvas.shaded(colour, -0.13, depth));
    const eye = (fill: string): string => circle(x - gable * 0.5, y - h * 0.95, gable * 0.13, fill);
    svg +=
      eye(canvas.colour("indigoDeep", depth)) + lamplight(canvas, [x - gable, y], eye(LAMP_LIGHT));
  }
  svg += rectangle(x, y - h, width, h, 0, canvas.colour(colour, depth));
  svg += rectangle(x, y - h * 0.2, width, h * 0.2, 0, canvas.colour(base, depth));
  svg += rectangle(
    x,
    y - h,
    width,
    h * 0.1,
    0,
    canvas.shaded(colour, -0.14, depth),
    'opacity=".6"',
  );
  items.forEach((kind, i) => {
    svg += bay(canvas, kind, x + (width * (i + 0.5)) / items.length, y, h, options);
  });
  if (gable) {
    const verge = polygon([
      [x - gable * 0.5 - overhang * 0.2, y - h - roof - 1],
      [x - gable - overhang * 0.7, y - h * 0.9],
      [x - gable - overhang * 0.2, y - h * 0.86],
      [x - gable * 0.5 + overhang * 0.3, y - h - roof * 0.9],
    ]);
    svg += path(verge, canvas.shaded("tile", -0.12, depth));
  }
  return (
    svg +
    tileRoof(
      canvas,
      x - overhang * 0.6,
      x + width + overhang,
      y - h - roof,
      y - h + overhang * 0.25,
      {
        insetLeft: gable ? -gable * 0.5 + overhang * 0.5 : width * 0.08,
        insetRight: options.insetRight ?? width * 0.1,
        depth,
      },
    )
  );
}
