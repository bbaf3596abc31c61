/** An arm close up, from the shoulder to a hand that lies where it is told to. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { between, type Point, polygon, round, taper } from "../../canvas/path.ts";
import { group, line, path, ROUND } from "../../canvas/svg.ts";
import { clip } from "../../built/clip.ts";
import { type CloseGrip, closeHand } from "./close-hand.ts";
import type { ShirtPattern } from "./close-look.ts";
import { outlined } from "./close-face.ts";
import { LINE } from "./close-line.ts";
import { hourOf, rim, shaded, sunlight } from "./close-light.ts";

/** A bent arm: elbow and hand in canvas units, and what the hand does. */
export interface CloseArm {
  /** Found without it: an arm's own lengths, the elbow down and outward. */
  elbow?: Point;
  hand: Point;
  grip?: CloseGrip;
  /** Degrees by which the wrist is bent, to the right seen from above the forearm. */
  bent?: number;
  /** The thumb on the other side of the hand. */
  flip?: boolean;
}

/** An arm whose elbow is known. */
type Bent = CloseArm & { elbow: Point };

/** Whose arm it is. */
export interface ArmLook {
  skin?: ColourName;
  cloth: ColourName;
  /** A huipil's wide sleeve with a border, instead of a shirt's. */
  woven: boolean;
  /** How the cloth of a shirt is woven. */
  pattern?: ShirtPattern | undefined;
  /** Which shoulder: -1 is the left one in the picture. */
  side: 1 | -1;
  /** Thickness in canvas units for one unit of the head. */
  size: number;
}

const along = (from: Point, to: Point, t: number, aside: number): Point => {
  const [x, y] = between(from, to, t);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [x + ((to[1] - from[1]) / length) * aside, y - ((to[0] - from[0]) / length) * aside];
};

/** Points along a bent arm from shoulder to wrist, how thick it is at each, and the outer side of the bend. */
interface Course {
  points: Point[];
  widths: number[];
  wrist: Point;
  out: number;
}

function courseOf(shoulder: Point, { elbow, hand }: Bent, thick: number): Course {
  const wrist = between(elbow, hand, 0.94);
  // The swell lies on the outer side of the bend.
  const cross =
    (elbow[0] - shoulder[0]) * (wrist[1] - elbow[1]) -
    (elbow[1] - shoulder[1]) * (wrist[0] - elbow[0]);
  const out = Math.sign(cross) || 1;
  const points: Point[] = [
    shoulder,
    between(shoulder, elbow, 0.5),
    between(shoulder, elbow, 0.9),
    along(elbow, wrist, 0.08, out * thick * 0.015),
    along(elbow, wrist, 0.34, out * thick * 0.03),
    along(elbow, wrist, 0.72, 0),
    wrist,
  ];
  const widths = [0.2, 0.185, 0.155, 0.16, 0.165, 0.125, 0.098].map((half) => half * thick);
  return { points, widths, wrist, out };
}

/** Bare arm: the elbow is an angle, the forearm thickest below it. `from` is 3 for the forearm alone. */
function bareArm(canvas: Canvas, shoulder: Point, arm: Bent, look: ArmLook, from = 0): string {
  const { elbow } = arm;
  const thick = look.size;
  const skin = look.skin ?? "skin1";
  const course = courseOf(shoulder, arm, thick);
  const { wrist, out } = course;
  const points = course.points.slice(from);
  const widths = course.widths.slice(from);
  const outline = taper(points, widths);
  const first = from ? 0 : 2;
  const shade = points
    .slice(first)
    .map(([x, y], i): Point => [x - widths[i + first]! * 0.7, y + widths[i + first]! * 0.7]);
  const bend = along(elbow, wrist, 0.06, -out * thick * 0.15);
  const inner = along(elbow, wrist, 0.2, -out * thick * 0.03);
  return (
    path(outline, canvas.colour(skin), outlined(thick * 0.024)) +
    group(
      path(
        taper(
          shade,
          widths.slice(first).map((half) => half * 0.62),
        ),
        LINE,
        shaded(canvas, 0.8),
      ) +
        path(
          taper(
            points.map(([x, y], i): Point => [x + widths[i]! * 0.7, y - widths[i]! * 0.7]),
            widths.map((half) => half * 0.24),
          ),
          sunlight(canvas),
          `opacity="${+(hourOf(canvas).rim * 0.5).toFixed(2)}"`,
        ),
      clip(canvas, outline),
    ) +
    line(
      `M${round(bend[0])} ${round(bend[1])}L${round(inner[0])} ${round(inner[1])}`,
      canvas.shaded(skin, -0.11),
      thick * 0.022,
      ROUND,
    ) +
    (look.woven ? bracelet(canvas, elbow, wrist, thick) : "")
  );
}

/** Beads around the wrist, as most women of the town wear them. */
function bracelet(canvas: Canvas, elbow: Point, wrist: Point, thick: number): string {
  const ends = [along(elbow, wrist, 0.9, thick * 0.1), along(elbow, wrist, 0.9, -thick * 0.1)];
  return line(
    polygon(ends, false),
    canvas.colour("marigold"),
    thick * 0.05,
    `stroke-dasharray="${round(thick * 0.05)} ${round(thick * 0.02)}" ${ROUND}`,
  );
}

/** A sleeve that grows out of the shoulder: its line is open where cloth goes on into cloth. */
function sleeveOf(canvas: Canvas, shoulder: Point, elbow: Point, look: ArmLook): string {
  const { cloth, woven, side, size: thick } = look;
  const [reach, top, end] = woven ? [0.84, 0.27, 0.31] : [0.68, 0.25, 0.245];
  const cuff = between(shoulder, elbow, reach);
  const hangs = elbow[1] - shoulder[1] > -0.2 * thick;
  // Seen along the arm, which side of it is turned away from the neck.
  const outer = side * (elbow[1] - shoulder[1]) > 0 ? 1 : -1;
  const at = (t: number, half: number, of: number): Point =>
    along(shoulder, elbow, t * reach, of * outer * half * thick);
  const fill = taper(
    [shoulder, between(shoulder, cuff, 0.5), cuff],
    [top, (top + end) / 2, end].map((half) => half * thick),
    true,
    false,
  );
  const crown: Point = [shoulder[0] - side * 0.06 * thick, shoulder[1] - top * thick];
  const bend: Point = [shoulder[0] + side * 0.26 * thick, shoulder[1] - top * thick * 1.02];
  const p = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const start = hangs ? `M${p(crown)}Q${p(bend)} ${p(at(0.22, top, 1))}` : `M${p(at(0.1, top, 1))}`;
  const edges = `${start}L${p(at(1, end, 1))}M${p(at(hangs ? 0.42 : 0.1, top, -1))}L${p(at(1, end, -1))}`;
  // The edge that lies higher and farther to the right meets the sun.
  const [one, other] = [at(0.6, top, 1), at(0.6, top, -1)];
  const bright = one[0] - one[1] > other[0] - other[1] ? 1 : -1;
  const hem = `M${p(at(1, end, 1))}Q${p(along(shoulder, elbow, reach + 0.07, 0))} ${p(at(1, end, -1))}`;
  const fold = `M${p(at(0.5, top * 0.5, -1))}Q${p(at(0.6, top * 0.1, -1))} ${p(at(0.5, top * 0.3, 1))}`;
  return (
    path(fill + hem, canvas.colour(cloth)) +
    line(fold, canvas.shaded(cloth, -0.06), thick * 0.03, ROUND) +
    line(hem, woven ? canvas.colour("marigold") : canvas.shaded(cloth, -0.08), thick * 0.07) +
    sleevePattern(canvas, at, look) +
    rim(
      canvas,
      `M${p(at(0.3, top * 0.8, bright))}L${p(at(0.9, end * 0.82, bright))}`,
      thick * 0.05,
      0.8,
    ) +
    line(edges, LINE, thick * 0.024, `${ROUND} stroke-opacity=".6"`)
  );
}

/** Stripes around a sleeve, and along it if it is checked. */
function sleevePattern(
  canvas: Canvas,
  at: (t: number, half: number, of: number) => Point,
  { pattern, cloth, size }: ArmLook,
): string {
  if (!pattern || pattern === "plain") return "";
  const p = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const around = [0.3, 0.52, 0.74]
    .map((t) => `M${p(at(t, 0.24, 1))}L${p(at(t, 0.24, -1))}`)
    .join("");
  const length = `M${p(at(0.16, 0.1, 1))}L${p(at(0.96, 0.1, 1))}M${p(at(0.16, 0.1, -1))}L${p(at(0.96, 0.1, -1))}`;
  const [tone, width] = patternOf(canvas, cloth, pattern);
  return line(around + (pattern === "checked" ? length : ""), tone, size * width);
}

/** Colour of a shirt's stripes, and their width in heads. */
export const patternOf = (
  canvas: Canvas,
  cloth: ColourName,
  pattern: ShirtPattern,
): readonly [string, number] =>
  pattern === "checked"
    ? [canvas.blended(cloth, "indigoDeep", 0.34), 0.026]
    : [
        canvas.blended(cloth, cloth === "white" || cloth === "cream" ? "indigo" : "white", 0.62),
        0.06,
      ];

/** Where an elbow lies: upper arm 1.3 heads, forearm 1.2, and of the two places the lower, outer one. */
function elbowOf(shoulder: Point, hand: Point, { size, side }: ArmLook): Point {
  const [upper, fore] = [1.3 * size, 1.2 * size];
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const far = Math.min(reach, (upper + fore) * 0.99);
  const along = (upper * upper - fore * fore + far * far) / (2 * far);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along));
  const share = reach > far ? (along * reach) / far : along;
  const [ux, uy] = [dx / reach, dy / reach];
  const [one, other] = [1, -1].map((sign): Point => [
    shoulder[0] + ux * share - sign * uy * aside,
    shoulder[1] + uy * share + sign * ux * aside,
  ]);
  const low = ([x, y]: Point): number => y + side * x * 0.7;
  return low(one!) > low(other!) ? one! : other!;
}

/** A whole arm; and the forearm with its hand alone, which go over a thing that lies on the shoulder. */
export interface ArmParts {
  arm: string;
  hand: string;
}

export function armParts(
  canvas: Canvas,
  shoulder: Point,
  given: CloseArm,
  look: ArmLook,
): ArmParts {
  const bent = { ...given, elbow: given.elbow ?? elbowOf(shoulder, given.hand, look) };
  const { elbow } = bent;
  const [dx, dy] = [bent.hand[0] - elbow[0], bent.hand[1] - elbow[1]];
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI + (bent.bent ?? 0);
  const hand = closeHand(canvas, {
    at: bent.hand,
    degrees,
    grip: bent.grip ?? "grip",
    skin: look.skin ?? "skin1",
    scale: look.size / 62,
    flip: bent.flip ?? false,
  });
  const bare = bareArm(canvas, shoulder, bent, look);
  const sleeve = sleeveOf(canvas, shoulder, elbow, look);
  const fore = bareArm(canvas, shoulder, bent, look, 3) + hand;
  // Where the forearm comes back along the upper arm, it lies over the sleeve.
  const [ux, uy] = [shoulder[0] - elbow[0], shoulder[1] - elbow[1]];
  const together = (ux * dx + uy * dy) / (Math.hypot(ux, uy) * Math.hypot(dx, dy) || 1);
  return { arm: together > 0.72 ? bare + sleeve + fore : bare + hand + sleeve, hand: fore };
}

/** A whole arm. */
export const closeArm = (...given: Parameters<typeof armParts>): string => armParts(...given).arm;
