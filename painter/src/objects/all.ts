/**
 * Every object by name. To add one, write a `Drawing` in the file of its kind and list it here.
 */
import type { Canvas } from "../canvas/canvas.ts";
import { contoured } from "../canvas/contour.ts";
import { bulb, laptop, solar } from "./devices.ts";
import { maizeBasket, seeds, sprout } from "./garden-and-kitchen.ts";
import { bottles, ecobrick, model, tire } from "./materials.ts";
import { ledger, letter, receipts } from "./papers.ts";
import { type Drawing, makePen } from "./pen.ts";
import { ball, firstAid, paints } from "./sport-and-art.ts";
import { boots, hat, helmet, toolbox, trowel } from "./tools.ts";
import { backpack, books, globe, notebooks } from "./writing.ts";

export const OBJECTS = {
  notebooks,
  backpack,
  solar,
  bulb,
  toolbox,
  laptop,
  paints,
  ball,
  firstAid,
  seeds,
  ledger,
  receipts,
  globe,
  maizeBasket,
  ecobrick,
  bottles,
  tire,
  boots,
  hat,
  helmet,
  trowel,
  books,
  sprout,
  model,
  letter,
} as const satisfies Record<string, Drawing>;

export type ObjectName = keyof typeof OBJECTS;

/** The names in the order of the register. */
export const OBJECT_NAMES = Object.keys(OBJECTS) as readonly ObjectName[];

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
