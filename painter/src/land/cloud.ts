import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";

/** Path of a cloud: scallops that swell towards the middle, on a flat base with round ends. */
function scallops(
  canvas: Canvas,
  centre: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const { random } = canvas;
  const weights: number[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    const weight = random.between(0.7, 1.3) * (0.6 + Math.sin(((i + 0.5) / count) * 3.14));
    weights.push(weight);
    total += weight;
  }
  let x = centre - width / 2;
  let before = y;
  let done = 0;
  let d = `M${round(x)} ${round(y)}`;
  weights.forEach((weight, i) => {
    const step = (weight / total) * width;
    done += weight / total;
    const next =
      i === count - 1 ? y : y - Math.sin(done * 3.14) * height * random.between(0.75, 1.05);
    const r = Math.hypot(step, next - before) * 0.56;
    x += step;
    d += `A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(next)}`;
    before = next;
  });
  const right = `a${round(height * 0.12)} ${round(height * 0.12)} 0 0 1 ${round(-height * 0.12)} ${round(height * 0.16)}`;
  const left = `a${round(height * 0.1)} ${round(height * 0.1)} 0 0 1 ${round(-height * 0.1)} ${round(-height * 0.16)}`;
  return `${d}${right}H${round(centre - width / 2 + height * 0.1)}${left}Z`;
}

/** A cloud of two layers with three rows of stitches; (x, y) is the middle of its base. */
export function cloud(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  options: { colour?: string; shade?: string } = {},
): string {
  const { random } = canvas;
  const colour = options.colour || canvas.air.cloud;
  const shade = options.shade || canvas.air.cloudShade;
  const height = width * 0.3;
  let svg = path(scallops(canvas, x, y, width, height, 6), shade);
  svg += path(
    scallops(canvas, x + width * 0.06, y + height * 0.1, width * 0.74, height * 0.62, 5),
    colour,
  );
  let d = "";
  for (let i = 0; i < 3; i++) {
    const from = x - width * 0.22 + random.between(0, width * 0.1);
    const row = y - height * 0.02 + (i - 1) * height * 0.13;
    d += `M${round(from)} ${round(row)}h${round(width * random.between(0.2, 0.42))}`;
  }
  const dashes = `stroke-dasharray="${round(width * 0.05)} ${round(width * 0.025)}"`;
  svg += line(d, shade, Math.max(1.5, width * 0.012), `stroke-linecap="round" ${dashes}`);
  return svg;
}
