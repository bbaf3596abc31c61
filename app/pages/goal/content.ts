import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

/** One goal; what its meter says stands on the donation page and the page of its build as well. */
export const goal = z.strictObject({
  head,
  meter: named(
    "raised",
    "gifts",
    "gift",
    "none",
    "counted",
    "unavailable",
    "demonstration",
    "open",
    "open_until",
    "coming",
    "reached",
    "over",
  ),
  give: pair,
  follow: pair,
  next: named("title", "none"),
  proof: named(
    "title",
    "under_way",
    "done",
    "on",
    "follows",
    "cost",
    "day",
    "amount",
    "total",
    "so_far",
    "taken",
  ),
  back: pair,
  /** On the donation page. */
  section: z.strictObject({ title: pair, lead: pair }),
  /** For other sites: what it is called beside the text to copy, and what it says of a goal nobody named. */
  frame: z.strictObject({ title: pair, text: pair, unknown: passage }),
  /** On the page of a gift. */
  of_gift: named("text", "follow", "proof", "project", "see_project"),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"goal", typeof goal> {}
}
