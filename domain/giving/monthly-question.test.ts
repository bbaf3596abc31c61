import fc from "fast-check";
import { expect, test } from "vitest";
import { testSeed } from "../../test/seed.ts";
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
])("after %d cents at once the question names %s a month", (given, named) => {
  expect(monthlyAmountFor(given, offered)).toBe(named);
});

test("is one of the page's amounts, never more than a third, and never less after more", () => {
  fc.assert(
    fc.property(fc.nat({ max: 3_000_000 }), fc.nat({ max: 1_000_000 }), (given, more) => {
      const named = monthlyAmountFor(given, offered);
      if (named !== null) expect(offered).toContain(named);
      expect((named ?? 0) * 3).toBeLessThanOrEqual(given);
      expect(monthlyAmountFor(given + more, offered) ?? 0).toBeGreaterThanOrEqual(named ?? 0);
    }),
    { seed: testSeed },
  );
});
