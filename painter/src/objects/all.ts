/**
 * Every object by name. To add one, write a `Drawing` in the file of its kind and list it here; a
 * still life can then name it.
 */
import type { Canvas } from "../canvas/canvas.ts";
import { contoured } from "../canvas/contour.ts";
import { bulb, camera, laptop, phone, solar } from "./devices.ts";
import {
  coffee,
  fruitBasket,
  maizeBasket,
  seeds,
  sprout,
  wateringCan,
} from "./garden-and-kitchen.ts";
import { bottles, ecobrick, ecobricks, model, tire, tirePlanter } from "./materials.ts";
import { certificate, ledger, letter, medal, receipts, report, trophy } from "./papers.ts";
import { type Drawing, makePen } from "./pen.ts";
import { ball, firstAid, marimba, paints, textile } from "./sport-and-art.ts";
import { boots, hat, helmet, luggage, toolbox, trowel } from "./tools.ts";
import { backpack, books, globe, magnifier, notebooks, openBook, pencils } from "./writing.ts";

export const OBJECTS = {
  notebooks,
  pencils,
  backpack,
  solar,
  bulb,
  toolbox,
  laptop,
  camera,
  paints,
  ball,
  firstAid,
  seeds,
  wateringCan,
  trophy,
  medal,
  certificate,
  report,
  ledger,
  receipts,
  magnifier,
  globe,
  maizeBasket,
  fruitBasket,
  textile,
  ecobrick,
  ecobricks,
  bottles,
  tirePlanter,
  tire,
  boots,
  hat,
  helmet,
  trowel,
  books,
  openBook,
  marimba,
  coffee,
  sprout,
  model,
  phone,
  letter,
  luggage,
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
