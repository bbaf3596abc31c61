/** One thing that moves: there and back, or on by a step that looks like none. */
type Motion = {
  /** Class the painter gives to what moves. */
  of: string;
  /** How often within the film. */
  times: number;
  /** CSS at half time; the thing comes back to where it was. */
  half?: string;
  /** CSS at the end, where the thing looks as it did at the beginning. */
  end?: string;
  /** Further CSS, such as the point a turn goes round. */
  rest?: string;
};

const MIDDLE = "transform-box: fill-box; transform-origin: 50% 50%;";
const LEFT_EDGE = "transform-box: fill-box; transform-origin: 0 50%;";

/**
 * Everything starts and ends at rest where the painting has it: the film fades in over its still
 * picture, stops at its end, and starts again without a jump (specification 9).
 */
const MOTIONS: Motion[] = [
  { of: "cl1", times: 1, half: "translate: 34px 0" },
  { of: "cl2", times: 1, half: "translate: -28px 0" },
  { of: "cl3", times: 1, half: "translate: 40px 0" },
  // The sun is a bottle's bottom of five petals: a fifth of a turn brings it back.
  { of: "sun", times: 1, end: "rotate: 72deg", rest: MIDDLE },
  { of: "ring", times: 1, half: "stroke-dashoffset: 24px" },
  { of: "mist", times: 1, half: "translate: 36px 0" },
  { of: "flag", times: 4, half: "transform: skewY(9deg) scaleX(0.94)", rest: LEFT_EDGE },
  ...[0, 1, 2, 3, 4, 5].map((i) => ({
    of: `puff${i}`,
    times: 1 + (i % 3),
    half: `translate: ${-4 - i}px ${-5 + (i % 2) * 3}px`,
  })),
  ...[0, 1, 2, 3, 4, 5].map((i) => ({
    of: `bird${i}`,
    times: 1,
    half: `translate: ${46 + i * 9}px ${-18 - i * 4}px`,
  })),
];

/** The style sheet that sets a painting in motion for a film of so many seconds. */
export function motionSheet(seconds: number): string {
  return MOTIONS.map(({ of, times, half, end, rest }) => {
    const frames = half ? `50% { ${half} }` : `100% { ${end} }`;
    const animation = `animation: ${of} ${seconds / times}s ease-in-out infinite;`;
    return `.${of} { ${animation} ${rest ?? ""} } @keyframes ${of} { ${frames} }`;
  }).join("\n");
}
