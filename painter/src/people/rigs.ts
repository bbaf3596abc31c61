/**
 * Builds of people, each with its own skull, neck, shoulders and gait. Units: a figure 100 units high; for a skull, a
 * head 16 units high facing right.
 */
import { lerp, type Point } from "../canvas/path.ts";
import type { Limb, PoseShape } from "./poses.ts";

export type Build = "grown" | "toddler" | "child" | "youth" | "stout" | "thin" | "elder";

export interface Rig {
  /** Outline of skull, face and jaw. */
  readonly skull: string;
  readonly neck: { readonly wide: number; readonly long: number };
  /** Widths of chest, waist and hips relative to the build "grown". */
  readonly trunk: readonly [chest: number, waist: number, hips: number];
  /** Offset of the belly in front of the spine. */
  readonly belly: number;
  /** Width of arms and legs relative to the build "grown". */
  readonly limbs: number;
  /** Drop of the shoulders. */
  readonly slope: number;
  /** Step length relative to the build "grown". */
  readonly stride: number;
  /** Offset of the neck, forward and down. */
  readonly stoop: Point;
}

const GROWN: Rig = {
  skull:
    "M-4.6 4.8C-8.4 1.6-8.2-5.6-3.6-7.8C1-9.6 5.6-7.4 5.9-3.6C6 -2.6 5.8-2 6-1.2L7.3 1C7.5 1.5 7 1.8 6.3 1.8L6.4 3.4C6.4 4 6 4.2 6 4.8C6 6.4 5 7 3.4 6.9L0.6 6.4Z",
  neck: { wide: 1, long: 0 },
  trunk: [1, 1, 1],
  belly: 0,
  limbs: 1,
  slope: 0,
  stride: 1,
  stoop: [0, 0],
};

/** High brow, snub nose, round cheek, small chin. */
const CHILD: Rig = {
  ...GROWN,
  skull:
    "M-4.4 5C-8.8 1.8-8.6-5.6-3.8-7.9C1.2-9.9 6.3-7.6 6.5-3.2C6.6-2.1 6.1-1.4 6.2-0.9L7 0.7C7.2 1.3 6.7 1.7 6.2 1.7C6.6 2.4 6.4 3 6.2 3.6C6.3 5.5 5.2 6.7 3.3 6.8C1.6 6.9 0.4 6.7-0.6 6.3Z",
  neck: { wide: 0.86, long: 0 },
  limbs: 0.94,
};

export const RIGS: Readonly<Record<Build, Rig>> = {
  grown: GROWN,
  child: CHILD,
  /** Carried on a back; only the head is visible. */
  toddler: CHILD,
  /** Slim and upright, long neck, long steps. */
  youth: {
    ...GROWN,
    neck: { wide: 0.84, long: 1 },
    trunk: [0.9, 0.86, 0.9],
    limbs: 0.9,
    stride: 1.14,
  },
  /** Full cheek, soft chin, short neck, round shoulders and hips, short steps. */
  stout: {
    skull:
      "M-4.8 5.6C-8.7 1.6-8.5-5.6-3.6-7.8C1-9.6 5.8-7.4 6.1-3.4C6.2-2.4 6-1.8 6.2-1L7.2 0.9C7.4 1.4 6.9 1.7 6.4 1.8L6.6 3.2C6.7 4 6.4 4.2 6.5 5C6.6 6.9 5 7.8 3.4 7.6C1.8 8.9-1.4 8.6-2.8 7.4Z",
    neck: { wide: 1.2, long: -1.2 },
    trunk: [1.14, 1.3, 1.3],
    belly: 2.6,
    limbs: 1.18,
    slope: 0.8,
    stride: 0.86,
    stoop: [0, 0],
  },
  /** Long jaw, nose and neck, sloping shoulders. */
  thin: {
    skull:
      "M-4.4 4.6C-7.9 1.6-7.8-5.8-3.4-8C1-9.8 5.4-7.6 5.7-3.8C5.8-2.8 5.6-2.2 5.9-1.5L7.9 1.5C8.1 2.1 7.3 2.3 6.3 2.1L6.3 3.5C6.4 4.2 6.1 4.5 6.3 5.4C6.2 7.4 4.8 8.2 3.2 7.8L0.2 6.4Z",
    neck: { wide: 0.86, long: 1.6 },
    trunk: [0.92, 0.8, 0.86],
    belly: 0,
    limbs: 0.86,
    slope: 1.4,
    stride: 1.06,
    stoop: [0.8, 0.4],
  },
  /** Hanging nose, prominent chin, round back, low head, short steps. */
  elder: {
    skull:
      "M-4.4 4.8C-8 1.6-8-5.4-3.6-7.7C0.8-9.4 5.2-7.4 5.6-3.8C5.7-2.8 5.5-2.2 5.8-1.5L7.7 1.5C7.9 2.2 7 2.4 6.1 2.1L5.8 3.4C5.9 3.9 5.9 4.2 6.5 5C6.9 6.5 5.5 7.3 3.8 7L0.4 6.2Z",
    neck: { wide: 0.9, long: -0.8 },
    trunk: [0.98, 1.08, 1],
    belly: 1.4,
    limbs: 0.92,
    slope: 1.8,
    stride: 0.7,
    stoop: [3.6, 2],
  },
};

/** Adapts a pose to a build: step length and neck change, hands stay where they are. */
export function adaptGait(pose: PoseShape, { stride, stoop: [dx, dy] }: Rig): PoseShape {
  const stepped = ([[kneeX, kneeY], [footX, footY]]: Limb): Limb => [
    [lerp(pose.hip[0], kneeX, stride), kneeY],
    [lerp(pose.hip[0], footX, stride), footY],
  ];
  const bent = ([[x, y], hand]: Limb): Limb => [[x + dx / 2, y + dy / 2], hand];
  return {
    ...pose,
    neck: [pose.neck[0] + dx, pose.neck[1] + dy],
    nearArm: bent(pose.nearArm),
    farArm: bent(pose.farArm),
    ...(pose.low ? {} : { nearLeg: stepped(pose.nearLeg), farLeg: stepped(pose.farLeg) }),
  };
}
