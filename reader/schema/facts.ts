import { z } from "zod";
import { pair } from "./pair.ts";

/** How a fact's value is written: money with $, shares with %, everything else as a number. */
export const units = [
  "count",
  "usd",
  "percent",
  "tons",
  "litres",
  "gallons",
  "metres",
  "celsius",
  "millimetres",
  "minutes",
  "hours",
  "days",
  "weeks",
  "months",
  "years",
  "year",
  "grade",
  "barrels",
  "text",
] as const;

const number = z.union([z.number(), z.strictObject({ from: z.number(), to: z.number() })]);

/** One figure the site states (specification 1 and 9), with where it comes from and what it counts. */
export const fact = z.strictObject({
  group: z.string(),
  label: pair,
  value: z.union([number, pair]),
  unit: z.enum(units),
  /** The statement has a plus sign or says "over". */
  at_least: z.boolean().optional(),
  /** Year, month or day the figure was true; null when nobody wrote it down. */
  as_of: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .nullable(),
  source: z.string(),
  note: pair,
});
export type Fact = z.infer<typeof fact>;

export const factsFile = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ title: pair, url: z.url().nullable() })),
  groups: z.record(z.string(), pair),
  facts: z.record(z.string().regex(/^[a-z0-9_]+$/), fact),
});
export type FactsFile = z.infer<typeof factsFile>;
