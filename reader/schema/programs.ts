import { action, itemId, named, pair, pictureName, some } from "./pair.ts";
import { z } from "zod";

/** Ways to come (specification 3, volunteer program), each with what somebody decides by. A row without words is not shown. */
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
    /** `yes` is in the price, `no` is not; `ask`: it is not settled for all. */
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
