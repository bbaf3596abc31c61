import type { Canvas } from "../canvas/canvas.ts";

/** An id that no other definition on this canvas has, as long as a definition follows. */
const uid = (canvas: Canvas): string => `${canvas.id}u${canvas.defs.length}`;

/** Defines a clip path; the answer is the attribute to put on what it cuts. */
export function clip(canvas: Canvas, d: string): string {
  const id = uid(canvas);
  canvas.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `clip-path="url(#${id})"`;
}
