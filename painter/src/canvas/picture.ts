/** A finished painting as SVG parts, and its serialisation. */
import { round } from "./path.ts";

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Clip paths, patterns and symbols that the body refers to. */
  readonly defs: readonly string[];
  readonly body: string;
  /** Offset on the brush tile (`drawing/brush.ts`), so that pictures differ in their strokes; default 0. */
  readonly brush?: number;
}

/** A rectangle of a picture, in its user units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const fullView = (picture: Picture): View => ({
  x: 0,
  y: 0,
  width: picture.width,
  height: picture.height,
});

/** Serialises to a complete SVG without external references; `view` crops it. */
export function standalone(picture: Picture, view: View = fullView(picture)): string {
  const { x, y, width, height } = view;
  const box = [x, y, width, height].map(round).join(" ");
  const defs = picture.defs.length ? `<defs>${picture.defs.join("")}</defs>` : "";
  const brush = picture.brush ? `data-brush="${picture.brush}" ` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${brush}viewBox="${box}" ` +
    `width="${round(width)}" height="${round(height)}">${defs}${picture.body}</svg>`
  );
}

/** Mirrors the picture left to right. */
export function mirrored(picture: Picture): Picture {
  const body = `<g transform="translate(${picture.width} 0) scale(-1 1)">${picture.body}</g>`;
  return { ...picture, body };
}
