import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { pair } from "#reader/schema/pair.ts";

/** One text for each line of the planner's sum. */
const sumLines = z.strictObject({
  price: pair,
  latin_america: pair,
  group: pair,
  each: pair,
  total: pair,
  deposit: pair,
});

export const greenBuildingWorkshop = brochureWith(["planner"]).extend({
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
    /** To whoever asks for too many or for no number; `{most}` and `{people}` are filled in. */
    adjusted: pair,
    /** To a group for whom the chosen package counts no group discount. */
    no_group: pair,
    /** Every price at once, for a page without signal and for paper. `{from}`, `{to}` and `{package}` are filled in. */
    table: z.strictObject({
      title: pair,
      lead: pair,
      range: pair,
      from: pair,
      latin_america: pair,
      no_signal: pair,
    }),
    lines: sumLines,
    /** Why each line is what it is; `{package}`, `{people}`, `{each}` and `{total}` are filled in. */
    why: sumLines,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"greenBuildingWorkshop", typeof greenBuildingWorkshop> {}
}
