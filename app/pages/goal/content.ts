import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { head, pair } from "#reader/schema/pair.ts";

/** One goal; what its meter says stands on the donation page and the page of its build as well. */
export const goalPage = z.strictObject({
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
  proof: named("title", "on", "follows", "cost", "amount", "total", "taken"),
  back: pair,
  /** On the donation page. */
  section: z.strictObject({ title: pair, lead: pair }),
  /** On the page of a gift. */
  of_gift: named("text", "follow", "proof"),
});

export const pages = { goal: goalPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
