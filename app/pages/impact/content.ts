import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { chartUnits } from "#reader/schema/charts.ts";
import { action, icon, pair, some } from "#reader/schema/pair.ts";
import { brochureWith } from "#reader/schema/brochure.ts";

/** A chart of laid units beside the figures it shows (design: charts). */
const chart = z.strictObject({
  title: pair,
  sentence: pair,
  unit: chartUnits.extend({ name: pair }),
  rows: some(
    z.strictObject({ label: pair, number_fact: z.string(), subject: z.boolean().optional() }),
  ),
});

export const impact = brochureWith(["numbers", "charts", "gifts"]).extend({
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
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"impact", typeof impact> {}
}
