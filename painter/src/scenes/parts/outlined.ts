import { round } from "../../canvas/path.ts";

/** The dark line around everything near. */
export const LINE = "#2a1416";

/** Attributes of an edge drawn with it. */
export const outlined = (width: number): string =>
  `stroke="${LINE}" stroke-width="${round(width)}" stroke-opacity=".6" stroke-linejoin="round"`;
