import type { Canvas } from "./canvas.ts";
import { group } from "./svg.ts";

/**
 * What can stir in a film: hangs on the wind, stands on its foot, or walks. films/motion.ts says
 * how each does.
 */
export type Moving =
  | "banner"
  | "cloud"
  | "drum"
  | "flowers"
  | "halo"
  | "maize"
  | "paper"
  | "person"
  | "placard"
  | "strip"
  | "tree"
  | "walker";

/** So many of a kind move each in its own way, for example `tree0` to `tree5`. */
export const GAITS = 6;

/**
 * Gives a drawing the class a film moves it by; without a transform of its own, which the film's would
 * replace. An ordinary picture stays as it is, to the byte.
 */
export function moving(canvas: Canvas, kind: Moving, drawing: string): string {
  if (!canvas.moved) return drawing;
  const count = canvas.moved.get(kind) ?? 0;
  canvas.moved.set(kind, count + 1);
  return group(drawing, `class="${kind}${count % GAITS}"`);
}
