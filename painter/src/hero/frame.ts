/** The home page's picture in three sizes: the same land for a wide screen, a tablet and a phone. */

export type HeroLayout = "wide" | "middle" | "tall";

export interface HeroFrame {
  readonly layout: HeroLayout;
  readonly width: number;
  readonly height: number;
  /** Offset of the land's origin in the picture. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** Visible range of the land's x axis. */
  readonly from: number;
  readonly to: number;
  /** Centre and radius of the sun, and radius of the outermost ring of the sky, in picture coordinates. */
  readonly sunX: number;
  readonly sunY: number;
  readonly sunRadius: number;
  readonly reach: number;
}

/** Text is placed above and left of the sun, within the outer four rings (design 4.2). */
export const HERO_FRAMES: Readonly<Record<HeroLayout, HeroFrame>> = {
  wide: {
    layout: "wide",
    width: 1840,
    height: 1150,
    offsetX: 240,
    offsetY: 150,
    from: -270,
    to: 1630,
    sunX: 1536,
    sunY: 602,
    sunRadius: 86,
    reach: 960,
  },
  middle: {
    layout: "middle",
    width: 1200,
    height: 1400,
    offsetX: -400,
    offsetY: 400,
    from: 370,
    to: 1630,
    sunX: 896,
    sunY: 852,
    sunRadius: 86,
    reach: 660,
  },
  tall: {
    layout: "tall",
    width: 800,
    height: 1640,
    offsetX: -800,
    offsetY: 566,
    from: -20,
    to: 1630,
    sunX: 512,
    sunY: 1010,
    sunRadius: 70,
    reach: 500,
  },
};
