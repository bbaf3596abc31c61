/**
 * Every object by name. To add one, write a `Drawing` in the file of its kind and list it here.
 */
import type { Canvas } from "../canvas/canvas.ts";
import { contoured } from "../canvas/contour.ts";
import { bulb } from "./devices.ts";
import { maizeBasket, sprout } from "./garden-and-kitchen.ts";
import { ecobrick, model, tire } from "./materials.ts";
import { ledger, receipts } from "./papers.ts";
import { type Drawing, makePen } from "./pen.ts";
import { boots, hat, helmet } from "./tools.ts";
import { backpack, books, globe } from "./writing.ts";

export const OBJECTS = {
  backpack,
  bulb,
  ledger,
  receipts,
  globe,
  maizeBasket,
  ecobrick,
  tire,
  boots,
  hat,
  helmet,
  books,
  sprout,
  model,
} as const satisfies Record<string, Drawing>;

export type ObjectName = keyof typeof OBJECTS;

/** Width of the dark line around a thing, in canvas units. */
const LINE = 2;

/** An object of the given size with the middle of its base at (x, y). */
export const object = (
  canvas: Canvas,
  name: ObjectName,
  x: number,
  y: number,
  size: number,
): string => contoured(OBJECTS[name](makePen(canvas, x, y, size)), canvas.colour("hair"), LINE);
