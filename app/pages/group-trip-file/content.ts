import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

export const groupTripFilePage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  print: pair,
  change: pair,
  sum: pair,
  currency: pair,
  packing: pair,
  letters: z.strictObject({ title: pair, lead: pair }),
  /** To parents, with blanks; printed in both languages on either page. */
  letter: z.strictObject({
    greeting: pair,
    paragraphs: z.array(pair).min(1),
    /** `{package}` and `{each}` are filled in. */
    price: pair,
    /** In its place while the plan has no price: too few people for a trip, or too many. */
    unpriced: pair,
    after: z.array(pair).min(1),
    closing: pair,
    slip: z.strictObject({ title: pair, lines: z.array(pair).min(1) }),
  }),
  questions: z.strictObject({ title: pair, items: z.array(passage).min(1) }),
  ask: action,
});

export const pages = { groupTripFile: groupTripFilePage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
