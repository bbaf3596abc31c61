import { z } from "zod";
import { action, head, pair, some } from "#reader/schema/pair.ts";
import { captionedPicture, filmedOpening, heading } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

/** Specification 2, volunteer: every block of the page but the packing guides, which have their own. */
export const volunteer = z.strictObject({
  head,
  opening: filmedOpening.extend({ apply: pair }),
  sections: blocksAnd(["programs", "internships", "apply", "photos"]),
  programs: z.strictObject({ title: pair }),
  internships: heading,
  apply: z.strictObject({ title: pair, text: pair, ask: action, contract: action }),
  photos: z.strictObject({ title: pair, items: some(captionedPicture) }),
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
