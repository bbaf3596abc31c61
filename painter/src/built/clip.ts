import type { Canvas } from "../canvas/canvas.ts";

/** An id that no other definition on this canvas has, as long as a definition follows. */
const uid = (canvas: Canvas): string => `${canvas.id}u${canvas.defs.length}`;

/** Defines a clip path; the answer is the attribute to put on what it cuts. `holes`: outlines in an outline cut it out. */
export function clip(canvas: Canvas, d: string, holes = false): string {
  const id = uid(canvas);
  const rule = holes ? ' clip-rule="evenodd"' : "";
  canvas.defs.push(`<clipPath id="${id}"><path${rule} d="${d}"/></clipPath>`);
  return `clip-path="url(#${id})"`;
}
