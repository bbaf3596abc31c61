/** A finished drawing turned into one of two inks: a print cut in wood, or the white lines of a plan. */

export interface Inks {
  /** Of every area, and of strokes too thick to be lines. */
  area: string;
  /** Of every line. */
  line: string;
  /** Strokes thicker than this are areas; 14 without it. */
  thickest?: number;
}

const SHAPE = /<(?:path|circle|ellipse|rect|g)\b[^>]*>/g;
const FILL = /fill="(?!none)[^"]*"/;
const STROKE = /stroke="(?!none)[^"]*"/;

/** The drawing, or definitions it uses, in the inks. Shades of the same ink disappear in it. */
export function inked(svg: string, { area, line, thickest = 14 }: Inks): string {
  return svg.replace(SHAPE, (shape) => {
    const width = Number(/stroke-width="([\d.]+)"/.exec(shape)?.[1] ?? 1);
    return shape
      .replace(FILL, `fill="${area}"`)
      .replace(STROKE, `stroke="${width > thickest ? area : line}"`);
  });
}
