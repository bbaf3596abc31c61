import { expect, test } from "vitest";
import { formatFact } from "./format-fact.ts";
import type { Fact } from "./schema/facts.ts";

const atLeast = (value: number, unit: Fact["unit"]) => ({ value, unit, at_least: true }) as Fact;

test.each([
  [atLeast(110_000, "count"), "110,000+", "más de 110,000"],
  // 18-year-olds, and groups of three, are admitted too.
  [atLeast(18, "years"), "18+", "18 años o más"],
  [atLeast(3, "people"), "3+", "3 o más"],
])("a figure with `at_least` is formatted in its unit: $unit", (fact, en, es) => {
  expect(formatFact(fact, "en")).toBe(en);
  expect(formatFact(fact, "es")).toBe(es);
});
