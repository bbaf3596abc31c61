import { z } from "zod";
import { itemId, pair } from "./pair.ts";

/** A figure that changed, or statements that differ: two or more facts of the register and why. */
export const figureChanges = z.array(
  z.strictObject({
    id: itemId,
    title: pair,
    text: pair,
    figures: z.array(z.strictObject({ fact: z.string() })).min(2),
  }),
);
