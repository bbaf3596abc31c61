/** The parts of the package subset-font that are used here; it brings no types. */
declare module "subset-font" {
  type AxisRange = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    /** Letters to keep; undefined with `keepAllGlyphs`. */
    letters: string | undefined,
    options: {
      targetFormat: "sfnt" | "woff2";
      keepFeatures?: string[];
      variationAxes?: Record<string, AxisRange>;
      noHinting?: boolean;
      dropTables?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
