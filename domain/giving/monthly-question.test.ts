import { expect, test } from "vitest";
import { monthlyAmountFor } from "./monthly-question.ts";

const offered = [1500, 3500, 7500, 15_000];

test.each([
  [100, null],
  [4499, null],
  [4500, 1500],
  [5500, 1500],
  [10_500, 3500],
  [22_499, 3500],
  [22_500, 7500],
  [2_500_000, 15_000],
])("after a gift of %d cents the question suggests %s cents a month", (given, named) => {
  expect(monthlyAmountFor(given, offered)).toBe(named);
});
