import { reader } from "#reader/content.ts";
import {
  mostTravellers,
  tripPackages,
  type TripPlan,
  type TripRates,
} from "#domain/planners/trip-price.ts";

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

/** The trip that an address asks for; what it leaves open is the most usual. */
export function tripPlanOf(
  query: URLSearchParams,
  rates: TripRates,
): TripPlan & {
  /** The address asked for a number of people that no plan is made for; `people` is the nearest. */
  readonly isAdjusted: boolean;
} {
  const asked = query.get("package");
  const typed = Number(query.get("people") || rates.best.from);
  const people = typed >= 1 ? Math.min(Math.trunc(typed), mostTravellers) : rates.best.from;
  return {
    package: tripPackages.find((id) => id === asked) ?? "standard",
    people,
    isAdjusted: people !== typed,
  };
}
