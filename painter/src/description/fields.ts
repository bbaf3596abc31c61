/** Building blocks of description schemas, with messages for content editors. */
import { z } from "zod";
import { TIMES } from "../canvas/palette.ts";

export const keysOf = <R extends object>(register: R): (keyof R & string)[] =>
  // `Object.keys` is typed as string[]; these registries have no keys beyond their type.
  Object.keys(register) as (keyof R & string)[];

/** A strict object: unknown fields are errors. */
export const fields = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys" ? `known are ${Object.keys(shape).join(", ")}` : undefined,
  });

export const time = z.enum(keysOf(TIMES));

/** A non-empty seed; another seed gives another variant of the picture. */
export const seed = z.string().min(1);
export const flag = z.literal([true, false]);

export const number = (lo: number, hi: number) =>
  z
    .number()
    .refine((value) => value >= lo && value <= hi, { error: `a number from ${lo} to ${hi}` });
