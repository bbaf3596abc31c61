/** A picture within a picture: on an easel, a wall or a cinema screen. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { mirrored } from "../../canvas/picture.ts";
import { makeCanvas } from "../../canvas/canvas.ts";
import type { TimeOfDay } from "../../canvas/palette.ts";
import { random } from "../../canvas/random.ts";
import { place } from "../../canvas/svg.ts";

export interface NestedOptions {
  /** Prefix of its ids, unique within the outer picture. */
  id: string;
  time?: TimeOfDay;
  seed?: string;
  mirror?: boolean;
}

/** Paints `scene` (1200×800) cropped to fill the box. */
export function nested(
  canvas: Canvas,
  scene: (inner: Canvas) => string,
  x: number,
  y: number,
  width: number,
  height: number,
  { id, time = canvas.time, seed = id, mirror }: NestedOptions,
): string {
  const inner = makeCanvas({ id: `${canvas.id}${id}`, time, random: random(seed) });
  const body = scene(inner);
  canvas.defs.push(...inner.defs);
  const shown = mirror ? mirrored({ width: 1200, height: 800, defs: [], body }).body : body;
  const scale = Math.max(width / 1200, height / 800);
  const [dx, dy] = [x - (1200 * scale - width) / 2, y - (800 * scale - height) / 2];
  const frame = clip(canvas, `M${x} ${y}h${width}v${height}h${-width}Z`);
  return `<g ${frame}>${place(dx, dy, shown, scale)}</g>`;
}
