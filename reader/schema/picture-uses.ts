type PictureUse = {
  /** Width divided by height. */
  readonly ratio: number;
  /** Pixels of the files, ascending; the middle one is also the fallback's. */
  readonly widths: readonly number[];
  /** AVIF quality, 1 to 100; lower for wide pictures, which have high pixel densities. */
  readonly quality: number;
  /** Attribute `sizes`: the width of the picture on a page. */
  readonly sizes: string;
  /** The area covered by text, as fractions of width and height; subjects must be outside. */
  readonly panel?: { readonly left: number; readonly top: number; readonly right: number };
  /** True for SVG drawings. */
  readonly vector?: true;
};

const third = "(min-width: 64rem) 27rem, 88vw";

/** Uses of pictures. Shapes are from design 12, widths and `sizes` from design 6. */
export const pictureUses = {
  "hero-wide": { ratio: 1840 / 1150, widths: [1200, 1680, 2400], quality: 38, sizes: "100vw" },
  "hero-middle": { ratio: 1200 / 1400, widths: [900, 1400], quality: 38, sizes: "100vw" },
  "hero-tall": {
    ratio: 800 / 1640,
    widths: [480, 640, 1080],
    // Phones load it first (test/browser/light.spec.ts).
    quality: 25,
    // A higher quality doubles the size without a visible difference.
    sizes: "(min-resolution: 2.5dppx) 58vw, (min-resolution: 1.5dppx) 88vw, 100vw",
  },
  wide: {
    ratio: 16 / 9,
    widths: [640, 1120, 1920],
    quality: 41,
    sizes: "100vw",
    // app/components/blocks/scene-opening.css, at 1440 by 900
    panel: { left: 0.05, top: 0.77, right: 0.53 },
  },
  arch: { ratio: 4 / 5, widths: [240, 360, 640, 960], quality: 38, sizes: third },
  ring: { ratio: 1, widths: [200, 400], quality: 45, sizes: "12rem" },
  card: { ratio: 3 / 2, widths: [400, 640, 960], quality: 43, sizes: third },
  project: { ratio: 4 / 3, widths: [400, 640, 960], quality: 43, sizes: third },
  tall: {
    ratio: 4 / 5,
    widths: [400, 640, 1000],
    quality: 45,
    sizes: "(min-width: 64rem) 34rem, 88vw",
  },
  timeline: {
    ratio: 5 / 4,
    widths: [400, 640, 960],
    quality: 43,
    sizes: "(min-width: 48rem) 40vw, 80vw",
  },
  poster: {
    ratio: 16 / 9,
    widths: [480, 800, 1280],
    quality: 45,
    sizes: "(min-width: 64rem) 54rem, 88vw",
  },
  portrait: { ratio: 4 / 5, widths: [280, 560], quality: 45, sizes: "18rem" },
  gallery: {
    ratio: 3 / 2,
    widths: [320, 640, 1280],
    quality: 43,
    sizes: "(min-width: 48rem) 21rem, 46vw",
  },
  figure: {
    ratio: 3 / 2,
    widths: [480, 800, 1400],
    quality: 45,
    sizes: "(min-width: 48rem) 44rem, 88vw",
  },
  tile: { ratio: 1, widths: [200, 400], quality: 42, sizes: "12rem" },
  plan: { ratio: 640 / 440, widths: [640], quality: 50, sizes: third, vector: true },
} as const satisfies Record<string, PictureUse>;

export type Use = keyof typeof pictureUses;
export const uses = Object.keys(pictureUses) as [Use, ...Use[]];

export const cutOf = (use: Use): PictureUse => pictureUses[use];

/** Aspect ratio of pictures of a use, and the width of their widest file in pixels. */
export function shapeOfUse(use: string) {
  const { ratio, widths } = cutOf(use as Use);
  return { ratio, width: Math.max(...widths) };
}
