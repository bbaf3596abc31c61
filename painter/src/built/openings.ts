import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import { circle, line, path, rectangle } from "../canvas/svg.ts";
import { lamplight } from "../land/day-night.ts";

/** Colour of lamp light in a window or door after dark. */
export const LAMP_LIGHT = "#ffc862";

/** A window with its upper left corner at (x, y), glowing at night. */
export function win(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
  options: { arch?: boolean; frame?: Colour } = {},
): string {
  const frame = canvas.colour(options.frame || "wood", depth);
  const d = options.arch
    ? `M${round(x)} ${round(y + height)}V${round(y + width / 2)}A${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(x + width)} ${round(y + width / 2)}V${round(y + height)}Z`
    : `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const bars = `M${round(x + width / 2)} ${round(y)}V${round(y + height)}M${round(x)} ${round(y + height * 0.55)}h${round(width)}`;
  const shine = `M${round(x + width * 0.62)} ${round(y + height * 0.2)}l${round(width * 0.24)} ${round(height * 0.2)}`;
  return (
    line(d, frame, Math.max(1.6, width * 0.14)) +
    path(d, canvas.colour("indigoDeep", depth)) +
    lamplight(canvas, [x, y], path(d, LAMP_LIGHT)) +
    line(bars, frame, Math.max(0.9, width * 0.07)) +
    line(shine, "#fff", Math.max(0.8, width * 0.06), 'opacity=".35" stroke-linecap="round"')
  );
}

/** A plank door with its foot at y and its left side at x. */
export function doorRect(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour = "wood",
  depth = 0,
): string {
  const frame = canvas.shaded(colour, -0.1, depth);
  const planks = `M${round(x + width * 0.33)} ${round(y - height)}v${round(height)}M${round(x + width * 0.66)} ${round(y - height)}v${round(height)}`;
  const margin = width * 0.1;
  return (
    rectangle(x - width * 0.12, y - height - margin, width * 1.24, height + margin, 1, frame) +
    rectangle(x, y - height, width, height, 0, canvas.colour(colour, depth)) +
    line(planks, canvas.shaded(colour, -0.08, depth), Math.max(0.8, width * 0.05)) +
    circle(
      x + width * 0.84,
      y - height * 0.48,
      Math.max(0.8, width * 0.06),
      canvas.colour("marigold", depth),
    )
  );
}
