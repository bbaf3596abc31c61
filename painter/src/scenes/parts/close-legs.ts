/** Legs close up that bend: who kneels, squats, sits on something or takes a step. Lengths are counted in heads. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { between, type Point, round, smooth, taper } from "../../canvas/path.ts";
import { ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { outlined } from "./close-face.ts";

/** A bent leg: knee and ankle in canvas units. */
export interface CloseLeg {
  knee: Point;
  foot: Point;
  /** Degrees by which a sole seen from its side is turned; without it, it stands level. */
  sole?: number;
}

export interface CloseLegs {
  left: CloseLeg;
  right: CloseLeg;
  /** The one that lies before the other; the right one without it. */
  near?: "left" | "right";
}

export interface LegLook {
  colour: ColourName;
  /** Of bare legs. */
  skin?: ColourName;
  trousers: boolean;
  /** Of the head, chin to crown. */
  size: number;
  shoe?: ColourName;
}

function shoe(canvas: Canvas, { foot: [x, y], sole: turn = 0 }: CloseLeg, look: LegLook) {
  const { size, trousers } = look;
  const fill = canvas.colour(look.shoe ?? (trousers ? "rubberDark" : "earthDark"));
  const edge = outlined(size * 0.024);
  const sole = "M-18 -10C-22 4 -20 12 -16 14H44C48 6 40 -2 28 -4C18 -6 14 -14 10 -16H-16Z";
  return place(x, y, path(sole, fill, edge), size / 100, turn);
}

/**
 * A leg from the hip, in trousers or bare under a skirt. By itself where something lies between it and the body: a
 * tire, a beam, the head of who carries. Everywhere else `legs` of a close figure draws both.
 */
export function bentLeg(canvas: Canvas, hip: Point, leg: CloseLeg, look: LegLook): string {
  const { size, trousers } = look;
  const widths = (trousers ? [0.32, 0.3, 0.25, 0.22, 0.18] : [0.2, 0.2, 0.18, 0.17, 0.11]).map(
    (half) => half * size,
  );
  const { knee, foot } = leg;
  const points = [hip, between(hip, knee, 0.5), knee, between(knee, foot, 0.4), foot];
  const fold = between(knee, foot, 0.12);
  return (
    shoe(canvas, leg, look) +
    path(
      taper(points, widths),
      canvas.colour(trousers ? look.colour : (look.skin ?? "skin1")),
      outlined(size * 0.024),
    ) +
    (trousers
      ? line(
          `M${round(fold[0] - size * 0.14)} ${round(fold[1])}q${round(size * 0.14)} ${round(size * 0.1)} ${round(size * 0.28)} 0`,
          canvas.shaded(look.colour, -0.1),
          size * 0.03,
          ROUND,
        )
      : "")
  );
}

/** A skirt drawn over two knees, its hem half way down the shins. */
function drape(canvas: Canvas, [x, y]: Point, legs: CloseLegs, look: LegLook): string {
  const { size, colour } = look;
  const [a, b] =
    legs.left.knee[0] <= legs.right.knee[0] ? [legs.left, legs.right] : [legs.right, legs.left];
  const [hemLeft, hemRight] = [between(a.knee, a.foot, 0.62), between(b.knee, b.foot, 0.62)];
  const wide = size * 0.3;
  // The seat, where no knee is beyond it.
  const behind = (side: 1 | -1, knee: Point): Point[] =>
    side * (knee[0] - x) + wide < size * 0.6 ? [[x + side * size * 0.62, y + size * 0.34]] : [];
  const outline = smooth(
    [
      [x - size * 0.6, y - size * 0.2],
      ...behind(-1, a.knee),
      [a.knee[0] - wide, a.knee[1]],
      [hemLeft[0] - wide, hemLeft[1] + wide * 0.4],
      [(hemLeft[0] + hemRight[0]) / 2, Math.max(hemLeft[1], hemRight[1]) + wide * 0.5],
      [hemRight[0] + wide, hemRight[1] + wide * 0.4],
      [b.knee[0] + wide, b.knee[1]],
      ...behind(1, b.knee),
      [x + size * 0.6, y - size * 0.2],
    ],
    true,
    0.12,
  );
  const falls = [a, b]
    .map(({ knee, foot }) => {
      const hem = between(knee, foot, 0.6);
      return `M${round(x)} ${round(y)}Q${round(knee[0])} ${round(knee[1] - size * 0.1)} ${round(hem[0])} ${round(hem[1])}`;
    })
    .join("");
  const dashes = `stroke-dasharray="${round(size * 0.08)} ${round(size * 0.06)}"`;
  return (
    path(outline, canvas.colour(colour), outlined(size * 0.024)) +
    line(falls, canvas.shaded(colour, 0.1), size * 0.03, dashes)
  );
}

/** Both legs under hips at a point, and the skirt over them. */
export function bentLegs(canvas: Canvas, hips: Point, legs: CloseLegs, look: LegLook): string {
  const { size } = look;
  const leg = (side: "left" | "right"): string => {
    const reach = size * (side === "left" ? -0.26 : 0.26);
    return bentLeg(canvas, [hips[0] + reach, hips[1] + size * 0.1], legs[side], look);
  };
  const near = legs.near ?? "right";
  const both = leg(near === "right" ? "left" : "right") + leg(near);
  return look.trousers
    ? ellipse(hips[0], hips[1], size * 0.58, size * 0.42, canvas.colour(look.colour)) + both
    : both + drape(canvas, hips, legs, look);
}
