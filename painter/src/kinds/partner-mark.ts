/**
 * Neutral marks that stand beside a partner's name until the partner's own logo is supplied
 * (design 11.4). They are nobody's logo and resemble none.
 */
import { circle, line, path, rectangle, ring } from "../canvas/svg.ts";

type Draw = (ink: string, ground: string) => string;

const MARKS: readonly Draw[] = [
  (ink) => ring(24, 24, 19, ink, 5) + line("M5 24h38", ink, 5),
  (ink, ground) => path("M24 4L44 40H4Z", ink) + path("M24 22L33 40H15Z", ground),
  (ink) =>
    path("M6 6h16v16H6zM26 26h16v16H26z", ink) + line("M26 6h16v16H26zM6 26h16v16H6z", ink, 3),
  (ink) => line("M24 3l18 10.5v21L24 45 6 34.5v-21z", ink, 4.5) + circle(24, 24, 6, ink),
  (ink) =>
    line(
      "M4 30c7-14 13-14 20 0s13 14 20 0M4 18c7-14 13-14 20 0s13 14 20 0",
      ink,
      5,
      'stroke-linecap="round"',
    ),
  (ink, ground) =>
    path("M24 44C8 34 6 18 24 4c18 14 16 30 0 40z", ink) + line("M24 40V16", ground, 3.4),
  (ink, ground) =>
    path("M8 42V18a16 16 0 0 1 32 0v24z", ink) + path("M18 42V24a6 6 0 0 1 12 0v18z", ground),
  (ink) =>
    [0, 60, 120, 180, 240, 300]
      .map((degrees) => rectangle(21, 3, 6, 17, 3, ink, `transform="rotate(${degrees} 24 24)"`))
      .join(""),
  (ink, ground) => line("M4 14h40M4 24h40M4 34h40", ink, 6) + line("M14 6v36M34 6v36", ground, 4),
  (ink) => ring(16, 24, 12, ink, 5) + ring(32, 24, 12, ink, 5),
  (ink) => path("M24 4l6 14 15 1-11.5 10 3.5 15L24 36l-13 8 3.5-15L3 19l15-1z", ink),
];

/** How many different marks there are. */
export const PARTNER_MARKS = MARKS.length;

/**
 * One of the neutral marks on a 48×48 field. Any number is allowed; it wraps around. `ground` is
 * the colour that shows through the holes.
 */
export function partnerMark(index: number, ink = "currentColor", ground = "#fff"): string {
  const count = MARKS.length;
  const draw = MARKS[((index % count) + count) % count]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">${draw(ink, ground)}</svg>`;
}
