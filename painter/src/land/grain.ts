import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";

const TILE = 140;
const STROKES = 90;

/** The paper's tooth over the whole picture: one tile of short light and dark strokes, repeated. */
export function grain(canvas: Canvas, opacity = 0.5): string {
  const { random, id } = canvas;
  let light = "";
  let dark = "";
  for (let i = 0; i < STROKES; i++) {
    const x = random.between(0, TILE);
    const y = random.between(0, TILE);
    const angle = random.between(0, 6.28);
    const length = random.between(0.6, 2.6);
    const stroke = `M${round(x)} ${round(y)}l${round(Math.cos(angle) * length)} ${round(Math.sin(angle) * length)}`;
    if (i % 2) light += stroke;
    else dark += stroke;
  }
  canvas.defs.push(
    `<pattern id="${id}gr" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
      `<path d="${light}" stroke="#fff" stroke-opacity=".5" stroke-width=".9" stroke-linecap="round"/>` +
      `<path d="${dark}" stroke="#20101a" stroke-opacity=".42" stroke-width=".9" stroke-linecap="round"/></pattern>`,
  );
  return `<rect width="${canvas.width}" height="${canvas.height}" fill="url(#${id}gr)" opacity="${opacity}"/>`;
}
