import { reader } from "#reader/content.ts";
import type { NumberFact } from "#reader/schema/facts.ts";
import type { WorkshopRates } from "#domain/planners/workshop-price.ts";

/** The rules' numbers, from the register of figures. */
export function workshopRates(): WorkshopRates {
  const number = (name: NumberFact) => reader("en").number(name);
  const cents = (name: NumberFact) => number(name) * 100;
  return {
    prices: {
      standard: cents("workshop_price_standard"),
      private: cents("workshop_price_private"),
      "private-premium": cents("workshop_price_private_premium"),
      "one-week": cents("workshop_price_week"),
    },
    latinAmericaPrices: {
      standard: cents("workshop_latin_america_price"),
      "one-week": cents("workshop_latin_america_price_week"),
    },
    depositPercent: number("workshop_deposit"),
    groupSteps: [
      { from: number("workshop_group_small_size"), cents: cents("workshop_group_small_discount") },
      { from: number("workshop_group_large_size"), cents: cents("workshop_group_large_discount") },
    ],
  };
}
