/** How figures move in a film: poses between poses, and the walk. */
import { started } from "../canvas/moving.ts";
import { between, lerp, type Point } from "../canvas/path.ts";
import { limb, type Limb, POSES, type PoseShape } from "./poses.ts";

const limbBetween = (one: Limb, other: Limb, share: number): Limb => [
  between(one[0], other[0], share),
  between(one[1], other[1], share),
];

/** A pose on its way to another one; `share` 0 is the one, 1 the other. */
export function poseBetween(one: PoseShape, other: PoseShape, share: number): PoseShape {
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

/** Legs, arms and trunk of a child are shorter, and its head is larger. */
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

export const childlike = (pose: PoseShape): PoseShape => poseBetween(FEET, pose, CHILD);

/** A step: how far a foot is set before the middle of the body, and lifted behind it. */
const REACH = 13;
const LIFT = 6;
/** A thigh is as long as a shin. */
const HALF_LEG = 24.8;

/** How far a body comes in one round of both feet, as a share of its height: what a foot does on the ground. */
export const STRIDE = (4 * REACH) / 100;

/** A foot in the round of a walk: half of it on the ground and left behind, half of it in the air. */
function footAt(round: number): Point {
  const at = round - Math.floor(round);
  if (at < 0.5) return [lerp(REACH, -REACH, at * 2), -2 - 2 * Math.max(0, at * 5 - 1.5)];
  const share = (at - 0.5) * 2;
  const eased = share * share * (3 - 2 * share);
  return [lerp(-REACH, REACH, eased), lerp(-4, -2, share) - LIFT * Math.sin(share * Math.PI)];
}

/** The knee bends forward as far as hip and foot ask for. */
function legTo(hip: Point, foot: Point): Limb {
  const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]];
  const length = Math.min(Math.hypot(dx, dy), HALF_LEG * 2 - 0.1);
  const bend = Math.sqrt(HALF_LEG ** 2 - (length / 2) ** 2);
  const knee: Point = [
    hip[0] + dx / 2 + (dy / length) * bend,
    hip[1] + dy / 2 - (dx / length) * bend,
  ];
  return [knee, foot];
}

/** A hanging arm swings against its leg; `to` is -1 (back) to 1 (forward). */
const armAt = ([x, y]: Point, to: number): Limb => [
  [x + to * 5.5 + 0.5, y + 15],
  [x + to * 10.5 + 2.5, y + 27 - Math.abs(to) * 1.5],
];

/**
 * A walk.
 * @param rounds how often both feet have stepped; at a whole number the near foot is in front
 * @param holding the hands keep what they hold, as the pose has them
 */
export function walking(pose: PoseShape, rounds: number, holding = false): PoseShape {
  const turn = rounds * 2 * Math.PI;
  // The body is highest over the standing foot.
  const lift = -0.6 + 0.6 * Math.cos(2 * turn);
  const up = ([x, y]: Point): Point => [x, y + lift];
  const hip = up(pose.hip);
  const neck = up(pose.neck);
  const forward = -Math.cos(turn);
  const arms = holding
    ? { nearArm: pose.nearArm, farArm: pose.farArm }
    : {
        nearArm: armAt([neck[0] - 1, neck[1]], forward),
        farArm: armAt([neck[0] + 1.5, neck[1]], -forward),
      };
  return {
    ...pose,
    ...arms,
    hip,
    neck,
    nearLeg: legTo(hip, footAt(rounds)),
    farLeg: legTo(hip, footAt(rounds + 0.5)),
    stepping: true,
  };
}

/** Who goes out of a film on one side and comes in on the other. */
export type Crossing = {
  /** Where somebody stands in the still picture, and how high the figure is. */
  x: number;
  height: number;
  /** Outside of the picture on the left and on the right; the way between them is walked once. */
  from: number;
  to: number;
  /** The other foot is in front in the still picture. */
  otherFoot?: boolean;
};

/**
 * Where somebody is who crosses, to the right of the still picture's place, and how far the walk is:
 * with whole rounds, so that it ends as it began.
 */
export function crossing(moment: number, { x, height, from, to, otherFoot }: Crossing) {
  const way = to - from;
  const gone = way * moment;
  const rounds = Math.round(way / (STRIDE * height)) * moment + (otherFoot ? 0.5 : 0);
  return { dx: x + gone > to ? gone - way : gone, rounds };
}

/** A raised hand that goes to and fro so many times in a film; as the pose has it in a still picture. */
export function waving(moment: number, times: number): PoseShape {
  const to = Math.sin(moment * times * 2 * Math.PI) * started(moment, 0.05);
  const [elbow, [x, y]] = POSES.wave.nearArm;
  return { ...POSES.wave, nearArm: [elbow, [x + 4.5 * to, y + 1.4 * to * to]] };
}
