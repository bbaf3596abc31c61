/** Line styles and shared elements of plans: building, dimensions, human figure. */
import { round } from "../canvas/path.ts";
import { circle, line, path, place, rectangle, ring } from "../canvas/svg.ts";

/** Size of every plan in units. */
export const PLAN_WIDTH = 640;
export const PLAN_HEIGHT = 440;

export const FIELD = "#1c2a6b";
export const LINE = "#eef3ff";
export const DIMENSION = "#8fb3ff";
export const ACCENT = "#ffc64b";
export const ROUNDED = 'stroke-linejoin="round" stroke-linecap="round"';

export const draw = (d: string, width = 2.4, attributes = ""): string =>
  line(d, LINE, width, `${ROUNDED} ${attributes}`);
/** Fill of built volumes. */
export const BUILT = "#37447e";
/** A thin line: dimensions, hatching, hidden parts. */
export const thin = (d: string, attributes = ""): string => line(d, DIMENSION, 1.2, attributes);
/** A line in the accent colour. */
export const accent = (d: string, width = 2.6): string => line(d, ACCENT, width, ROUNDED);
export const outlined = (x: number, y: number, r: number, colour: string, width = 2): string =>
  ring(x, y, r, colour, width);

/** Joins path data for i = 0 to count - 1. */
export const repeat = (count: number, d: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => d(i)).join("");

export function sheet(): string {
  const lines = (step: number): string => {
    let d = "";
    for (let x = step; x < PLAN_WIDTH; x += step) d += `M${x} 0V${PLAN_HEIGHT}`;
    for (let y = step; y < PLAN_HEIGHT; y += step) d += `M0 ${y}H${PLAN_WIDTH}`;
    return d;
  };
  return (
    rectangle(0, 0, PLAN_WIDTH, PLAN_HEIGHT, 0, FIELD) +
    line(lines(20), DIMENSION, 0.6, 'opacity=".22"') +
    line(lines(100), DIMENSION, 1, 'opacity=".28"')
  );
}

export const archedDoor = (cx: number, foot: number, half: number, height: number): string =>
  draw(
    `M${cx - half} ${foot}V${foot - height + half}A${half} ${half} 0 0 1 ${cx + half} ${foot - height + half}V${foot}`,
    2.2,
  );

/** The sun with its rings, as in the painted skies. */
export const sun = (x: number, y: number, r: number): string =>
  ring(x, y, r, ACCENT, 2.4) + [1.8, 2.8, 3.9].map((k) => ring(x, y, r * k, DIMENSION, 1)).join("");

/** Ground line with hatching. */
export const ground = (y: number, from = 40): string =>
  draw(`M${from} ${y}H600`, 3) + thin(repeat(28, (i) => `M${44 + i * 20} ${y}l-9 11`));

export const dimensionDown = (x: number, y0: number, y1: number): string =>
  thin(
    `M${x} ${y0}V${y1}M${x - 6} ${y0 + 6}L${x + 6} ${y0 - 6}M${x - 6} ${y1 + 6}L${x + 6} ${y1 - 6}`,
  );

export const dimensionAcross = (y: number, x0: number, x1: number): string =>
  thin(
    `M${x0} ${y}H${x1}M${x0 - 6} ${y + 6}L${x0 + 6} ${y - 6}M${x1 - 6} ${y + 6}L${x1 + 6} ${y - 6}`,
  );

/** Heights in metres: the figure, a course of tires, a course of earthbags. */
const PERSON = 1.6;
export const TIRE_COURSE = 0.225;
export const BAG_COURSE = 0.13;

/**
 * A walking builder for scale, in one colour. Kept to few strokes: the light home page shows six plans, and a person
 * as in the scenes adds 0.8 kB to each.
 * @param metre units of the plan per metre, derived from the height of a course
 */
export function figure(x: number, y: number, metre: number): string {
  const builder =
    accent("M0 -52L-3 -27L-12 -4H-8M0 -52L6 -27L9 -4H14", 7.5) +
    accent("M2 -72L0 -50", 14.5) +
    accent("M0 -75L-7 -65L-6 -53M3 -75L8 -64L13 -57M3 -82L2 -73", 5.5) +
    circle(4, -88, 7, ACCENT) +
    path("M-6 -91C-6 -99 -1 -100 3 -100C8 -100 11 -97 11 -91H14V-89H-6Z", ACCENT);
  return place(x, y, builder, (PERSON * metre) / 100);
}

/** A maize stalk with bent leaves and an ear. */
export const corn = (x: number, y: number, h: number): string => {
  const at = (dx: number, dy: number): string => `${round(x + dx * h)} ${round(y - dy * h)}`;
  return accent(
    `M${at(0, 0)}L${at(0, 1)}M${at(0, 0.2)}Q${at(0.2, 0.5)} ${at(0.36, 0.22)}M${at(0, 0.34)}Q${at(-0.2, 0.66)} ${at(-0.38, 0.36)}M${at(0, 0.54)}Q${at(0.16, 0.84)} ${at(0.32, 0.6)}M${at(0, 0.7)}Q${at(-0.12, 0.96)} ${at(-0.26, 0.78)}M${at(0.02, 0.44)}q${round(h * 0.12)} ${round(-h * 0.1)} ${round(h * 0.06)} ${round(-h * 0.2)}`,
    1.8,
  );
};
