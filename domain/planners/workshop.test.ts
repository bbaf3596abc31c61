import { expect, test } from "vitest";
import { workshopCost, workshopPlanOf, type WorkshopRates } from "./workshop.ts";

const rates: WorkshopRates = {
  prices: { standard: 120_000, private: 160_000, "private-premium": 190_000, "one-week": 35_000 },
  latinAmericaPrices: { standard: 90_000, "one-week": 26_500 },
  depositPercent: 25,
  groupSteps: [
    { from: 3, cents: 10_000 },
    { from: 5, cents: 20_000 },
  ],
};

// Specification 9.
test.each([
  ["standard", 2, false, { groupCents: 0, latinAmericaCents: 0 }],
  ["standard", 3, false, { groupCents: 10_000, latinAmericaCents: 0 }],
  ["standard", 5, true, { groupCents: 0, latinAmericaCents: 30_000 }],
  ["private", 4, true, { groupCents: 10_000, latinAmericaCents: 0 }],
  ["private-premium", 5, false, { groupCents: 20_000, latinAmericaCents: 0 }],
  ["one-week", 5, true, { groupCents: 0, latinAmericaCents: 8_500 }],
] as const)("a %s workshop for %i has one discount", (id, people, isLatinAmerican, discounts) => {
  const priceCents = rates.prices[id];
  const eachCents = priceCents - discounts.groupCents - discounts.latinAmericaCents;
  const sums = { totalCents: people * eachCents, depositCents: (people * eachCents) / 4 };
  const plan = { package: id, people, isLatinAmerican };
  expect(workshopCost(plan, rates)).toEqual({ priceCents, ...discounts, eachCents, ...sums });
});

test.each([
  ["people=many", 1],
  ["people=51", 50],
  ["people=2.5", 2],
])("a query with %j is adjusted to %i people", (query, people) => {
  const plan = workshopPlanOf(new URLSearchParams(query));
  expect(plan).toMatchObject({ people, isAdjusted: true });
});
