import { GAITS, type Moving } from "../canvas/moving.ts";

/** One thing that moves: there and back, or on by a step that looks like none. */
type Motion = {
  /** Class the painter gives to what moves. */
  of: string;
  /** How often within the film. */
  times: number;
  /** Body of a CSS `@keyframes`; beginning and end are where the painting has it. */
  frames: string;
  /** Further CSS, such as the point a turn goes round. */
  rest?: string;
};

const MIDDLE = "transform-box: fill-box; transform-origin: 50% 50%;";
const LEFT_EDGE = "transform-box: fill-box; transform-origin: 0 50%;";
const TOP = "transform-box: fill-box; transform-origin: 50% 0;";
const FOOT = "transform-box: fill-box; transform-origin: 50% 100%;";

/** There at half time, then back. */
const thereAndBack = (css: string): string => `50% { ${css} }`;

/** To one side, through the middle to the other, and back; `at` is the percentage of the first turn. */
const swing = (to: string, fro: string, at = 25): string =>
  `${at}% { ${to} } ${Math.min(94, at + 46)}% { ${fro} }`;

/** What the painter tells apart by number, so that no two neighbours move alike. */
const each = (kind: Moving, gait: (i: number) => Omit<Motion, "of">): Motion[] =>
  Array.from({ length: GAITS }, (_, i) => ({ of: `${kind}${i}`, ...gait(i) }));

/** Odd ones to the other side. */
const side = (i: number): number => (i % 2 ? -1 : 1);

/** The wind comes from the left: what it bends gives way to the right first, one after the other. */
const bent = (degrees: number, i: number): string =>
  swing(`rotate: ${degrees}deg`, `rotate: ${-degrees * 0.45}deg`, 18 + i * 5);

/**
 * Everything starts and ends at rest where the painting has it: the film fades in over its still
 * picture, stops at its end, and starts again without a jump.
 */
const MOTIONS: Motion[] = [
  { of: "cl1", times: 1, frames: thereAndBack("translate: 34px 0") },
  { of: "cl2", times: 1, frames: thereAndBack("translate: -28px 0") },
  { of: "cl3", times: 1, frames: thereAndBack("translate: 40px 0") },
  // The sun is a bottle's bottom of five petals: a fifth of a turn brings it back.
  { of: "sun", times: 1, frames: "100% { rotate: 72deg }", rest: MIDDLE },
  { of: "ring", times: 1, frames: thereAndBack("stroke-dashoffset: 24px") },
  { of: "mist", times: 1, frames: thereAndBack("translate: 36px 0") },
  {
    of: "flag",
    times: 4,
    frames: thereAndBack("transform: skewY(9deg) scaleX(0.94)"),
    rest: LEFT_EDGE,
  },
  ...[0, 1, 2, 3, 4, 5].map((i) => ({
    of: `puff${i}`,
    times: 1 + (i % 3),
    frames: thereAndBack(`translate: ${-4 - i}px ${-5 + (i % 2) * 3}px`),
  })),
  ...[0, 1, 2, 3, 4, 5].map((i) => ({
    of: `bird${i}`,
    times: 1,
    frames: thereAndBack(`translate: ${46 + i * 9}px ${-18 - i * 4}px`),
  })),
  ...each("halo", () => ({ times: 1, frames: thereAndBack("scale: 1.035"), rest: MIDDLE })),
  ...each("cloud", (i) => ({
    times: 1,
    frames: thereAndBack(`translate: ${side(i) * (30 + i * 6)}px 0`),
  })),
  ...each("strip", (i) => ({ times: 1, frames: thereAndBack(`translate: 0 ${side(i) * 7}px`) })),
  ...each("tree", (i) => ({ times: 1 + (i % 2), frames: bent(1.5, i), rest: FOOT })),
  ...each("maize", (i) => ({ times: 2, frames: bent(2.4, i), rest: FOOT })),
  ...each("flowers", (i) => ({
    times: 2,
    frames: swing("transform: skewX(-4deg)", "transform: skewX(2deg)", 18 + i * 5),
    rest: FOOT,
  })),
  ...each("paper", (i) => ({
    times: 3 + (i % 2),
    frames: swing("transform: skewX(14deg) scaleY(.9)", "transform: skewX(-9deg)", 14 + i * 5),
    rest: TOP,
  })),
  ...each("person", (i) => ({
    times: 1 + (i % 2),
    frames: swing(`rotate: ${side(i) * 1.1}deg`, `rotate: ${side(i) * -0.8}deg`, 20 + i * 4),
    rest: FOOT,
  })),
  ...each("walker", (i) => ({
    times: 5 + (i % 3),
    frames: `25% { rotate: ${side(i) * 1.2}deg; translate: 0 -4px } 50% { rotate: 0deg; translate: 0 0 }
      75% { rotate: ${side(i) * -1.2}deg; translate: 0 -4px }`,
    rest: FOOT,
  })),
  ...each("placard", (i) => ({
    times: 3 + (i % 2),
    frames: swing(
      "rotate: 4deg; translate: 0 -9px",
      "rotate: -4deg; translate: 0 -5px",
      20 + i * 5,
    ),
    rest: FOOT,
  })),
  ...each("banner", () => ({
    times: 4,
    frames: swing("transform: skewY(1.2deg)", "transform: skewY(-1.2deg)"),
    rest: MIDDLE,
  })),
  ...each("drum", () => ({ times: 16, frames: thereAndBack("translate: -3px 12px") })),
];

/** Birds that waited left of the sheet cross it and are gone; their wings beat meanwhile. */
const crossing = (seconds: number): string => `
  .flock { animation: flock ${seconds}s linear infinite; }
  @keyframes flock { 100% { translate: 1480px -40px } }
  .flock .bird { animation: beat ${seconds / 14}s ease-in-out infinite; ${MIDDLE} }
  @keyframes beat { 50% { scale: 1 0.35 } }`;

/** The style sheet that sets a painting in motion for a film of so many seconds. */
export function motionSheet(seconds: number): string {
  const sheets = MOTIONS.map(({ of, times, frames, rest }) => {
    const animation = `animation: ${of} ${seconds / times}s ease-in-out infinite;`;
    return `.${of} { ${animation} ${rest ?? ""} } @keyframes ${of} { ${frames} }`;
  });
  return [...sheets, crossing(seconds)].join("\n");
}
