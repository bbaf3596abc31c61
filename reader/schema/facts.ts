import { z } from "zod";
import { pair } from "./pair.ts";

/** The unit decides the format: money with $, shares with %, others as plain numbers. */
const units = [
  "count",
  "people",
  "usd",
  "percent",
  "tons",
  "litres",
  "gallons",
  "metres",
  "kilometres",
  "celsius",
  "millimetres",
  "minutes",
  "hours",
  "days",
  "weeks",
  "months",
  "years",
  "year",
  "barrels",
  "text",
] as const;
export type Unit = (typeof units)[number];

const amount = z.number().nonnegative();
const range = z
  .strictObject({ from: amount, to: amount })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "a number not below the first" });
const number = z.union([amount, range]);

/** A value computed from others (reader/computed-facts.ts). */
export const computedValue = z.union([
  /** One fact less a share of it, to the nearest multiple of `round_to`: a price after a discount. */
  z.strictObject({
    price_fact: z.string(),
    discount_fact: z.string(),
    round_to: z.number().positive(),
  }),
  z.strictObject({ from_fact: z.string(), less_fact: z.string() }),
  /** The days of an entry of content/lists/events.yaml. */
  z.strictObject({ event: z.string() }),
]);
export type ComputedValue = z.infer<typeof computedValue>;

/** A figure of the site (specification 1 and 9), with its source. */
export const fact = z.strictObject({
  group: z.string(),
  label: pair,
  value: z.union([number, pair]),
  unit: z.enum(units),
  /** True for "110,000+" or "over 110,000". */
  at_least: z.boolean().optional(),
  /** Year, month or day of the figure; null when unknown. */
  as_of: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "a year such as 2026")
    .nullable(),
  source: z.string(),
  note: pair,
});
export type Fact = z.infer<typeof fact>;

/** No part is larger than the whole. */
function checkPercent({ value: { value, unit }, issues }: z.core.ParsePayload<Fact>): void {
  const most = typeof value === "number" ? value : "to" in value ? value.to : 0;
  if (unit === "percent" && most > 100)
    issues.push({ code: "too_big", origin: "number", maximum: 100, input: most, path: ["value"] });
}

/** A fact before computed values are filled in. */
export const writtenFact = fact.extend({ value: z.union([number, pair, computedValue]) });

const unitWords: Partial<Record<Unit, string>> = { count: "", usd: "US dollars" };

/** The expectation for a number that the program calculates with: "one number of US dollars". */
export function oneNumberOf(unit: Unit) {
  const word = unitWords[unit] ?? unit;
  return { error: word ? "one number of {unit}" : "one number", params: { unit: word } };
}

function oneNumber<U extends Unit>(unit: U) {
  const value = z.custom<number>(Number.isFinite, oneNumberOf(unit)).pipe(amount);
  return fact.extend({ value, unit: z.literal(unit) }).check(checkPercent);
}

/** A single number is a range with equal ends. */
function numberOrRange<U extends Unit>(unit: U) {
  return fact.extend({ value: number, unit: z.literal(unit) });
}

/** Facts that the program calculates with: one number in this unit. */
const numberFacts = {
  // Amounts the donation form offers, and what of a dollar reaches the programme (specification 9).
  donation_once_1: oneNumber("usd"),
  donation_once_2: oneNumber("usd"),
  donation_once_3: oneNumber("usd"),
  donation_once_4: oneNumber("usd"),
  donation_once_5: oneNumber("usd"),
  donation_once_6: oneNumber("usd"),
  donation_monthly_1: oneNumber("usd"),
  donation_monthly_2: oneNumber("usd"),
  donation_monthly_3: oneNumber("usd"),
  donation_monthly_4: oneNumber("usd"),
  programme_share: oneNumber("percent"),
  // The part that the payment provider keeps (domain/giving/money.ts); its fixed part is in cents.
  card_fee_share: oneNumber("percent"),
  card_fee_fixed: oneNumber("count"),
  donation_refund_days: oneNumber("days"),
  // An answer is late after so many hours (domain/submissions/stages.ts).
  reply_hours: oneNumber("hours"),
  // The price of a group trip (specification 9, domain/planners/trip.ts).
  group_price_5_days: oneNumber("usd"),
  group_price_7_days: oneNumber("usd"),
  group_price_extended: oneNumber("usd"),
  group_size_min: oneNumber("count"),
  group_size_max: oneNumber("count"),
  // The price of the workshop (specification 9, domain/planners/workshop.ts).
  workshop_price_standard: oneNumber("usd"),
  workshop_price_private: oneNumber("usd"),
  workshop_price_private_premium: oneNumber("usd"),
  workshop_price_week: oneNumber("usd"),
  workshop_deposit: oneNumber("percent"),
  workshop_latin_america_price: oneNumber("usd"),
  workshop_latin_america_price_week: oneNumber("usd"),
  workshop_group_small_size: oneNumber("people"),
  workshop_group_small_discount: oneNumber("usd"),
  workshop_group_large_size: oneNumber("people"),
  workshop_group_large_discount: oneNumber("usd"),
  // The estimate of materials (domain/planners/material-estimate.ts).
  prototype_house_tires: oneNumber("count"),
  prototype_house_bottles: oneNumber("count"),
  off_grid_home_9_tires: oneNumber("count"),
  off_grid_home_9_bottles: oneNumber("count"),
  earthbag_filled_length: oneNumber("millimetres"),
  earthbag_face_least: oneNumber("count"),
  earthbag_wall_thickness: oneNumber("metres"),
  earthbag_gravel_courses: oneNumber("count"),
  earthbag_wire_strands: oneNumber("count"),
};
export type NumberFact = keyof typeof numberFacts;

/** Facts that the program calculates with: a number or a range. */
const rangeFacts = {
  // The price of a group trip (specification 9, domain/planners/trip.ts).
  group_size_optimal: numberOrRange("count"),
  // The estimate of materials (domain/planners/material-estimate.ts).
  tire_across: numberOrRange("metres"),
  tire_width: numberOrRange("millimetres"),
  tire_wheelbarrows: numberOrRange("count"),
  tire_minutes: numberOrRange("minutes"),
  earthbag_course_height: numberOrRange("millimetres"),
  earthbag_litres: numberOrRange("litres"),
  ferrocement_thickness: numberOrRange("count"),
};
export type RangeFact = keyof typeof rangeFacts;

export const factsFile = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ title: pair, url: z.url().nullable() })),
  groups: z.record(z.string(), pair),
  facts: z
    .record(z.string().regex(/^[a-z0-9_]+$/), z.unknown())
    .pipe(z.object({ ...numberFacts, ...rangeFacts }).catchall(fact.check(checkPercent))),
});
