import { round } from "../../canvas/path.ts";

/** Colour of the outline of near objects. */
export const LINE = "#2a1416";

/** Stroke attributes of such an outline. */
export const outlined = (width: number): string =>
  `stroke="${LINE}" stroke-width="${round(width)}" stroke-opacity=".6" stroke-linejoin="round"`;
