/** Animation of figures in films: interpolated poses, walking and waving. */
import { fadeInOut } from "../canvas/moving.ts";
import { between, lerp, type Point } from "../canvas/path.ts";
import { limb, type Limb, POSES, type PoseShape } from "./poses.ts";

const limbBetween = (one: Limb, other: Limb, share: number): Limb => [
  between(one[0], other[0], share),
  between(one[1], other[1], share),
];

/** Interpolates between two poses; `share` is 0 to 1. */
export function tweenPose(one: PoseShape, other: PoseShape, share: number): PoseShape {
  return {
    ...(share < 0.5 ? one : other),
    hip: between(one.hip, other.hip, share),
    neck: between(one.neck, other.neck, share),
    nearArm: limbBetween(one.nearArm, other.nearArm, share),
    farArm: limbBetween(one.farArm, other.farArm, share),
    nearLeg: limbBetween(one.nearLeg, other.nearLeg, share),
    farLeg: limbBetween(one.farLeg, other.farLeg, share),
    head: between(one.head ?? [0, 0], other.head ?? [0, 0], share),
  };
}

/** Scale of a child's legs, arms and trunk; its head is relatively larger. */
export const CHILD = 0.9;
const NONE = limb(0, 0, 0, 0);
const FEET = {
  hip: [0, 0],
  neck: [0, 0],
  nearArm: NONE,
  farArm: NONE,
  nearLeg: NONE,
  farLeg: NONE,
} as const;

export const childlike = (pose: PoseShape): PoseShape => tweenPose(FEET, pose, CHILD);

/** Distance in units by which a foot lands in front of the body's centre and leaves the ground behind it. */
const HALF_STEP = 13;
const LIFT = 6;
/** Length of thigh and of shin, in units. */
const THIGH_LENGTH = 24.8;

/** Distance per walk cycle (two steps) as a share of the body height; makes feet on the ground stationary. */
export const STRIDE = (4 * HALF_STEP) / 100;

/** Foot position in a walk cycle: the first half on the ground moving backward, the second half in the air. */
function footPosition(round: number): Point {
  const at = round - Math.floor(round);
  if (at < 0.5) return [lerp(HALF_STEP, -HALF_STEP, at * 2), -2 - 2 * Math.max(0, at * 5 - 1.5)];
  const share = (at - 0.5) * 2;
  const eased = share * share * (3 - 2 * share);
  return [
    lerp(-HALF_STEP, HALF_STEP, eased),
    lerp(-4, -2, share) - LIFT * Math.sin(share * Math.PI),
  ];
}

/** Inverse kinematics of a leg: the knee bends forward. */
function bentLeg(hip: Point, foot: Point): Limb {
  const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]];
  const length = Math.min(Math.hypot(dx, dy), THIGH_LENGTH * 2 - 0.1);
  const bend = Math.sqrt(THIGH_LENGTH ** 2 - (length / 2) ** 2);
  const knee: Point = [
    hip[0] + dx / 2 + (dy / length) * bend,
    hip[1] + dy / 2 - (dx / length) * bend,
  ];
  return [knee, foot];
}

/** A swinging arm from the shoulder; `to` is -1 (back) to 1 (forward). */
const swingingArm = ([x, y]: Point, to: number): Limb => [
  [x + to * 5.5 + 0.5, y + 15],
  [x + to * 10.5 + 2.5, y + 27 - Math.abs(to) * 1.5],
];

/**
 * The pose at a time in the walk.
 * @param rounds walk cycles completed; at an integer the near foot is in front
 * @param holding keeps the arms of `pose`
 */
export function walking(pose: PoseShape, rounds: number, holding = false): PoseShape {
  const turn = rounds * 2 * Math.PI;
  // The body is highest when one foot stands below it.
  const lift = -0.6 + 0.6 * Math.cos(2 * turn);
  const up = ([x, y]: Point): Point => [x, y + lift];
  const hip = up(pose.hip);
  const neck = up(pose.neck);
  const forward = -Math.cos(turn);
  const arms = holding
    ? { nearArm: pose.nearArm, farArm: pose.farArm }
    : {
        nearArm: swingingArm([neck[0] - 1, neck[1]], forward),
        farArm: swingingArm([neck[0] + 1.5, neck[1]], -forward),
      };
  return {
    ...pose,
    ...arms,
    hip,
    neck,
    nearLeg: bentLeg(hip, footPosition(rounds)),
    farLeg: bentLeg(hip, footPosition(rounds + 0.5)),
    stepping: true,
  };
}

/** Somebody who leaves the picture on one side and re-enters on the other. */
export type Crossing = {
  /** Position in the still picture, and height of the figure. */
  x: number;
  height: number;
  /** The x at which the figure is outside the picture on the left and right; each film covers this way once. */
  from: number;
  to: number;
  /** In the still picture the far foot is in front. */
  otherFoot?: boolean;
};

/**
 * Offset `dx` from the still picture's position and completed walk cycles. A film contains whole cycles, so that it
 * loops.
 */
export function crossing(moment: number, { x, height, from, to, otherFoot }: Crossing) {
  const span = to - from;
  const distance = span * moment;
  const rounds = Math.round(span / (STRIDE * height)) * moment + (otherFoot ? 0.5 : 0);
  return { dx: x + distance > to ? distance - span : distance, rounds };
}

/** Waves a raised hand `times` times in a film. */
export function waving(moment: number, times: number): PoseShape {
  const to = Math.sin(moment * times * 2 * Math.PI) * fadeInOut(moment, 0.05);
  const [elbow, [x, y]] = POSES.wave.nearArm;
  return { ...POSES.wave, nearArm: [elbow, [x + 4.5 * to, y + 1.4 * to * to]] };
}
