import { cutOf, type Use } from "#reader/schema/picture-uses.ts";

export type Shape = ReturnType<typeof shapeOfUse>;

/** The shape of a place for pictures, and how wide its widest file is in pixels. */
export function shapeOfUse(use: string) {
  const { ratio, widths } = cutOf(use as Use);
  return { ratio, width: widths.at(-1)! };
}
