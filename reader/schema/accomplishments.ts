import { z } from "zod";
import { itemId, pair } from "./pair.ts";

/** Specification 2: accomplishments and beneficiaries, eleven topics in two columns. */
export const accomplishments = z
  .array(
    z.strictObject({
      id: itemId,
      title: pair,
      fact: z.string(),
      /** What the figure counts, where the title does not say it. */
      counted: pair.nullable(),
      text: pair,
    }),
  )
  .length(11);
