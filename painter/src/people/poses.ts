/**
 * How a figure stands, on a figure 100 units high whose feet stand at (0, 0), facing right. Three
 * joints carry a limb: shoulder or hip (from `neck` and `hip`), elbow or knee, hand or foot.
 */
import type { Point } from "../canvas/path.ts";

/** The middle and the outer joint of a limb: elbow and hand, or knee and foot. */
export type Limb = readonly [middle: Point, end: Point];

export interface PoseShape {
  readonly hip: Point;
  readonly neck: Point;
  /** The near limbs are the ones towards us. */
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
  /** How far the head leans from its place above the neck. */
  readonly head?: Point;
  /** In mid-stride: the skirt swings and its hem lifts. */
  readonly stepping?: boolean;
  /** Kneeling or sitting. */
  readonly low?: boolean;
}

/** Two joints: the elbow and the hand, or the knee and the foot. */
export const limb = (middleX: number, middleY: number, endX: number, endY: number): Limb => [
  [middleX, middleY],
  [endX, endY],
];

const SHAPES = {
  stand: {
    hip: [0, -49],
    neck: [0.5, -81],
    nearArm: limb(-1.5, -65, 1.5, -51),
    farArm: limb(3, -65, 5, -52),
    nearLeg: limb(1.2, -26, 0.5, -2),
    farLeg: limb(-1, -26, -3.5, -2),
  },
  /** An old back, a hand on a stick. */
  bent: {
    hip: [-4, -47],
    neck: [7, -73],
    nearArm: limb(9, -60, 19, -52),
    farArm: limb(8, -58, 15, -47),
    nearLeg: limb(1, -25, 1, -2),
    farLeg: limb(-4, -25, -6, -2),
  },
  walk: {
    hip: [0, -49],
    neck: [2.5, -80.5],
    nearArm: limb(-4, -66, -6.5, -53),
    farArm: limb(8, -66.5, 14, -55),
    nearLeg: limb(7, -27, 10, -2),
    farLeg: limb(-1.5, -26, -12, -4),
    stepping: true,
  },
  /** The other foot in front. */
  walk2: {
    hip: [0, -49],
    neck: [2, -80.5],
    nearArm: limb(6, -66, 11.5, -55),
    farArm: limb(-3, -66, -6, -54),
    nearLeg: limb(0, -26, -10, -4),
    farLeg: limb(6.5, -27, 9, -2),
    stepping: true,
  },
  /** A hand up at the load. */
  carryHead: {
    hip: [0, -49],
    neck: [1, -81],
    nearArm: limb(9.5, -87, 5.5, -101),
    farArm: limb(-3, -66, -6, -54),
    nearLeg: limb(5, -27, 7.5, -2),
    farLeg: limb(-1.5, -26, -9, -4),
    stepping: true,
  },
  /** Bent under a load. */
  carryBack: {
    hip: [-1, -48],
    neck: [8, -77],
    nearArm: limb(9, -62, 14.5, -71),
    farArm: limb(12, -64, 16, -70),
    nearLeg: limb(7, -27, 9, -2),
    farLeg: limb(-2, -26, -10, -4),
    head: [3, 0],
    stepping: true,
  },
  dig: {
    hip: [-4, -47],
    neck: [10, -73],
    nearArm: limb(15, -60, 21, -49),
    farArm: limb(20, -66, 27, -62),
    nearLeg: limb(5, -27, 7, -2),
    farLeg: limb(-9, -26, -15, -2),
    head: [4, 0],
  },
  /** A hammer over the head. */
  pound: {
    hip: [0, -49],
    neck: [-1, -80],
    nearArm: limb(9, -89, 1, -101),
    farArm: limb(11, -86, 5, -103),
    nearLeg: limb(8, -27, 12, -2),
    farLeg: limb(-7, -26, -12, -2),
  },
  tamp: {
    hip: [-2, -48],
    neck: [3.5, -79],
    nearArm: limb(10, -66, 17, -62),
    farArm: limb(12, -70, 17.5, -72),
    nearLeg: limb(3, -26, 5, -2),
    farLeg: limb(-6, -26, -9, -2),
    head: [2.4, 0],
  },
  /** Behind a wheelbarrow. */
  barrow: {
    hip: [-3, -48],
    neck: [5, -79],
    nearArm: limb(3, -63, 11, -51),
    farArm: limb(7, -64, 14, -52),
    nearLeg: limb(5, -27, 4, -2),
    farLeg: limb(-6, -26, -16, -4),
    head: [2, 0],
    stepping: true,
  },
  /** Bent down to lay something in a course. */
  lay: {
    hip: [-10, -46],
    neck: [9, -66],
    nearArm: limb(17, -52, 24, -40),
    farArm: limb(20, -56, 28, -42),
    nearLeg: limb(-1, -26, -6, -2),
    farLeg: limb(-9, -25, -15, -2),
    head: [6, 3],
  },
  kneel: {
    hip: [-7, -23],
    neck: [4, -52],
    nearArm: limb(10, -38, 19, -26),
    farArm: limb(14, -40, 23, -28),
    nearLeg: limb(7, -4, -15, -3),
    farLeg: limb(3, -5, -17, -3),
    head: [4, 1],
    low: true,
  },
  /** On a seat a quarter of the height. */
  sit: {
    hip: [0, -24],
    neck: [-0.5, -55],
    nearArm: limb(5, -39, 14, -38),
    farArm: limb(8, -40, 16, -40),
    nearLeg: limb(17, -25, 17, -2),
    farLeg: limb(14, -24, 13, -2),
    head: [2.4, 0.6],
    low: true,
  },
  sitGround: {
    hip: [-2, -8],
    neck: [-4, -40],
    nearArm: limb(2, -25, 12, -24),
    farArm: limb(5, -26, 14, -26),
    nearLeg: limb(12, -21, 19, -2),
    farLeg: limb(9, -18, 16, -2),
    head: [2.4, 0.6],
    low: true,
  },
  /** A hand up at a wall. */
  plaster: {
    hip: [-1, -49],
    neck: [2, -80.5],
    nearArm: limb(13, -79, 20.5, -91),
    farArm: limb(10, -66, 18, -66),
    nearLeg: limb(3, -26, 5, -2),
    farLeg: limb(-3.5, -26, -8, -2),
    head: [1.6, 0],
  },
  point: {
    hip: [0, -49],
    neck: [0.5, -81],
    nearArm: limb(11, -76, 23, -84),
    farArm: limb(-2, -65, 1, -52),
    nearLeg: limb(1.2, -26, 1, -2),
    farLeg: limb(-1.5, -26, -4, -2),
  },
  run: {
    hip: [0, -47],
    neck: [7, -76],
    nearArm: limb(-3, -66, 1, -55),
    farArm: limb(15, -66, 20, -76),
    nearLeg: limb(13, -33, 9, -13),
    farLeg: limb(-5, -27, -19, -17),
    head: [2, 0],
    stepping: true,
  },
  /** Both hands forward. */
  pass: {
    hip: [-1, -49],
    neck: [1.5, -81],
    nearArm: limb(9, -68, 20, -66),
    farArm: limb(11, -67, 21, -64),
    nearLeg: limb(3, -26, 5, -2),
    farLeg: limb(-4, -26, -7, -2),
  },
  read: {
    hip: [0, -49],
    neck: [0, -81],
    nearArm: limb(5, -66, 13, -66),
    farArm: limb(7, -67, 14, -68),
    nearLeg: limb(1.2, -26, 1, -2),
    farLeg: limb(-1, -26, -3, -2),
    head: [2.2, 0.8],
  },
  wave: {
    hip: [0, -49],
    neck: [0, -81],
    nearArm: limb(9, -88, 13, -102),
    farArm: limb(-2, -65, 0, -52),
    nearLeg: limb(1.2, -26, 1, -2),
    farLeg: limb(-1, -26, -3.5, -2),
  },
  hold: {
    hip: [0, -49],
    neck: [0.5, -81],
    nearArm: limb(5, -66, 10, -54),
    farArm: limb(6, -66, 12, -56),
    nearLeg: limb(1.5, -26, 2, -2),
    farLeg: limb(-1, -26, -4, -2),
  },
} as const satisfies Record<string, PoseShape>;

export type Pose = keyof typeof SHAPES;

export const POSES: Readonly<Record<Pose, PoseShape>> = SHAPES;
