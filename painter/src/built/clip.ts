import type { Canvas } from "../canvas/canvas.ts";

/** An id unique on this canvas, provided that the caller pushes a definition afterwards. */
const nextId = (canvas: Canvas): string => `${canvas.id}u${canvas.defs.length}`;

/**
 * Defines a clip path and returns the attribute that applies it. `holes` uses the even-odd rule: inner outlines are
 * cut out.
 */
export function clip(canvas: Canvas, d: string, holes = false): string {
  const id = nextId(canvas);
  const rule = holes ? ' clip-rule="evenodd"' : "";
  canvas.defs.push(`<clipPath id="${id}"><path${rule} d="${d}"/></clipPath>`);
  return `clip-path="url(#${id})"`;
}
