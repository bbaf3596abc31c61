import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { pair } from "#reader/schema/pair.ts";
import { heading } from "#reader/schema/passages.ts";

/** Specification 2, volunteer: the programs, the work, and the positions, which have pages of their own. */
export const volunteer = brochureWith(["internships"]).extend({
  internships: heading,
  /** One position's page: the words around it. */
  position_page: z.strictObject({
    back: pair,
    /** Title of the page; {title} is the position's. */
    page_title: pair,
    status: z.strictObject({ open: pair }),
    lead: pair,
    apply: pair,
    apply_text: pair,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"volunteer", typeof volunteer> {}
}
