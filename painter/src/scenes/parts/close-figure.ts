/**
 * A person close up, cut by the frame: head, torso and arms whose hands lie exactly where they are
 * told to, so that whoever holds something holds it. Lengths are counted in heads.
 */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, type Point, round } from "../../canvas/path.ts";
import { group, path, place } from "../../canvas/svg.ts";
import { armParts, type ArmParts, type CloseArm } from "./close-arm.ts";
import { braid } from "./close-braid.ts";
import type { CloseLook, Frame } from "./close-body.ts";
import { dressed } from "./close-dress.ts";
import { outlined } from "./close-face.ts";
import { apronSkirt, overFront, shirtFront, wovenFront } from "./close-front.ts";
import { closeHead, PROFILE } from "./close-head.ts";
import { rim, shaded } from "./close-light.ts";
import { hangs, lowerBody, trunkOf, waistband } from "./close-lower.ts";

export type { CloseLook };

/**
 * Two layers: the hands of `arms` close over what is drawn between. `hands` are the forearms once more, for
 * what lies over a shoulder and under a hand.
 */
export interface CloseFigure {
  body: string;
  arms: string;
  hands: string;
}

function frameOf(canvas: Canvas, head: Point, hips: Point, size: number, look: CloseLook): Frame {
  const build = look.build ?? 1;
  const [x, y] = [head[0] - (look.turn ?? 0) * size * 0.06, head[1] + size * 0.66];
  const shoulders = size * 0.82 * build;
  const slope = size * 0.2;
  // Who is seen to the knees has a waist where it belongs, and not at the edge of the picture.
  const end =
    look.legs || look.leans ? 1 : Math.min(1, (trunkOf(look) * size) / Math.max(1, hips[1] - y));
  const waist: Point = [lerp(x, hips[0], end), lerp(y, hips[1], end)];
  const waistHalf = size * (look.bands || hangs(look) ? 0.64 : 0.58) * build;
  const side = (sign: 1 | -1): readonly [string, string, string] => [
    `${round(x + sign * size * 0.2)} ${round(y - size * 0.06)}`,
    `${round(x + sign * shoulders)} ${round(y + slope * 2)}`,
    `${round(x + sign * shoulders)} ${round(y + slope * 0.4)}`,
  ];
  // The trunk is narrower under the arms than at the shoulders.
  const flank = (sign: 1 | -1): string =>
    `L${round(x + sign * shoulders * 0.84)} ${round(Math.min(y + size * 0.9, waist[1] - 4))}`;
  const [leftNeck, left, leftBend] = side(-1);
  const [rightNeck, right, rightBend] = side(1);
  const torso =
    `M${leftNeck}C${round(x - shoulders * 0.7)} ${round(y)} ${leftBend} ${left}` +
    `${flank(-1)}L${round(waist[0] - waistHalf)} ${round(waist[1])}Q${round(waist[0])} ${round(waist[1] + (hangs(look) ? size * 0.09 : 0))} ${round(waist[0] + waistHalf)} ${round(waist[1])}${flank(1)}L${right}` +
    `C${rightBend} ${round(x + shoulders * 0.7)} ${round(y)} ${rightNeck}Z`;
  const lit = `M${right}${flank(1)}L${round(waist[0] + waistHalf)} ${round(waist[1])}`;
  const measures = { neck: [x, y] as Point, waist, hips, shoulders, waistHalf };
  return { canvas, look, head, size, ...measures, torso, flank: lit };
}

function upperBody(frame: Frame): string {
  const {
    canvas,
    look,
    size,
    neck: [x, y],
    waist: [hx, hy],
    shoulders,
    waistHalf: hip,
    torso,
    flank,
  } = frame;
  // The light comes from the upper right (design 11.2): the left flank lies in shade.
  const shade = path(
    `M${round(x - shoulders - 6)} ${round(y + size * 0.5)}Q${round(x - shoulders * 0.66)} ${round(y + size * 0.9)} ${round(hx - hip * 0.62)} ${round(hy)}H${round(hx - hip - 20)}Z`,
    "#1a0a1e",
    shaded(canvas),
  );
  const light =
    path(
      `M${round(x - size * 0.44)} ${round(y - size * 0.04)}Q${round(x - size * 0.1)} ${round(y + size * 0.34)} ${round(x + size * 0.22)} ${round(y - size * 0.04)}Z`,
      "#1a0a1e",
      shaded(canvas, 0.8),
    ) + rim(canvas, flank, size * 0.1, 0.8);
  return (
    path(torso, canvas.colour(look.cloth), outlined(size * 0.024)) +
    group(
      (look.bands ? wovenFront(frame, look.bands) : shirtFront(frame)) +
        overFront(frame) +
        shade +
        light,
      clip(canvas, torso),
    ) +
    waistband(frame) +
    apronSkirt(frame)
  );
}

function neckOf({ canvas, look, head, size, neck: [x, y] }: Frame): string {
  const skin = look.skin ?? "skin1";
  const [left, right, top] = [
    round(x - size * 0.17),
    round(x + size * 0.17),
    round(head[1] + size * 0.3),
  ];
  const column = path(
    `M${left} ${top}V${round(y)}Q${round(x)} ${round(y + size * 0.12)} ${right} ${round(y)}V${top}Z`,
    canvas.shaded(skin, -0.07),
  );
  if (look.back) return column;
  const chin = round(head[1] + size * 0.52);
  const shadow = path(
    `M${left} ${top}V${chin}Q${round(x)} ${round(chin + size * 0.13)} ${right} ${chin}V${top}Z`,
    "#1a0a1e",
    shaded(canvas, 1.1),
  );
  const depth = round(y + size * (look.bands ? 0.16 : 0.3));
  const edge = round(y - size * 0.06);
  return (
    column +
    path(
      `M${round(x - size * 0.2)} ${edge}Q${round(x)} ${depth} ${round(x + size * 0.2)} ${edge}Z`,
      canvas.colour(skin),
    ) +
    shadow
  );
}

/** Braids and head, the braids behind the head or down the back. */
function headAndHair({ canvas, look, head, size, neck: [x, y] }: Frame): string {
  const { ribbon = "rose" } = look;
  const top = closeHead(canvas, head[0], head[1], size, look);
  if (!look.braids) return top;
  const tone = look.hair === "grey" ? "steelDark" : "hair";
  if (look.back)
    return top + braid(canvas, [x, head[1] + size * 0.4], size * 1.5, size * 1.3, ribbon, tone);
  // From the side, one braid hides the other.
  if (Math.abs(look.turn ?? 0) >= PROFILE)
    return (
      braid(
        canvas,
        [x - (look.turn ?? 0) * size * 0.3, y - size * 0.4],
        size * 1.2,
        size * 1.2,
        ribbon,
        tone,
      ) + top
    );
  const one = (side: 1 | -1): string =>
    braid(canvas, [x + side * size * 0.4, y - size * 0.26], size * 0.95, size, ribbon, tone);
  return one(-1) + one(1) + top;
}

/** The trunk as it stands in the picture: upright, or turned with the line from head to hips. */
interface Trunk {
  svg: string;
  /** A point of the upright trunk where it lies in the picture. */
  at: (point: Point) => Point;
  frame: Frame;
}

function uprightTrunk(frame: Frame): Trunk {
  const svg = lowerBody(frame) + upperBody(frame) + neckOf(frame);
  return { svg, at: (point) => point, frame };
}

/** Neck at the origin, hips below it, then turned; the head and what hangs from it stay as they are. */
function leaningTrunk(frame: Frame): Trunk {
  const { canvas, look, head, hips, size } = frame;
  const [dx, dy] = [hips[0] - head[0], hips[1] - head[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const neck: Point = [head[0] + ux * size * 0.66, head[1] + uy * size * 0.66];
  const aside = Math.abs(look.turn ?? 0) >= PROFILE ? 0.78 : 1;
  const local = frameOf(canvas, [0, -size * 0.66], [0, length - size * 0.66], size, {
    ...look,
    turn: 0,
  });
  const degrees = (Math.atan2(-ux, uy) * 180) / Math.PI;
  const turned = upperBody(local) + neckOf(local);
  return {
    svg: lowerBody(frame) + place(neck[0], neck[1], turned, [aside, 1], degrees),
    at: ([x, y]) => [neck[0] + x * aside * uy + y * ux, neck[1] - x * aside * ux + y * uy],
    frame: { ...local, look: frame.look },
  };
}

/** What a painting calls each person who faces us and ends at a table, a wall or the frame. */
export const HALF_FIGURE = "half-figure";

const isHalfFigure = ({ back, turn = 0, legs, feet }: CloseLook): boolean =>
  !back && !legs && feet === undefined && Math.abs(turn) < PROFILE;

/**
 * A person whose face is at `head` and whose hips are at `hips`.
 * @param size of the head, chin to crown
 */
export function closeFigure(
  canvas: Canvas,
  head: Point,
  hips: Point,
  size: number,
  given: CloseLook,
): CloseFigure {
  const look = dressed(canvas, given);
  const standing = frameOf(canvas, head, hips, size, look);
  const { svg, at, frame } = (look.leans ? leaningTrunk : uprightTrunk)(standing);
  const { neck, shoulders } = frame;
  const thick = size * Math.sqrt(look.build ?? 1);
  const arm = (side: 1 | -1, bent: CloseArm | undefined): ArmParts =>
    bent
      ? armParts(canvas, at([neck[0] + side * shoulders * 0.84, neck[1] + size * 0.32]), bent, {
          skin: look.skin ?? "skin1",
          cloth: look.cloth,
          woven: !!look.bands,
          pattern: look.pattern,
          side,
          size: thick,
        })
      : { arm: "", hand: "" };
  const [left, right] = [arm(-1, look.left), arm(1, look.right)];
  const body = svg + headAndHair(standing);
  return {
    body: isHalfFigure(look) ? group(body, `class="${HALF_FIGURE}"`) : body,
    arms: left.arm + right.arm,
    hands: left.hand + right.hand,
  };
}

/** A figure with its arms over it. */
export const closePerson = (...given: Parameters<typeof closeFigure>): string => {
  const { body, arms } = closeFigure(...given);
  return body + arms;
};
