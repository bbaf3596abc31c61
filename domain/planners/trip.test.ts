import { expect, test } from "vitest";
import { tripCost, tripPackages, tripPlanOf, type TripRates } from "./trip.ts";

const rates: TripRates = {
  eachCents: { intensive: 72_500, standard: 85_000, extended: 125_000 },
  smallest: 8,
  largest: 25,
  best: { from: 12, to: 16 },
};

test.each(tripPackages)("a %s trip takes 8 to 25 people, with further trips for more", (id) => {
  for (let people = 1; people <= 300; people += 1) {
    const cost = tripCost({ package: id, people }, rates);
    if (people < 8) expect(cost).toEqual({ kind: "too-few", missing: 8 - people });
    else if (people <= 25) {
      const size = people < 12 ? "small" : people <= 16 ? "best" : "large";
      const eachCents = rates.eachCents[id];
      expect(cost).toEqual({ kind: "priced", eachCents, totalCents: people * eachCents, size });
    } else {
      const trips = Math.floor((people + 24) / 25);
      const largestTrip = Math.floor((people + trips - 1) / trips);
      expect(cost).toEqual({ kind: "too-many", trips, largestTrip });
    }
  }
});

test.each([
  ["people=1000", 300],
  ["people=many&package=endless", rates.best.from],
  ["people=-4", rates.best.from],
  ["people=12.5", 12],
])("a query with %j is adjusted to %i people", (query, people) => {
  const plan = tripPlanOf(new URLSearchParams(query), rates);
  expect(plan).toMatchObject({ people, package: "standard", isAdjusted: true });
});
