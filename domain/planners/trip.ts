/** Rates of group trips (specification 9), in US cents per participant. */
export type TripRates = {
  readonly eachCents: Readonly<Record<TripPackage, number>>;
  /** Minimum and maximum participants of one trip. */
  readonly smallest: number;
  readonly largest: number;
  readonly best: { readonly from: number; readonly to: number };
};

export const tripPackages = ["intensive", "standard", "extended"] as const;
export type TripPackage = (typeof tripPackages)[number];

/** Maximum number of people that planner and request form accept. */
export const mostTravellers = 300;

export type TripPlan = {
  readonly package: TripPackage;
  /** 1 or more. */
  readonly people: number;
};

export type RequestedTrip = TripPlan & {
  /** The requested number of people was out of range; `people` is the nearest valid one. */
  readonly isAdjusted?: boolean;
};

export type TripCost =
  | {
      readonly kind: "priced";
      readonly eachCents: number;
      readonly totalCents: number;
      readonly size: "small" | "best" | "large";
    }
  /** Below the minimum by `missing`. */
  | { readonly kind: "too-few"; readonly missing: number }
  /** Above the maximum: the fewest trips for all, and the size of the largest. */
  | { readonly kind: "too-many"; readonly trips: number; readonly largestTrip: number };

/** Price of a trip, if the group fits in one. */
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

export function tripPlanOf(query: URLSearchParams, rates: TripRates): RequestedTrip {
  const typed = Number(query.get("people") || rates.best.from);
  const people = typed >= 1 ? Math.min(Math.trunc(typed), mostTravellers) : rates.best.from;
  return {
    package: tripPackages.find((id) => id === query.get("package")) ?? "standard",
    people,
    isAdjusted: people !== typed,
  };
}
