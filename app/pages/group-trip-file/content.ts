import { z } from "zod";
import { action, head, pair, some } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

export const groupTripFile = z.strictObject({
  head,
  title: pair,
  lead: pair,
  print: pair,
  change: pair,
  sum: pair,
  currency: pair,
  /** For the teacher to tick off, and for the packet for groups. */
  settle: z.strictObject({ title: pair, items: some(pair) }),
  packing: pair,
  letters: z.strictObject({ title: pair, lead: pair }),
  /** To parents, with blanks; printed in both languages on either page. */
  letter: z.strictObject({
    greeting: pair,
    paragraphs: some(pair),
    /** `{package}` and `{each}` are filled in. */
    price: pair,
    /** In its place while the plan has no price: too few people for a trip, or too many. */
    unpriced: pair,
    after: some(pair),
    closing: pair,
    slip: z.strictObject({ title: pair, lines: some(pair) }),
  }),
  questions: z.strictObject({ title: pair, items: some(passage) }),
  ask: action,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"groupTripFile", typeof groupTripFile> {}
}
