/** A finished painting before it becomes a file, and the way it becomes one. */
import { round } from "./path.ts";

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What the body refers to: clip paths, patterns, symbols. */
  readonly defs: readonly string[];
  readonly body: string;
  /** Where the brush begins, so that no two paintings bear the same strokes; 0 without it. */
  readonly brush?: number;
}

/** A part of a picture, in its own units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const whole = (picture: Picture): View => ({
  x: 0,
  y: 0,
  width: picture.width,
  height: picture.height,
});

/** A complete SVG text without external references, showing the view or the whole picture. */
export function standalone(picture: Picture, view: View = whole(picture)): string {
  const { x, y, width, height } = view;
  const box = [x, y, width, height].map(round).join(" ");
  const defs = picture.defs.length ? `<defs>${picture.defs.join("")}</defs>` : "";
  const brush = picture.brush ? `data-brush="${picture.brush}" ` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${brush}viewBox="${box}" ` +
    `width="${round(width)}" height="${round(height)}">${defs}${picture.body}</svg>`
  );
}

/** The picture seen in a mirror. */
export function mirrored(picture: Picture): Picture {
  const body = `<g transform="translate(${picture.width} 0) scale(-1 1)">${picture.body}</g>`;
  return { ...picture, body };
}
