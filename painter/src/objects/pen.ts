/**
 * Draws a thing in units of its own size: (0, 0) is the middle of its base, 1 is its size, and y
 * grows downward, so that (0, -1) is one size above the base. Colours are names or finished colours.
 */
import type { Canvas } from "../canvas/canvas.ts";
import { type ColourName, COLOURS } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle } from "../canvas/svg.ts";

/** A named colour, shown in the canvas's light, or a finished one such as `#fff`. */
export type Ink = ColourName | `#${string}`;

export interface Pen {
  readonly canvas: Canvas;
  /** Canvas units per unit of this pen. */
  readonly size: number;
  /** Places and lengths of this pen in canvas units, for parts that take those. */
  x(x: number): number;
  y(y: number): number;
  length(length: number): number;
  /** A length of so many canvas units in units of this pen, for what must not grow with the thing. */
  units(canvasUnits: number): number;
  /** A filled shape; `d` is path data in units of this pen. */
  fill(d: string, ink: Ink, attributes?: string): string;
  stroke(d: string, ink: Ink, width: number, attributes?: string): string;
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    ink: Ink,
    attributes?: string,
  ): string;
  disc(x: number, y: number, r: number, ink: Ink, attributes?: string): string;
  oval(x: number, y: number, rx: number, ry: number, ink: Ink, attributes?: string): string;
  /** A named colour, lighter or darker by `delta` of OKLab lightness. */
  shaded(colour: ColourName, delta: number): Ink;
  /** The attribute for a dashed stroke. */
  dashes(on: number, off: number): string;
  /** Path data in units of this pen as path data of the canvas, for clip paths. */
  outline(d: string): string;
  /** A pen for a smaller or larger thing whose base stands at (x, y). */
  at(x: number, y: number, scale: number): Pen;
  /** Draws around (x, y) and turns the drawing by degrees. */
  turned(x: number, y: number, degrees: number, draw: (pen: Pen) => string): string;
}

/** For each command, which of its arguments are x, y or a length; arcs also have flags. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  M: "xy",
  L: "xy",
  T: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  A: "ll---xy",
  Z: "",
};

/** Path data moved and scaled; relative commands are only scaled. */
function transformed(d: string, left: number, top: number, size: number): string {
  return d.replace(/([MLTHVCSQAZ])([^MLTHVCSQAZ]*)/gi, (_, command: string, text: string) => {
    const kinds = ARGUMENTS[command.toUpperCase()]!;
    const relative = command === command.toLowerCase();
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? [];
    const moved = numbers.map((number, i) => {
      const kind = kinds[i % kinds.length]!;
      if (kind === "-") return number;
      const length = Number(number) * size;
      if (relative || kind === "l") return round(length);
      return round((kind === "x" ? left : top) + length);
    });
    return command + moved.join(" ");
  });
}

/** A pen for a thing of the given size whose base stands at (left, top) on the canvas. */
export function makePen(canvas: Canvas, left: number, top: number, size: number): Pen {
  const ink = (colour: Ink): string =>
    colour in COLOURS ? canvas.colour(colour as ColourName) : colour;
  const x = (value: number): number => left + value * size;
  const y = (value: number): number => top + value * size;
  const length = (value: number): number => value * size;
  const outline = (d: string): string => transformed(d, left, top, size);
  return {
    canvas,
    size,
    x,
    y,
    length,
    units: (canvasUnits) => canvasUnits / size,
    fill: (d, colour, attributes) => path(outline(d), ink(colour), attributes),
    stroke: (d, colour, width, attributes) =>
      line(outline(d), ink(colour), length(width), attributes),
    box: (bx, by, width, height, radius, colour, attributes) =>
      rectangle(
        x(bx),
        y(by),
        length(width),
        length(height),
        length(radius),
        ink(colour),
        attributes,
      ),
    disc: (cx, cy, r, colour, attributes) =>
      circle(x(cx), y(cy), length(r), ink(colour), attributes),
    oval: (cx, cy, rx, ry, colour, attributes) =>
      ellipse(x(cx), y(cy), length(rx), length(ry), ink(colour), attributes),
    // A themable canvas answers with a CSS variable, which is a finished colour all the same.
    shaded: (colour, delta) => canvas.shaded(colour, delta) as Ink,
    dashes: (on, off) => `stroke-dasharray="${round(length(on))} ${round(length(off))}"`,
    outline,
    at: (dx, dy, scale) => makePen(canvas, x(dx), y(dy), size * scale),
    turned: (dx, dy, degrees, draw) =>
      place(x(dx), y(dy), draw(makePen(canvas, 0, 0, size)), 1, degrees),
  };
}

/** Every object of the painter is drawn by a function like this. */
export type Drawing = (pen: Pen) => string;
