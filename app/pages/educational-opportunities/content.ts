import { z } from "zod";
import { action, head, some } from "#reader/schema/pair.ts";
import { passage, picturedOpening } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

/** A page of an opening, blocks and the form for a course. */
export const educationalOpportunities = z.strictObject({
  head,
  opening: picturedOpening.extend({
    ground: z.enum(["plaster", "sunk", "sky", "green", "indigo"]),
    band: z.enum(["libro", "cielo", "camino"]),
    actions: some(action),
  }),
  sections: blocksAnd(["enrolment"]),
  enrolment: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<
    "educationalOpportunities",
    typeof educationalOpportunities
  > {}
}
