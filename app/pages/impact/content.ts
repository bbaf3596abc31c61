import { z } from "zod";
import { chartUnits } from "#reader/schema/charts.ts";
import { head, pair } from "#reader/schema/pair.ts";
import { closing } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

/** A chart of laid units beside the figures it shows (design: charts). */
const chart = z.strictObject({
  /** The group of facts.yaml it stands in. */
  group: z.string(),
  title: pair,
  sentence: pair,
  unit: chartUnits.extend({ name: pair }),
  rows: z
    .array(
      z.strictObject({ label: pair, number_fact: z.string(), subject: z.boolean().optional() }),
    )
    .min(1),
});

export const impactPage = z.strictObject({
  head,
  sections: sections(["figures", "gifts", "closing"]),
  title: pair,
  lead: pair,
  contents: pair,
  as_of: pair,
  as_of_unknown: pair,
  source: pair,
  table: pair,
  unit: pair,
  charts: z.array(chart),
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
  }),
  closing,
});

export const pages = { impact: impactPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
