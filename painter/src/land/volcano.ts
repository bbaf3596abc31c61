import type { Canvas } from "../canvas/canvas.ts";
import { lerp, type Point, polygon, round, smooth } from "../canvas/path.ts";
import { circle, group, path } from "../canvas/svg.ts";

/**
 * Silhouette of a volcano: a young cone, an old broad one, or one with an older summit on its left shoulder, like
 * Acatenango beside Fuego.
 */
export type VolcanoForm = "cone" | "broad" | "shouldered";

export interface VolcanoShape {
  /** Position of the crater. */
  x: number;
  y: number;
  /** The y at which the slopes end, and their horizontal reach to each side. */
  base: number;
  left: number;
  right: number;
  /** Palette colours: "farVolcano" is the paler set of three tones. */
  set?: "volcano" | "farVolcano";
  /** Length of the smoke plume; default: none. */
  plume?: number;
  /** Half the width of the crater. */
  crater?: number;
  ravines?: number;
  form?: VolcanoForm;
  /** Height of woods on the lower slopes as a share of the volcano's; default: none. */
  woods?: number;
}

/** Exponent of the slope profile: 1 is straight, larger is more concave. */
const HOLLOW: Readonly<Record<VolcanoForm, number>> = { cone: 1.85, broad: 1.4, shouldered: 1.75 };

/** Puffs of smoke, drifting to the left. */
function smoke(canvas: Canvas, x: number, y: number, length: number): string {
  const { random } = canvas;
  const shade = canvas.air.cloudShade;
  const light = canvas.air.cloud;
  const count = 15;
  let back = "";
  let front = "";
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const px = x - Math.pow(t, 1.5) * length;
    const rise = Math.sin(Math.min(1, t * 1.25) * 1.57) * length * 0.42;
    const py = y - 4 - rise + (i % 2 ? 1 : -1) * length * 0.016 * t;
    const r = length * (0.022 + 0.085 * Math.pow(t, 0.8)) * random.between(0.85, 1.15);
    const puff = `class="puff puff${i % 6}"`;
    back += circle(px, py, r, shade, puff);
    if (i > 1) front += circle(px + r * 0.22, py - r * 0.26, r * 0.7, light, puff);
  }
  return group(back + front, 'class="plume"');
}

/** Extra height of the older summit on the left slope, by horizontal distance from the crater (both shares). */
const shoulder = (u: number): number => 0.17 * Math.exp(-(((u - 0.34) / 0.13) ** 2));

/** Concave slopes: steep at the crater, flat at the foot (design 11.2). */
function slopes(canvas: Canvas, shape: Required<VolcanoShape>): { left: Point[]; right: Point[] } {
  const { random } = canvas;
  const { x, y, base, crater } = shape;
  const height = base - y;
  const steps = 14;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const fall = y + height * (1 - Math.pow(1 - u, HOLLOW[shape.form]));
    const rise = shape.form === "shouldered" ? height * shoulder(u) : 0;
    const rough = i && i < steps ? random.between(-1, 1) * height * 0.007 : 0;
    left.push([x - crater - u * shape.left, fall + rough - rise]);
    right.push([x + crater + u * shape.right, fall + 4 + rough]);
  }
  return { left, right };
}

/** The lit flank right of a zigzag ridge, which wanders by `drift` (share of the right slope's reach). */
function facet(
  canvas: Canvas,
  shape: Required<VolcanoShape>,
  rightSlope: readonly Point[],
  drift: number,
  fill: string,
): string {
  const { x, y, base } = shape;
  const swing = shape.right * 0.1;
  const zigzag: Point[] = [[x + 2, y + 6]];
  for (let i = 1; i <= 9; i++) {
    const u = i / 9;
    const turn = (i % 2 ? 1 : -1) * canvas.random.between(0.3, 1) * swing * u;
    const lean = i % 2 ? swing * 0.6 * u : 0;
    zigzag.push([x + drift * u * shape.right + turn + lean, lerp(y, base, Math.pow(u, 0.92))]);
  }
  const edge = rightSlope.toReversed().map((p) => `${round(p[0])} ${round(p[1])}`);
  return path(`${polygon(zigzag, false)}L${edge.join("L")}Z`, fill);
}

function ravines(canvas: Canvas, shape: Required<VolcanoShape>): { left: string; right: string } {
  const { random } = canvas;
  const { x, y, base, crater } = shape;
  const height = base - y;
  let left = "";
  let right = "";
  for (let i = 0; i < shape.ravines; i++) {
    const side = i % 2 ? 1 : -1;
    const reach = side > 0 ? shape.right : shape.left;
    const spread = random.between(0.1, 0.96);
    const from = random.between(0.05, 0.3);
    const to = from + random.between(0.14, 0.4);
    const at = (u: number): Point => [
      x + side * (crater * (1 - u) + u * reach * spread * 0.9),
      lerp(y, base, Math.pow(u, 0.86)) + (1 - spread) * 8,
    ];
    const [ax, ay] = at(from);
    const [bx, by] = at((from + to) / 2);
    const [cx, cy] = at(to);
    const w = (random.between(2, 5) * height) / 300;
    const down = `M${round(ax)} ${round(ay)}Q${round(bx - w * 2)} ${round(by)} ${round(cx - w)} ${round(cy)}`;
    const up = `L${round(cx + w)} ${round(cy - 2)}Q${round(bx + w * 1.4)} ${round(by)} ${round(ax)} ${round(ay)}Z`;
    if (side > 0) right += down + up;
    else left += down + up;
  }
  return { left, right };
}

/** Woods on the lower slopes: rounded crowns along an irregular edge, higher in the ravines. */
function woods(canvas: Canvas, shape: Required<VolcanoShape>, fill: string): string {
  const { x, base, left, right } = shape;
  const height = base - shape.y;
  const from = x - left - 10;
  const to = x + right + 10;
  const step = Math.max(9, height * 0.05);
  let d = `M${round(from)} ${round(base + 8)}`;
  for (let at = from; at < to; at += step) {
    const wave = Math.sin(at * 0.021 + shape.y) + 0.5 * Math.sin(at * 0.057 + x);
    const edge = base - height * shape.woods * (0.72 + 0.24 * wave);
    d += `${at === from ? "L" : `A${round(step * 0.6)} ${round(step * 0.6)} 0 0 1 `}${round(at)} ${round(edge)}`;
  }
  return path(`${d}V${round(base + 8)}Z`, fill, 'opacity=".62"');
}

/** A volcano in three flat tones split by two zigzag ridges, with ravines clipped to its outline. */
export function volcano(canvas: Canvas, options: VolcanoShape): string {
  const shape = {
    set: "volcano",
    plume: 0,
    crater: 14,
    ravines: 13,
    form: "cone",
    woods: 0,
    ...options,
  } as const;
  const { x, y, crater } = shape;
  const tone = (i: 0 | 1 | 2): string => canvas.air[shape.set][i];
  const shade = tone(0);
  const middle = tone(1);
  const lit = tone(2);
  const { left, right } = slopes(canvas, shape);
  const notch: Point[] = [
    [x - crater * 0.35, y + 5],
    [x + crater * 0.4, y + 8],
  ];
  const outline = `${smooth([...left.toReversed(), ...notch, ...right])}Z`;
  let svg = shape.plume ? smoke(canvas, x, y, shape.plume) : "";
  svg += path(outline, shade);
  svg += facet(canvas, shape, right, -0.16, middle);
  svg += facet(canvas, shape, right, 0.2, lit);
  const cuts = ravines(canvas, shape);
  const clipId = `${canvas.id}v${canvas.defs.length}`;
  canvas.defs.push(`<clipPath id="${clipId}"><path d="${outline}"/></clipPath>`);
  const cutSvg =
    path(cuts.left, middle, 'opacity=".75"') + path(cuts.right, shade, 'opacity=".35"');
  const wooded = shape.woods
    ? woods(canvas, shape, canvas.colour("pine", shape.set === "volcano" ? 0.42 : 0.6))
    : "";
  return `${svg}<g clip-path="url(#${clipId})">${cutSvg}${wooded}</g>`;
}
