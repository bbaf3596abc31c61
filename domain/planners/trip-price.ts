/** Specification 9, groups: what the rule needs of the register. Amounts in US cents, per participant. */
export type TripRates = {
  readonly eachCents: Readonly<Record<TripPackage, number>>;
  /** Fewest and most participants of one trip, both included. */
  readonly smallest: number;
  readonly largest: number;
  /** Sizes with which the work goes best, both included. */
  readonly best: { readonly from: number; readonly to: number };
};

export const tripPackages = ["intensive", "standard", "extended"] as const;
export type TripPackage = (typeof tripPackages)[number];

/** More than the request form takes are no group trip. */
export const mostTravellers = 300;

export type TripPlan = {
  readonly package: TripPackage;
  /** 1 or more. */
  readonly people: number;
};

export type TripCost =
  | {
      readonly kind: "priced";
      readonly eachCents: number;
      readonly totalCents: number;
      /** How the size compares with the best sizes. */
      readonly size: "small" | "best" | "large";
    }
  /** So many people are missing for a trip. */
  | { readonly kind: "too-few"; readonly missing: number }
  /** The fewest trips that take everyone, and the size of the largest of them. */
  | { readonly kind: "too-many"; readonly trips: number; readonly largestTrip: number };

/** A price for every group that one trip can take; outside of that, what to do instead. */
export function tripCost({ package: chosen, people }: TripPlan, rates: TripRates): TripCost {
  if (people < rates.smallest) return { kind: "too-few", missing: rates.smallest - people };
  if (people > rates.largest) {
    const trips = Math.ceil(people / rates.largest);
    return { kind: "too-many", trips, largestTrip: Math.ceil(people / trips) };
  }
  const eachCents = rates.eachCents[chosen];
  const size = people < rates.best.from ? "small" : people > rates.best.to ? "large" : "best";
  return { kind: "priced", eachCents, totalCents: eachCents * people, size };
}
