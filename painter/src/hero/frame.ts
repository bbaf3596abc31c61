/** The three sheets of the hero: the same land, cut for a wide screen, a tablet and a phone. */

export type HeroLayout = "wide" | "middle" | "tall";

export interface HeroFrame {
  readonly layout: HeroLayout;
  readonly width: number;
  readonly height: number;
  /** Where the land's own origin lies on the sheet. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** The part of the land's x axis that can be seen. */
  readonly from: number;
  readonly to: number;
  /** Centre and radius of the sun on the sheet, and the outermost ring of the sky. */
  readonly sunX: number;
  readonly sunY: number;
  readonly sunRadius: number;
  readonly reach: number;
}

/** Room for text is above and left of the sun: it stays in the outer four rings (design 4.2). */
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
