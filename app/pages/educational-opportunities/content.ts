import { z } from "zod";
import { blocks } from "#reader/schema/blocks.ts";
import { action, head } from "#reader/schema/pair.ts";
import { passage, picturedOpening } from "#reader/schema/passages.ts";

/** A page of an opening, blocks and the form for a course. */
export const educationalOpportunitiesPage = z.strictObject({
  head,
  opening: picturedOpening.extend({
    ground: z.enum(["plaster", "sunk", "sky", "green", "indigo"]),
    band: z.enum(["libro", "cielo", "camino"]),
    actions: z.array(action),
  }),
  blocks,
  enrolment: passage,
});

export const pages = { educationalOpportunities: educationalOpportunitiesPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
