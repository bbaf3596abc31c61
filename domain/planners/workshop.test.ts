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

/** Specification 9: dollars off per person for a group, or for citizens of Latin America. */
const groupDiscount = (people: number) => (people < 3 ? 0 : people < 5 ? 100 : 200);
const latinAmericaDiscount = { standard: 300, private: 0, "private-premium": 0, "one-week": 85 };
const plans = workshopPackages.flatMap((id) =>
  Array.from({ length: 50 }, (_, at) =>
    [true, false].map((isLatinAmerican) => ({ package: id, people: at + 1, isLatinAmerican })),
  ).flat(),
);

test("each workshop has the larger of its discounts alone, and a deposit of a quarter", () => {
  for (const plan of plans) {
    const group = plan.package === "one-week" ? 0 : 100 * groupDiscount(plan.people);
    const origin = plan.isLatinAmerican ? 100 * latinAmericaDiscount[plan.package] : 0;
    const priceCents = rates.prices[plan.package];
    const eachCents = priceCents - Math.max(group, origin);
    const totalCents = plan.people * eachCents;
    expect({ plan, ...workshopCost(plan, rates) }).toEqual({
      plan,
      priceCents,
      latinAmericaCents: origin >= group ? origin : 0,
      groupCents: origin >= group ? 0 : group,
      eachCents,
      totalCents,
      depositCents: totalCents / 4,
    });
  }
});

const planOf = (query: string) => workshopPlanOf(new URLSearchParams(query));

test.each([
  ["people=0", 1],
  ["people=many", 1],
  ["people=51", 50],
  ["people=2.5", 2],
])("a query with %j is adjusted to %i people", (query, people) => {
  expect(planOf(query)).toMatchObject({ people, isAdjusted: true });
});
