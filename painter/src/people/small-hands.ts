/** Hands of whole figures, in units of the figure; at this size four shapes suffice. */
import { type Point, round } from "../canvas/path.ts";
import { line, path, place } from "../canvas/svg.ts";

/**
 * `grip`: closed around something; `flat`: lying on something or waving; `point`: pointing; `open`: spread fingers.
 */
export type SmallHand = "grip" | "flat" | "point" | "open";

/** Paths with the wrist at the origin and the arm from the left. */
const SHAPES: Readonly<Record<SmallHand, string>> = {
  grip: "M-2.2 -2.2C-.6 -3 2.6 -3 3.4 -1.4C4 0 3.6 2 2.4 2.6C.8 3.2 -1.4 2.8 -2.2 2Z",
  flat: "M-2.2 -2C-.6 -2.6 .8 -2.6 2 -2.2L5.6 -1.6C6.6 -1.3 6.6 -.2 5.6 0L2.6 .6L3 2.2C2.6 3.2 1.2 3 .6 2C-.4 2.2 -1.4 2.2 -2.2 2Z",
  point:
    "M-2.2 -2.2C-.6 -2.8 1 -2.8 2 -2.4L6.4 -2.3C7.3 -2.2 7.3 -1 6.4 -.9L3.4 -.7C3.6 .6 3.2 2 2.2 2.5C.8 3 -1.4 2.8 -2.2 2Z",
  open: "M-2.4 -2C-1 -2.8 .4 -2.9 1.6 -2.6L5.8 -3.3C6.9 -3.3 7 -2.3 6.1 -2L3.4 -1.4L7 -1.3C8 -1.1 8 -.1 7 0L3.6 .2L6.5 .9C7.4 1.2 7.1 2.1 6.2 2L2.8 1.5L3.4 3C3.2 3.9 2.2 3.8 1.5 3L.4 2.2C-.8 2.4 -1.8 2.2 -2.4 1.8Z",
};

/** Fingers around a held object, and the thumb over them. */
const FINGERS = "M1.2 -2.7L1.6 2.6M2.6 -2L3 1.8M0 1.2L-.2 2.8";
const THUMB = "M-.6 -1.6C.6 -2.2 2 -1.8 2.4 -.8C1.6 -.2 .2 -.4 -.6 -.6Z";

/** A hand at `at` whose forearm comes from the elbow. */
export function smallHand(shape: SmallHand, elbow: Point, at: Point, skin: string, thumb?: string) {
  const degrees = (Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) * 180) / Math.PI;
  const fingers =
    shape === "grip" ? path(THUMB, thumb ?? "") + line(FINGERS, thumb ?? "", 0.4) : "";
  return place(
    at[0],
    at[1],
    path(SHAPES[shape], skin) + (thumb ? fingers : ""),
    1.25,
    round(degrees),
  );
}
