import { action, itemId, named, pair, pictureName, some } from "./pair.ts";
import { z } from "zod";

/** Volunteer programs (specification 3) with facts to decide by. Empty rows are not shown. */
export const programs = some(
  z.strictObject({
    id: itemId,
    title: pair,
    description: pair,
    price: named("amount", "per"),
    length: pair,
    dates: pair.optional(),
    people: pair.optional(),
    age: pair.optional(),
    where: pair.optional(),
    safety: pair.optional(),
    /** Included in the price; `ask` when it depends. */
    included: z
      .strictObject({
        yes: some(pair).optional(),
        no: some(pair).optional(),
        ask: some(pair).optional(),
      })
      .optional(),
    action,
    picture: pictureName.optional(),
  }),
);
