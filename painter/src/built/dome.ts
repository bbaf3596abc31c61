/** Domes of earthbags laid in courses (design 11.3). */
import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { lerp, type Point, round, smooth } from "../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../canvas/svg.ts";
import { lamplight } from "../land/day-night.ts";
import { bottleDisc, GLASS } from "./bottle.ts";
import { clip } from "./clip.ts";

const DOOR_LIGHT = "#ffc45e";
export interface DomeOptions {
  depth?: number;
  /** Height divided by radius: 1.34 for a dome, 2 to 3 for a tower. */
  ratio?: number;
  /** Number of courses; default: as many as fit at `course` units each. */
  rows?: number;
  course?: number;
  colour?: Colour;
  /** Plastered share of the height, from the ground up. */
  plaster?: number;
  plasterColour?: Colour;
  /** Number of bottle bottoms in a ring, and the ring's share of the height. */
  bottles?: number;
  bottlesAt?: number;
  door?: boolean;
  /** Door: width by the radius, height by the dome's height, offset from the middle by the radius. */
  doorWidth?: number;
  doorHeight?: number;
  doorOpen?: boolean;
  /** Colour of door and window frames. */
  frame?: Colour;
  window?: boolean;
  windowX?: number;
  windowY?: number;
}

/** Position and profile of a dome: half its width at a share t of its height. */
interface DomeForm {
  x: number;
  y: number;
  r: number;
  height: number;
  rows: number;
  course: number;
  halfWidth(t: number): number;
}

/** Silhouette with a small bulge at every course. */
function outlineOf(form: DomeForm): string {
  const { x, y, height, rows, course, halfWidth } = form;
  const left: Point[] = [];
  const right: Point[] = [];
  const bulge = Math.min(1.6, course * 0.12);
  for (let i = 0; i < rows; i++) {
    const foot = i / rows;
    const middle = (i + 0.5) / rows;
    left.push([x - halfWidth(foot) + 0.2, y - foot * height]);
    left.push([x - halfWidth(middle) - bulge, y - middle * height]);
    right.push([x + halfWidth(foot) - 0.2, y - foot * height]);
    right.push([x + halfWidth(middle) + bulge, y - middle * height]);
  }
  const corner = (sign: 1 | -1): Point => [x + sign * halfWidth(0), y + 0.5];
  const top: Point = [x, y - height - course * 0.1];
  return `${smooth([corner(-1), ...left, top, ...right.toReversed(), corner(1)])}Z`;
}

/** Courses, curving upward with height; single bags are drawn where a course is high enough. */
function courses(canvas: Canvas, form: DomeForm, colour: Colour, depth: number): string {
  const { x, y, r, height, rows, course, halfWidth } = form;
  const tones = [
    canvas.colour(colour, depth),
    canvas.shaded(colour, 0.025, depth),
    canvas.shaded(colour, -0.025, depth),
  ] as const;
  const dark = canvas.shaded(colour, -0.13, depth);
  const light = canvas.shaded(colour, 0.08, depth);
  let strips = "";
  let beds = "";
  let joints = "";
  let shine = "";
  for (let i = 0; i < rows; i++) {
    const foot = i / rows;
    const w = halfWidth(foot);
    const top = y - (i + 1) * course;
    const bow = course * 0.9 * Math.min(1, foot * 1.5);
    const bed = (level: number, rise: number): string =>
      `M${round(x - w)} ${round(level)}Q${round(x)} ${round(level - rise)} ${round(x + w)} ${round(level)}`;
    if (i % 3)
      strips += path(
        `${bed(top + course, bow)}V${round(top)}Q${round(x)} ${round(top - bow)} ${round(x - w)} ${round(top)}Z`,
        tones[(i % 3) as 1 | 2],
      );
    beds += bed(top + course, bow * 1.1);
    const shineAt = (share: number, drop: number, lift: number): string =>
      `${round(x + w * share)} ${round(top + course * drop - bow * lift)}`;
    shine += `M${shineAt(0.12, 0.3, 0.5)}Q${shineAt(0.5, 0.3, 0.36)} ${shineAt(0.84, 0.34, 0.14)}`;
    if (course <= 5) continue;
    const bagWidth = r * 0.5;
    let joint = x - w + (i % 2 ? bagWidth * 0.5 : bagWidth) * canvas.random.between(0.8, 1.1);
    while (joint < x + w - 4) {
      const off = (joint - x) / w;
      const level = top + course - bow * 0.55 * (1 - off * off);
      joints += `M${round(joint)} ${round(level - course * 0.84)}q${round(-off * course * 0.25)} ${round(course * 0.35)} 0 ${round(course * 0.7)}`;
      joint += bagWidth * (1 - 0.35 * Math.abs(off));
    }
  }
  const outline = outlineOf(form);
  const cut = clip(canvas, outline);
  const shadow = `M${round(x - r * 1.3)} ${round(y + 4)}V${round(y - height * 1.1)}H${round(x - r * 0.05)}C${round(x - r * 0.62)} ${round(y - height * 0.8)} ${round(x - r * 0.66)} ${round(y - height * 0.3)} ${round(x - r * 0.5)} ${round(y + 4)}Z`;
  return (
    path(outline, tones[0]) +
    `<g ${cut}>${strips}` +
    line(beds, dark, Math.max(0.9, course * 0.12), 'opacity=".85"') +
    (joints ? line(joints, dark, Math.max(0.8, course * 0.08), `opacity=".6" ${ROUND}`) : "") +
    line(shine, light, Math.max(0.9, course * 0.14), `opacity=".7" ${ROUND}`) +
    path(shadow, canvas.colour("aubergine", depth), 'opacity=".2"')
  );
}

function plasterCoat(canvas: Canvas, form: DomeForm, share: number, options: DomeOptions): string {
  const { x, y, r, height } = form;
  const depth = options.depth || 0;
  const top = y - height * share;
  const colour = canvas.colour(options.plasterColour || "plaster", depth);
  const shadow = `M${round(x - r * 1.3)} ${round(y + 4)}V${round(top)}H${round(x - r * 0.45)}C${round(x - r * 0.6)} ${round(y - height * 0.4)} ${round(x - r * 0.6)} ${round(y - height * 0.2)} ${round(x - r * 0.5)} ${round(y + 4)}Z`;
  return (
    rectangle(x - r * 1.1, top, r * 2.2, y - top, 0, colour) +
    path(shadow, canvas.colour("aubergine", depth), 'opacity=".16"')
  );
}

function bottleRing(
  canvas: Canvas,
  form: DomeForm,
  count: number,
  at: number,
  depth: number,
): string {
  const { x, y, r, height, course, halfWidth } = form;
  const level = y - height * at;
  let svg = "";
  for (let i = 0; i < count; i++) {
    const angle = lerp(-0.62, 0.62, count === 1 ? 0.5 : i / (count - 1));
    const cx = x + angle * halfWidth(at);
    const cy = level - Math.cos(angle * 1.6) * course * 0.25;
    const colour = canvas.random.pick(GLASS);
    svg += bottleDisc(canvas, cx, cy, Math.max(2.4, r * 0.075), colour, { depth });
  }
  return svg;
}

function archedDoor(canvas: Canvas, form: DomeForm, options: DomeOptions): string {
  const { x, y, r, height } = form;
  const depth = options.depth || 0;
  const half = r * (options.doorWidth || 0.3);
  const spring = y - height * (options.doorHeight || 0.5) + half;
  const frame = options.frame || "adobe";
  /** Path of the door arch, enlarged by `grow` on each side. */
  const arch = (grow: number): string =>
    `M${round(x - half - grow)} ${round(y)}V${round(spring)}A${round(half + grow)} ${round((half + grow) * 1.1)} 0 0 1 ${round(x + half + grow)} ${round(spring)}V${round(y)}`;
  const stones = `stroke-dasharray="${round(r * 0.05)} ${round(r * 0.04)}"`;
  return (
    path(`${arch(r * 0.075)}Z`, canvas.colour(frame, depth)) +
    line(arch(r * 0.04), canvas.shaded(frame, 0.12, depth), r * 0.035, stones) +
    path(`${arch(0)}Z`, canvas.colour("woodDark", depth)) +
    (options.doorOpen ? path(`${arch(-r * 0.03)}Z`, canvas.colour("aubergine", depth)) : "") +
    lamplight(canvas, [x, y], path(`${arch(-r * 0.01)}Z`, DOOR_LIGHT))
  );
}

function roundWindow(canvas: Canvas, form: DomeForm, options: DomeOptions): string {
  const { x, y, r, height } = form;
  const depth = options.depth || 0;
  const cx = x + r * (options.windowX ?? 0.5);
  const cy = y - height * (options.windowY ?? 0.5);
  const radius = r * 0.13;
  return (
    circle(cx, cy, radius * 1.35, canvas.colour(options.frame || "adobe", depth)) +
    circle(cx, cy, radius, canvas.colour("indigoDeep", depth)) +
    lamplight(canvas, [cx, cy], circle(cx, cy, radius, DOOR_LIGHT))
  );
}

/** A dome of radius r with the middle of its base at (x, y), lit from the upper right. */
export function dome(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  options: DomeOptions = {},
): string {
  const depth = options.depth || 0;
  const height = r * (options.ratio || 1.34);
  const rows = options.rows || Math.max(7, Math.round(height / (options.course || 9)));
  const course = height / rows;
  const halfWidth = (t: number): number =>
    r * Math.pow(Math.max(0, 1 - Math.pow(t, 2.15)), 0.72) + r * 0.03;
  const form: DomeForm = { x, y, r, height, rows, course, halfWidth };
  let svg = courses(canvas, form, options.colour || "sand", depth);
  if (options.plaster) svg += plasterCoat(canvas, form, options.plaster, options);
  svg += "</g>";
  if (options.bottles)
    svg += bottleRing(canvas, form, options.bottles, options.bottlesAt || 0.6, depth);
  if (options.door) svg += archedDoor(canvas, form, options);
  if (options.window) svg += roundWindow(canvas, form, options);
  return svg;
}
