import { expect, test } from "vitest";
import { workshopPlanOf } from "./workshop.ts";

const planOf = (query: string) => workshopPlanOf(new URLSearchParams(query));

test.each(["", "people=", "people=1"])("an address with %j asks for one person", (query) => {
  expect(planOf(query)).toMatchObject({ people: 1, isAdjusted: false });
});

test.each([
  ["people=0", 1],
  ["people=many", 1],
  ["people=2.5", 2],
])("an address with %j is told that %i is the nearest", (query, people) => {
  expect(planOf(query)).toMatchObject({ people, isAdjusted: true });
});
