import { reader } from "#reader/content.ts";
import type { TripRates } from "#domain/planners/trip-price.ts";

/** The rule's numbers, from the register of figures. */
export function tripRates(): TripRates {
  const content = reader("en");
  return {
    eachCents: {
      intensive: content.number("group_price_5_days") * 100,
      standard: content.number("group_price_7_days") * 100,
      extended: content.number("group_price_extended") * 100,
    },
    smallest: content.number("group_size_min"),
    largest: content.number("group_size_max"),
    best: content.range("group_size_optimal"),
  };
}
