/** The pieces that descriptions are made of; what is wrong is said in a writer's words. */
import { z } from "zod";
import { TIMES } from "../canvas/palette.ts";

/** The names of a register. */
export const keysOf = <R extends object>(register: R): (keyof R & string)[] =>
  // TypeScript lets an object have more keys than its type; the registers have none.
  Object.keys(register) as (keyof R & string)[];

/** A group of these fields and no other. */
export const fields = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys" ? `known are ${Object.keys(shape).join(", ")}` : undefined,
  });

export const time = z.enum(keysOf(TIMES));

/** Not empty: another seed, another picture of the same thing. */
export const seed = z.string().min(1);
export const truth = z.literal([true, false]);

export const number = (lo: number, hi: number) =>
  z
    .number()
    .refine((value) => value >= lo && value <= hi, { error: `a number from ${lo} to ${hi}` });
