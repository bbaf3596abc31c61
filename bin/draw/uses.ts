import type { Cut, Ratio } from "@long-way-home/painter";
import type { Use } from "#reader/schema/scenes.ts";

/** How pictures of one use are cut and encoded. */
export type UseSettings = Cut & {
  /** The painter's name of that ratio, where a scene can be cut to it. */
  cut?: Ratio;
};

const THIRD = "(min-width: 64rem) 27rem, (min-width: 48rem) 46vw, 88vw";

/** Every use: shape and smallest photograph from design 12, widths and `sizes` from where it stands (design 6). */
export const USES: Record<Use, UseSettings> = {
  "hero-wide": { ratio: 1840 / 1150, widths: [1200, 1680, 2400], quality: 38, sizes: "100vw" },
  "hero-middle": { ratio: 1200 / 1400, widths: [900, 1400], quality: 38, sizes: "100vw" },
  "hero-tall": {
    ratio: 800 / 1640,
    widths: [480, 640, 1080],
    // A phone fetches it before anything else (test/browser/light.spec.ts).
    quality: 25,
    // Finer than this, nobody sees a difference, and pays twice.
    sizes: "(min-resolution: 2.5dppx) 58vw, (min-resolution: 1.5dppx) 88vw, 100vw",
  },
  wide: { ratio: 16 / 9, cut: "16:9", widths: [640, 1120, 1920], quality: 41, sizes: "100vw" },
  arch: { ratio: 4 / 5, cut: "4:5", widths: [240, 360, 640, 960], quality: 41, sizes: THIRD },
  ring: { ratio: 1, cut: "1:1", widths: [200, 400], quality: 45, sizes: "12rem" },
  card: { ratio: 3 / 2, cut: "3:2", widths: [400, 640, 960], quality: 43, sizes: THIRD },
  project: { ratio: 4 / 3, cut: "4:3", widths: [400, 640, 960], quality: 43, sizes: THIRD },
  tall: {
    ratio: 4 / 5,
    cut: "4:5",
    widths: [400, 640, 1000],
    quality: 45,
    sizes: "(min-width: 64rem) 34rem, 88vw",
  },
  timeline: {
    ratio: 5 / 4,
    cut: "5:4",
    widths: [400, 640, 960],
    quality: 43,
    sizes: "(min-width: 48rem) 40vw, 80vw",
  },
  poster: {
    ratio: 16 / 9,
    cut: "16:9",
    widths: [480, 800, 1280],
    quality: 45,
    sizes: "(min-width: 64rem) 54rem, 88vw",
  },
  portrait: { ratio: 4 / 5, cut: "4:5", widths: [280, 560], quality: 45, sizes: "18rem" },
  gallery: {
    ratio: 3 / 2,
    cut: "3:2",
    widths: [320, 640, 1280],
    quality: 43,
    sizes: "(min-width: 48rem) 21rem, 46vw",
  },
  figure: {
    ratio: 3 / 2,
    cut: "3:2",
    widths: [480, 800, 1400],
    quality: 45,
    sizes: "(min-width: 48rem) 44rem, 88vw",
  },
  tile: { ratio: 1, cut: "1:1", widths: [200, 400], quality: 55, sizes: "12rem" },
  plan: { ratio: 640 / 440, widths: [640], quality: 50, sizes: THIRD, vector: true },
};
