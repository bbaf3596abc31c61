/** All objects by name. To add one, write a `Thing` in the file of its kind and list it here. */
import { ball, book, brush, laptop, notebook } from "./school.ts";
import type { Thing } from "./thing.ts";
import { bean, bottle, firstAid, solar, tire, trowel } from "./work.ts";

export const THINGS = {
  notebook,
  laptop,
  brush,
  ball,
  book,
  trowel,
  firstAid,
  solar,
  bean,
  tire,
  bottle,
} as const satisfies Record<string, Thing>;

export type ThingName = keyof typeof THINGS;
