import { z } from "zod";
import { head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

/** Behind the link that confirms another address of a gift. */
export const donateEmail = z.strictObject({
  head,
  ask: passage.extend({ button: pair, sending: pair }),
  /** Where the old page of a gift leads after its address was changed. */
  moved: passage,
  unknown: passage,
  /** Leads to the letter with all links. */
  lost: pair,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"donateEmail", typeof donateEmail> {}
}
