import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { chartUnits } from "#reader/schema/charts.ts";
import { action, head, icon, pair, pictureName, some } from "#reader/schema/pair.ts";
import { closing, heading, passage } from "#reader/schema/passages.ts";
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

/** A figure, and what it is when it stands alone. */
const told = z.strictObject({ fact: z.string(), label: pair });

export const impact = z.strictObject({
  head,
  sections: sections(["numbers", "charts", "story", "gifts", "unknown", "register", "closing"]),
  title: pair,
  lead: pair,
  numbers: z.strictObject({
    title: pair,
    as_of: pair,
    as_of_unknown: pair,
    items: z.array(told.extend({ icon })).length(6),
  }),
  charts: heading.extend({ table: pair, unit: pair, items: z.array(chart).min(2).max(3) }),
  story: heading.extend({
    picture: pictureName,
    steps: some(passage),
    figures: some(told),
    /** What was not measured. */
    unmeasured: pair,
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
  unknown: heading.extend({
    /** {undated} of the {count} figures of the register have no date. */
    dates: passage,
    items: some(passage),
    more: action,
  }),
  register: heading,
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"impact", typeof impact> {}
}
