import { reader } from "#reader/content.ts";
import type { NumberFact } from "#reader/schema/facts.ts";
import {
  mostParticipants,
  workshopPackages,
  type WorkshopPlan,
  type WorkshopRates,
} from "#domain/planners/workshop-price.ts";

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
    latinAmericaPercent: number("workshop_latin_america_discount"),
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

/** What an address asks; what it leaves open is one person and the standard package. */
export function workshopPlanOf(query: URLSearchParams): WorkshopPlan & {
  /** The address asked for a number of people that no plan is made for; `people` is the nearest. */
  readonly isAdjusted: boolean;
} {
  const asked = query.get("package");
  const typed = query.get("people") || "1";
  const people = Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), mostParticipants);
  return {
    package: workshopPackages.find((id) => id === asked) ?? "standard",
    people,
    isLatinAmerican: query.has("latin-america"),
    isAdjusted: people !== Number(typed),
  };
}
