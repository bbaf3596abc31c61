import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { chartUnits } from "#reader/schema/charts.ts";
import { action, head, icon, pair, pictureName, some } from "#reader/schema/pair.ts";
import { closing, heading } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

/** A chart of laid units beside the figures it shows (design: charts). */
const chart = z.strictObject({
  title: pair,
  sentence: pair,
  unit: chartUnits.extend({ name: pair }),
  rows: some(
    z.strictObject({ label: pair, number_fact: z.string(), subject: z.boolean().optional() }),
  ),
});

export const impact = z.strictObject({
  head,
  sections: sections(["numbers", "charts", "story", "gifts", "closing"]),
  title: pair,
  lead: pair,
  donate: action,
  numbers: z.strictObject({
    title: pair,
    as_of: pair,
    source: pair,
    all: action,
    data: pair,
    items: z.array(z.strictObject({ fact: z.string(), icon, label: pair })).length(6),
  }),
  charts: z.strictObject({
    title: pair,
    table: pair,
    unit: pair,
    items: z.array(chart).min(2).max(3),
  }),
  story: heading.extend({
    picture: pictureName,
    drawn_story: z.string(),
    actions: some(action),
  }),
  gifts: z.strictObject({
    title: pair,
    text: pair,
    none: pair,
    unavailable: pair,
    demonstration: pair,
    by_purpose: pair,
    purpose: pair,
    by_year: pair,
    year: pair,
    number: pair,
    amount: pair,
    all: pair,
    where_needed: pair,
    donors: named("title", "text", "more", "one_more"),
  }),
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"impact", typeof impact> {}
}
