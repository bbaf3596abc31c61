import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { action, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

/** Specification 2, groups: four benefits, four audiences, logistics, prices, two buttons; and a planner. */
export const groupTrips = brochureWith(["planner", "packet"]).extend({
  planner: z.strictObject({
    title: pair,
    lead: pair,
    people: pair,
    people_hint: pair,
    package: pair,
    packages: z.strictObject({ intensive: pair, standard: pair, extended: pair }),
    compute: pair,
    adjusted: pair,
    lines: z.strictObject({
      each: pair,
      each_why: pair,
      people: pair,
      size_small: pair,
      size_best: pair,
      size_large: pair,
      total: pair,
      total_why: pair,
    }),
    too_few: z.strictObject({ one: pair, many: pair, action }),
    too_many: pair,
    /** Every sum at once, for a page without signal and for paper. */
    table: z.strictObject({ title: pair, lead: pair, no_signal: pair }),
    /** To the page that a teacher hands on. */
    file: pair,
    /** To whoever pays, with the sums of the plan. */
    letter: pair,
    ask: pair,
  }),
  packet: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"groupTrips", typeof groupTrips> {}
}
