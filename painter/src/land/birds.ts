import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";

/** A few birds in flight, scattered around (x, y); `size` is half a wing span. */
export function birds(
  canvas: Canvas,
  x: number,
  y: number,
  count: number,
  size: number,
  fill: string,
): string {
  const { random } = canvas;
  let svg = "";
  for (let i = 0; i < count; i++) {
    const px = x + random.between(-1, 1) * size * 7;
    const py = y + random.between(-1, 1) * size * 3;
    const q = size * random.between(0.7, 1.2);
    const tipY = round(py - q * 0.4);
    const above = round(py - q * 0.55);
    const below = round(py - q * 0.25);
    const leftX = round(px - q * 0.4);
    const rightX = round(px + q * 0.4);
    const wings = `M${round(px - q)} ${tipY}Q${leftX} ${above} ${round(px)} ${round(py)}Q${rightX} ${above} ${round(px + q)} ${tipY}`;
    const belly = `Q${rightX} ${below} ${round(px)} ${round(py + q * 0.22)}Q${leftX} ${below} ${round(px - q)} ${tipY}Z`;
    svg += `<path class="bird bird${i}" d="${wings}${belly}" fill="${fill}"/>`;
  }
  return svg;
}
