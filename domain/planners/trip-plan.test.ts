import { expect, test } from "vitest";
import { tripPlanOf } from "./trip.ts";

const rates = {
  eachCents: { intensive: 50_000, standard: 70_000, extended: 90_000 },
  smallest: 8,
  largest: 20,
  best: { from: 10, to: 15 },
};
const planOf = (query: string) => tripPlanOf(new URLSearchParams(query), rates);

test.each([
  ["", rates.best.from],
  ["people=", rates.best.from],
  ["people=12", 12],
])("an address with %j asks for %i travelers", (query, people) => {
  expect(planOf(query)).toMatchObject({ people, isAdjusted: false });
});

test.each([
  ["people=1000", 300],
  ["people=many", rates.best.from],
  ["people=-4", rates.best.from],
  ["people=12.5", 12],
])("an address with %j is told that it is for %i", (query, people) => {
  expect(planOf(query)).toMatchObject({ people, isAdjusted: true });
});
