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

/** Price of a trip, if the group fits in one; otherwise people missing, or the fewest trips for all and the largest. */
export function tripCost({ package: chosen, people }: TripPlan, rates: TripRates) {
  if (people < rates.smallest)
    return { kind: "too-few", missing: rates.smallest - people } as const;
  if (people > rates.largest) {
    const trips = Math.ceil(people / rates.largest);
    return { kind: "too-many", trips, largestTrip: Math.ceil(people / trips) } as const;
  }
  const eachCents = rates.eachCents[chosen];
  const size = people < rates.best.from ? "small" : people > rates.best.to ? "large" : "best";
  return { kind: "priced", eachCents, totalCents: eachCents * people, size } as const;
}

export type TripCost = ReturnType<typeof tripCost>;

export function tripPlanOf(query: URLSearchParams, rates: TripRates) {
  const typed = Number(query.get("people") || rates.best.from);
  const people = typed >= 1 ? Math.min(Math.trunc(typed), mostTravellers) : rates.best.from;
  return {
    package: tripPackages.find((id) => id === query.get("package")) ?? "standard",
    people,
    /** The requested number of people was out of range; `people` is the nearest valid one. */
    isAdjusted: people !== typed,
  };
}

export type RequestedTrip = ReturnType<typeof tripPlanOf>;
/** `people` is 1 or more. */
export type TripPlan = Omit<RequestedTrip, "isAdjusted">;
