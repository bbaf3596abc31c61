/**
 * Poses of a figure 100 units high that faces right, feet at (0, 0). A limb has three joints: shoulder or hip (from
 * `neck` and `hip`), elbow or knee, hand or foot.
 */
import type { Point } from "../canvas/path.ts";

/** Middle and outer joint of a limb: elbow and hand, or knee and foot. */
export type Limb = readonly [middle: Point, end: Point];

export interface PoseShape {
  readonly hip: Point;
  readonly neck: Point;
  /** Near limbs are on the viewer's side. */
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
  /** Offset of the head from its place above the neck. */
  readonly head?: Point;
  /** In mid-stride: the skirt swings and its hem is lifted. */
  readonly stepping?: boolean;
  /** Kneeling or sitting. */
  readonly low?: boolean;
}

/** Builds a limb from the coordinates of its two joints. */
export const limb = (middleX: number, middleY: number, endX: number, endY: number): Limb => [
  [middleX, middleY],
  [endX, endY],
];

const SHAPES = {
  stand: {
    hip: [-0.6, -48.5],
    neck: [1, -80.5],
    nearArm: limb(-4, -65, 3, -54),
    farArm: limb(5, -65, 11, -56),
    nearLeg: limb(1.4, -26, -1.6, -2),
    farLeg: limb(3, -26, 4.6, -2),
    head: [1, 0],
  },
  /** A bent back, one hand on a stick. */
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
    nearArm: limb(-6.5, -65, -7.5, -52),
    farArm: limb(8, -66, 16, -59),
    nearLeg: limb(7.5, -27, 10.5, -2),
    farLeg: limb(-1, -25, -12.5, -5),
    stepping: true,
  },
  /** Walking with the other foot in front. */
  walk2: {
    hip: [0, -49],
    neck: [2, -80.5],
    nearArm: limb(5.5, -64, 14, -58),
    farArm: limb(-5, -65, -9, -54),
    nearLeg: limb(0, -25, -11, -5),
    farLeg: limb(7, -27, 10, -2),
    stepping: true,
  },
  /** One hand on a load on the head, behind the face. */
  carryHead: {
    hip: [0, -49],
    neck: [1, -81],
    nearArm: limb(-5, -65, -5.5, -52),
    farArm: limb(15, -87, 10, -103.5),
    nearLeg: limb(5, -27, 7.5, -2),
    farLeg: limb(-1.5, -26, -9, -4),
    stepping: true,
  },
  /** Bent under a load on the back. */
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
  /** A hammer raised overhead. */
  pound: {
    hip: [0, -49],
    neck: [-1, -80],
    nearArm: limb(14, -88, 9, -107),
    farArm: limb(16, -85, 13, -107.5),
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
  /** Pushing a wheelbarrow. */
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
  /** Bending down to lay something into a course. */
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
  /** Sitting at a quarter of the figure's height. */
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
  /** One hand on a wall. */
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
    hip: [-1, -48.5],
    neck: [1.5, -80.5],
    nearArm: limb(11, -74, 23, -84),
    farArm: limb(5, -65, 10, -57),
    nearLeg: limb(2, -26, -1, -2),
    farLeg: limb(3.5, -26, 5.5, -2),
  },
  run: {
    hip: [0, -47],
    neck: [7, -76],
    nearArm: limb(-5, -65, 0, -54.5),
    farArm: limb(14, -60, 24, -59),
    nearLeg: limb(13, -33, 9, -13),
    farLeg: limb(-5, -27, -19, -17),
    head: [2, 0],
    stepping: true,
  },
  pass: {
    hip: [-2, -48.5],
    neck: [2.5, -80],
    nearArm: limb(8, -64, 20, -66),
    farArm: limb(11, -64, 21, -64),
    nearLeg: limb(3, -26, 5, -2),
    farLeg: limb(-4, -26, -7, -2),
  },
  /** Stirring a pot with a spoon. */
  stir: {
    hip: [-2, -48.5],
    neck: [4, -79.5],
    nearArm: limb(12, -68, 23, -79),
    farArm: limb(9, -64, 17, -62),
    nearLeg: limb(3, -26, 4, -2),
    farLeg: limb(-3, -26, -6, -2),
    head: [2.4, 0.6],
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
    nearArm: limb(13, -83, 17, -101),
    farArm: limb(4, -65, 10, -57),
    nearLeg: limb(2, -26, 4, -2),
    farLeg: limb(-1, -26, -4, -2),
  },
  hold: {
    hip: [-1, -48.5],
    neck: [1.5, -80.5],
    nearArm: limb(2, -64, 10, -55),
    farArm: limb(6, -64, 12, -57),
    head: [1.6, 0.6],
    nearLeg: limb(1.5, -26, 2, -2),
    farLeg: limb(-1, -26, -4, -2),
  },
} as const satisfies Record<string, PoseShape>;

export type Pose = keyof typeof SHAPES;

/** Arm positions of people who stand without holding anything: hanging, folded, on the hip. */
const ARMS_AT_REST: readonly Pick<PoseShape, "nearArm" | "farArm">[] = [
  { nearArm: limb(-5, -65, -2, -52), farArm: limb(4, -65, 9, -55) },
  { nearArm: limb(1, -63, 10.5, -61), farArm: limb(6, -64, 11.5, -61.5) },
  { nearArm: limb(-11, -66, -3, -55), farArm: limb(5, -65, 11, -57) },
];

/** The pose "stand" with arms chosen by an integer. */
export const restPose = (which: number): PoseShape => ({
  ...SHAPES.stand,
  ...ARMS_AT_REST[which % ARMS_AT_REST.length],
});

export const POSES: Readonly<Record<Pose, PoseShape>> = SHAPES;
