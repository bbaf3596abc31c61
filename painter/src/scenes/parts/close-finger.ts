/** What all hands close up are made of. Units are 62 to a head; the wrist is at (-10, 0). */
import { type Point, taper } from "../../canvas/path.ts";
import { path } from "../../canvas/svg.ts";
import { outlined } from "./close-face.ts";

/** Colours of a hand. */
export interface Skin {
  plain: string;
  light: string;
  crease: string;
}

export const EDGE = outlined(1.7);

/** A finger along some points, with its half widths. */
export const finger = (points: readonly Point[], widths: readonly number[], fill: string): string =>
  path(taper(points, widths), fill, EDGE);

/** The back of a hand. */
export const PALM =
  "M-11 -7.4C-6 -11.6 0 -13.6 7 -13.4C13 -13 15 -6 15 0C15 8 12 13.6 6 13.8C-2 14 -7 11 -11 7.4Z";
