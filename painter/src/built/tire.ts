/** Single tires (face-on, lying flat) and the tuft that grows from one (design 11.3). */
import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { lerp, round } from "../canvas/path.ts";
import { circle, ellipse, line, path, ring, ROUND } from "../canvas/svg.ts";

/** A tuft growing from a tire, sometimes in flower. */
export function plantedTuft(canvas: Canvas, x: number, y: number, size: number, depth = 0): string {
  const { random } = canvas;
  const green = random.pick(["milpa", "green", "lime", "greenMid"] as const);
  let d = "";
  for (let i = -2; i <= 2; i++)
    d += `M${round(x + i * size * 0.14)} ${round(y)}q${round(i * size * 0.2)} ${round(-size * 0.6)} ${round(i * size * 0.42)} ${round(-size * random.between(0.7, 1.15))}`;
  const leaves = line(d, canvas.colour(green, depth), Math.max(1.2, size * 0.16), ROUND);
  if (!random.chance(0.5)) return leaves;
  const heads = `M${round(x + size * 0.2)} ${round(y - size * 0.9)}h.01M${round(x - size * 0.3)} ${round(y - size * 0.7)}h.01`;
  const bloom = random.pick(["marigold", "rose", "white", "red"] as const);
  return leaves + line(heads, canvas.colour(bloom, depth), size * 0.38, ROUND);
}

export interface TireRingOptions {
  depth?: number;
  colour?: Colour;
  /** Number of teeth of the tread. */
  teeth?: number;
  /** Fill of the middle (an already lit colour); default: rammed soil. */
  hole?: string;
  /** Draws crumbs in the soil. */
  soil?: boolean;
}

/** A tire face-on: tread teeth, sidewall, bead line, lugs, and soil in the middle. */
export function tireRing(
  canvas: Canvas,
  cx: number,
  cy: number,
  r: number,
  options: TireRingOptions = {},
): string {
  const { depth = 0, colour = "rubber", teeth = 36, hole, soil = true } = options;
  const dark = canvas.shaded(colour, -0.07, depth);
  const light = canvas.shaded(colour, 0.12, depth);
  const body = canvas.colour(colour, depth);
  const shine = canvas.shaded(colour, 0.22, depth);
  const pitch = (2 * Math.PI * r * 0.965) / teeth;
  let svg = circle(cx, cy, r * 0.955, dark);
  const gaps = `stroke-dasharray="${(pitch * 0.62).toFixed(2)} ${(pitch * 0.38).toFixed(2)}"`;
  svg += ring(cx, cy, r * 0.965, body, r * 0.075, gaps);
  svg += circle(cx, cy, r * 0.9, body) + ring(cx, cy, r * 0.82, light, r * 0.03);
  const lugs = `stroke-dasharray="${round(r * 0.34)} ${round(r * 0.1)}"`;
  svg += ring(cx, cy, r * 0.7, dark, r * 0.09, lugs);
  const arc = `M${round(cx + r * 0.12)} ${round(cy - r * 0.855)}A${round(r * 0.863)} ${round(r * 0.863)} 0 0 1 ${round(cx + r * 0.83)} ${round(cy - r * 0.22)}`;
  svg += line(arc, shine, r * 0.045, ROUND);
  svg += circle(cx, cy, r * 0.56, dark);
  svg += circle(cx, cy, r * 0.5, hole || canvas.colour("soil", depth));
  if (soil && !hole) svg += crumbs(canvas, cx, cy, r, depth);
  const shadow = `M${round(cx - r * 0.5)} ${round(cy)}A${round(r * 0.5)} ${round(r * 0.5)} 0 0 1 ${round(cx + r * 0.35)} ${round(cy - r * 0.355)}A${round(r * 0.56)} ${round(r * 0.56)} 0 0 0 ${round(cx - r * 0.5)} ${round(cy)}Z`;
  return svg + path(shadow, "#000", 'opacity=".28"');
}

function crumbs(canvas: Canvas, cx: number, cy: number, r: number, depth: number): string {
  let d = "";
  for (let i = 0; i < 14; i++) {
    const angle = canvas.random.between(0, 6.28);
    const reach = canvas.random.between(0, 0.42) * r;
    d += `M${round(cx + Math.cos(angle) * reach)} ${round(cy + Math.sin(angle) * reach)}h.01`;
  }
  return line(d, canvas.shaded("soil", 0.1, depth), Math.max(1, r * 0.05), ROUND);
}

export interface TireFlatOptions {
  depth?: number;
  colour?: Colour;
  /** Height of the upper ellipse by its width. */
  tilt?: number;
  /** Height of the tire by its radius. */
  thickness?: number;
  /** Shadow on the ground; false when it lies on another tire. */
  shadow?: boolean;
  hole?: string;
}

/** A tire lying on the ground line y, seen from slightly above. */
export function tireFlat(
  canvas: Canvas,
  cx: number,
  y: number,
  r: number,
  options: TireFlatOptions = {},
): string {
  const { depth = 0, colour = "rubber", tilt = 0.34, thickness = 0.5 } = options;
  const ry = r * tilt;
  const h = r * thickness;
  const top = y - h;
  const dark = canvas.shaded(colour, -0.06, depth);
  const light = canvas.shaded(colour, 0.13, depth);
  const body = canvas.colour(colour, depth);
  const side = (sign: 1 | -1, share: number): number => round(cx + sign * r * share);
  const outline =
    `M${side(-1, 1)} ${round(top)}C${side(-1, 1.05)} ${round(top + h * 0.4)} ${side(-1, 1.03)} ${round(y - h * 0.1)} ${side(-1, 0.94)} ${round(y)}` +
    `A${round(r * 0.95)} ${round(ry * 0.95)} 0 0 0 ${side(1, 0.94)} ${round(y)}` +
    `C${side(1, 1.03)} ${round(y - h * 0.1)} ${side(1, 1.05)} ${round(top + h * 0.4)} ${side(1, 1)} ${round(top)}Z`;
  let lugs = "";
  const count = 13;
  for (let i = 0; i <= count; i++) {
    const angle = lerp(0.06, 0.94, i / count) * Math.PI;
    const x = cx - Math.cos(angle) * r * 1.02;
    const rim = top + Math.sin(angle) * ry;
    lugs += `M${round(x)} ${round(rim + h * 0.16)}L${round(x + Math.cos(angle) * r * 0.02)} ${round(rim + h * 0.86)}`;
  }
  const shadow = ellipse(
    cx - r * 0.08,
    y + ry * 0.35,
    r * 1.08,
    ry * 0.8,
    "#150a14",
    'opacity=".22"',
  );
  const bead = `stroke="${light}" stroke-width="${round(r * 0.03)}"`;
  const arc = `M${round(cx + r * 0.1)} ${round(top - ry * 0.93)}A${round(r * 0.93)} ${round(ry * 0.93)} 0 0 1 ${round(cx + r * 0.9)} ${round(top - ry * 0.25)}`;
  return (
    (options.shadow === false ? "" : shadow) +
    path(outline, dark) +
    line(lugs, body, r * 0.1) +
    ellipse(cx, top, r, ry, body) +
    ellipse(cx, top, r * 0.86, ry * 0.84, "none", bead) +
    ellipse(cx, top + ry * 0.03, r * 0.6, ry * 0.57, dark) +
    ellipse(
      cx,
      top + ry * 0.12,
      r * 0.58,
      ry * 0.48,
      options.hole || canvas.colour("soil", depth),
    ) +
    line(arc, canvas.shaded(colour, 0.24, depth), r * 0.05, ROUND)
  );
}
