import { z } from "zod";
import { blocks } from "../blocks.ts";
import { action, head, pair, pictureName } from "../pair.ts";

export const greenBuildingWorkshopPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    apply: action,
    spanish: action,
  }),
  blocks,
  planner: z.strictObject({
    title: pair,
    lead: pair,
    package: pair,
    packages: z.strictObject({
      standard: pair,
      private: pair,
      "private-premium": pair,
      "one-week": pair,
    }),
    people: pair,
    latin_america: pair,
    compute: pair,
    /** To whoever pays, with the sums of the plan. */
    letter: pair,
    lines: z.strictObject({
      price: pair,
      latin_america: pair,
      group: pair,
      each: pair,
      total: pair,
      deposit: pair,
    }),
    /** Why each line is what it is; `{package}`, `{people}`, `{each}` and `{total}` are filled in. */
    why: z.strictObject({
      price: pair,
      latin_america: pair,
      group: pair,
      each: pair,
      total: pair,
      deposit: pair,
    }),
  }),
  interest: z.strictObject({ title: pair, text: pair }),
});
