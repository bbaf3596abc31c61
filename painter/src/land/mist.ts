import type { Canvas } from "../canvas/canvas.ts";
import { lerp, round } from "../canvas/path.ts";
import { group, path } from "../canvas/svg.ts";

export interface MistOptions {
  /** Number of shapes. */
  count?: number;
  /** Vertical scatter around `y`, in units. */
  spread?: number;
  scale?: number;
  opacity?: number;
  colour?: string;
}

/** Cut-paper mist: long lens shapes with scalloped tops, scattered around the height y. */
export function mist(canvas: Canvas, y: number, options: MistOptions = {}): string {
  const { random, width } = canvas;
  const colour = options.colour || canvas.air.mist;
  const strength = options.opacity || 0.4;
  let svg = "";
  for (let i = 0; i < (options.count || 5); i++) {
    const length = width * random.between(0.22, 0.5);
    const x = random.between(-0.15, 0.85) * width;
    const height = random.between(7, 15) * (options.scale || 1);
    const bottom = y + random.between(-1, 1) * (options.spread || 18);
    const bumps = random.integer(3, 5);
    const top = (t: number): number => Math.sin(t * Math.PI) * height;
    let d = `M${round(x)} ${round(bottom)}`;
    for (let j = 0; j < bumps; j++) {
      const t0 = j / bumps;
      const t1 = (j + 1) / bumps;
      const rise = `${round(x + length * lerp(t0, t1, 0.2))} ${round(bottom - top(t0) - height * 0.5)}`;
      const fall = `${round(x + length * lerp(t0, t1, 0.8))} ${round(bottom - top(t1) - height * 0.5)}`;
      d += `C${rise} ${fall} ${round(x + length * t1)} ${round(bottom - top(t1) * 0.7)}`;
    }
    d += `Q${round(x + length * 0.5)} ${round(bottom + height * 0.5)} ${round(x)} ${round(bottom)}Z`;
    const opacity = Math.max(0.1, strength * random.between(0.6, 1.2)).toFixed(2);
    svg += path(d, colour, `opacity="${opacity}"`);
  }
  return group(svg, 'class="mist"');
}
