import fc from "fast-check";
import { expect, test } from "vitest";
import { workshopCost, workshopPackages, workshopPlanOf, type WorkshopRates } from "./workshop.ts";

const rates: WorkshopRates = {
  prices: { standard: 120_000, private: 160_000, "private-premium": 190_000, "one-week": 35_000 },
  latinAmericaPrices: { standard: 90_000, "one-week": 26_500 },
  depositPercent: 25,
  groupSteps: [
    { from: 3, cents: 10_000 },
    { from: 5, cents: 20_000 },
  ],
};

const people = fc.integer({ min: 1, max: 50 });
const plan = fc.record({
  package: fc.constantFrom(...workshopPackages),
  people,
  isLatinAmerican: fc.boolean(),
});

test.each(["standard", "private", "private-premium"] as const)(
  "the group discounts of %s begin at three and five people",
  (chosen) => {
    const less = (people: number) =>
      workshopCost({ package: chosen, people, isLatinAmerican: false }, rates).groupCents;
    expect([1, 2, 3, 4, 5, 6, 50].map(less)).toEqual([
      0, 0, 10_000, 10_000, 20_000, 20_000, 20_000,
    ]);
  },
);

test("citizens of Latin America pay 900 dollars for the workshop and 265 for a week", () => {
  const paid = (["standard", "one-week"] as const).map(
    (id) => workshopCost({ package: id, people: 1, isLatinAmerican: true }, rates).eachCents,
  );
  expect(paid).toEqual([90_000, 26_500]);
});

test("without a price for Latin America its citizens pay the usual one", () => {
  const alone = { package: "private", people: 1 } as const;
  const [one, other] = [true, false].map((isLatinAmerican) =>
    workshopCost({ ...alone, isLatinAmerican }, rates),
  );
  expect(one).toEqual(other);
});

test("a group of Latin Americans gets the better of its two discounts, never both", () => {
  fc.assert(
    fc.property(plan, (chosen) => {
      const { latinAmericaCents, groupCents, eachCents } = workshopCost(
        { ...chosen, isLatinAmerican: true },
        rates,
      );
      expect(Math.min(latinAmericaCents, groupCents)).toBe(0);
      const asGroup = workshopCost({ ...chosen, isLatinAmerican: false }, rates).eachCents;
      const alone = workshopCost({ ...chosen, people: 1, isLatinAmerican: true }, rates).eachCents;
      expect(eachCents).toBe(Math.min(asGroup, alone));
    }),
  );
});

test("one week has no group discount", () => {
  fc.assert(
    fc.property(people, (count) => {
      const week = { package: "one-week", people: count, isLatinAmerican: false } as const;
      expect(workshopCost(week, rates)).toMatchObject({ groupCents: 0, eachCents: 35_000 });
    }),
  );
});

test("the deposit is a quarter of the total", () => {
  fc.assert(
    fc.property(plan, (chosen) => {
      const { depositCents, totalCents } = workshopCost(chosen, rates);
      expect(Math.abs(depositCents * 4 - totalCents)).toBeLessThan(4);
    }),
  );
});

test("more people never pay more each, nor less than the larger discount allows", () => {
  fc.assert(
    fc.property(plan, (chosen) => {
      const now = workshopCost(chosen, rates);
      const withOneMore = workshopCost({ ...chosen, people: chosen.people + 1 }, rates);
      expect(withOneMore.eachCents).toBeLessThanOrEqual(now.eachCents);
      expect(withOneMore.totalCents).toBeGreaterThanOrEqual(
        now.totalCents - 20_000 * chosen.people,
      );
      const floor =
        rates.prices[chosen.package] - Math.max(20_000, rates.prices[chosen.package] * 0.25);
      expect(now.eachCents).toBeGreaterThanOrEqual(floor);
      expect(now.totalCents).toBe(now.eachCents * chosen.people);
      expect(now.eachCents).toBe(now.priceCents - now.latinAmericaCents - now.groupCents);
    }),
  );
});

const planOf = (query: string) => workshopPlanOf(new URLSearchParams(query));

test.each([
  ["people=0", 1],
  ["people=many", 1],
  ["people=2.5", 2],
])("a query with %j is adjusted to %i people", (query, people) => {
  expect(planOf(query)).toMatchObject({ people, isAdjusted: true });
});
