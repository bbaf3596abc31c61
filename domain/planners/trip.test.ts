import fc from "fast-check";
import { expect, test } from "vitest";
import { tripCost, tripPackages, tripPlanOf, type TripRates } from "./trip.ts";

const rates: TripRates = {
  eachCents: { intensive: 72_500, standard: 85_000, extended: 125_000 },
  smallest: 8,
  largest: 25,
  best: { from: 12, to: 16 },
};

const chosen = fc.constantFrom(...tripPackages);
const priced = (people: number, trip: (typeof tripPackages)[number]) => {
  const cost = tripCost({ package: trip, people }, rates);
  if (cost.kind !== "priced") throw new Error(`${people} people have no price.`);
  return cost;
};

test("a trip takes 8 to 25 people", () => {
  const kind = (people: number) => tripCost({ package: "standard", people }, rates).kind;
  expect([7, 8, 25, 26].map(kind)).toEqual(["too-few", "priced", "priced", "too-many"]);
});

test("12 to 16 people are the best size", () => {
  const sizes = [11, 12, 16, 17].map((people) => priced(people, "standard").size);
  expect(sizes).toEqual(["small", "best", "best", "large"]);
});

test("one more person adds exactly the price of one", () => {
  fc.assert(
    fc.property(chosen, fc.integer({ min: 8, max: 24 }), (trip, people) => {
      const now = priced(people, trip);
      const next = priced(people + 1, trip);
      expect(next.eachCents).toBe(now.eachCents);
      expect(next.totalCents - now.totalCents).toBe(now.eachCents);
    }),
  );
});

test("a group that is too small is told how many are missing", () => {
  fc.assert(
    fc.property(chosen, fc.integer({ min: 1, max: 7 }), (trip, people) => {
      const cost = tripCost({ package: trip, people }, rates);
      if (cost.kind !== "too-few") throw new Error(`${people} people have a price.`);
      priced(people + cost.missing, trip);
      expect(tripCost({ package: trip, people: people + cost.missing - 1 }, rates).kind).toBe(
        "too-few",
      );
    }),
  );
});

test("a group that is too large is split into the fewest trips that have a price", () => {
  fc.assert(
    fc.property(chosen, fc.integer({ min: 26, max: 300 }), (trip, people) => {
      const cost = tripCost({ package: trip, people }, rates);
      if (cost.kind !== "too-many") throw new Error(`${people} people have a price.`);
      priced(cost.largestTrip, trip);
      priced(Math.floor(people / cost.trips), trip);
      expect(cost.trips * rates.largest).toBeGreaterThanOrEqual(people);
      expect((cost.trips - 1) * rates.largest).toBeLessThan(people);
    }),
  );
});

const planOf = (query: string) => tripPlanOf(new URLSearchParams(query), rates);

test.each([
  ["people=1000", 300],
  ["people=many", rates.best.from],
  ["people=-4", rates.best.from],
  ["people=12.5", 12],
])("a query with %j is adjusted to %i people", (query, people) => {
  expect(planOf(query)).toMatchObject({ people, isAdjusted: true });
});
