import { z } from "zod";
import { action, head, pair, some } from "#reader/schema/pair.ts";
import { signedPassage } from "#reader/schema/passages.ts";

/** Where somebody who has never heard of us finds out in a minute whether we are real. */
export const checkUs = z.strictObject({
  head,
  title: pair,
  lead: pair,
  rows: some(
    signedPassage.extend({
      /** `tax_id`: the row shows the number, and is left out without one. `unchecked`: it lists what nobody can check yet. */
      shows: z.enum(["tax_id", "unchecked"]).nullish(),
      links: z.array(action).default([]),
    }),
  ),
  missing_documents: pair,
  missing_tax_id: pair,
  donate: pair,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"checkUs", typeof checkUs> {}
}
