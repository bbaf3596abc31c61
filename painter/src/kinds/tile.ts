/** A thing on a square tile without ground, for tiles that have their own colour. */
import type { Canvas } from "../canvas/canvas.ts";
import { object, type ObjectName } from "../objects/all.ts";

/** Side of the square a thing stands on, and a size at which the largest thing stays inside. */
export const TILE_SIDE = 400;
const SIZE = 232;
/** A stack of notebooks has a cup of pencils on top. */
const SIZE_OF_STACK = 206;

export const tile = (canvas: Canvas, name: ObjectName): string =>
  object(canvas, name, TILE_SIDE / 2, TILE_SIDE * 0.9, name === "notebooks" ? SIZE_OF_STACK : SIZE);
