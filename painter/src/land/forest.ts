import type { Canvas } from "../canvas/canvas.ts";
import { type Curve, round } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";
import { layerShadow } from "./hill.ts";

export interface ForestOptions {
  from?: number;
  to?: number;
  /** Width of a tree in units. */
  size?: number;
  bottom?: number;
  /** Share of pines, 0 to 1. */
  pines?: number;
  /** Colour of the highlights on round trees. */
  light?: string;
  /** Opacity of the drop shadow; 0 for none. */
  shadow?: number;
}

/** A wooded ridge along a curve: round crowns and pines. */
export function forest(
  canvas: Canvas,
  curve: Curve,
  fill: string,
  options: ForestOptions = {},
): string {
  const { random } = canvas;
  const { from = -20, to = canvas.width + 20, bottom = canvas.height } = options;
  const { size = 14, pines = 0.35, light, shadow = 0.1 } = options;
  let x = from;
  let d = `M${round(from)} ${round(bottom)}L${round(from)} ${round(curve(from))}`;
  let arcs = "";
  while (x < to) {
    const s = size * random.between(0.7, 1.35);
    if (random.chance(pines)) {
      const next = x + s * 0.9;
      const tip = random.between(0.85, 1.25);
      d += `L${round(x + s * 0.12)} ${round(curve(x) - s * 0.25)}L${round(x + s * 0.45)} ${round(curve(x) - s * tip)}`;
      d += `L${round(x + s * 0.78)} ${round(curve(next) - s * 0.25)}L${round(next)} ${round(curve(next))}`;
      x = next;
    } else {
      const next = x + s;
      d += `A${round(s * 0.56)} ${round(s * 0.62)} 0 0 1 ${round(next)} ${round(curve(next))}`;
      if (light)
        arcs += `M${round(x + s * 0.45)} ${round(curve(x) - s * 0.28)}a${round(s * 0.3)} ${round(s * 0.3)} 0 0 1 ${round(s * 0.36)} ${round(s * 0.16)}`;
      x = next;
    }
  }
  d += `L${round(x)} ${round(bottom)}Z`;
  const trees = (shadow ? layerShadow(d, shadow, -3, -4) : "") + path(d, fill);
  if (!light) return trees;
  return (
    trees + line(arcs, light, Math.max(1.2, size * 0.1), 'stroke-linecap="round" opacity=".8"')
  );
}
