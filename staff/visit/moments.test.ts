import { expect, test } from "vitest";
import { dayEndingAt } from "./moments.ts";

test("a midnight in Guatemala is told as the end of the day before, any other moment is not", () => {
  const midnight = new Date("2026-11-24T06:00:00Z");
  expect(dayEndingAt(midnight, "en")).toBe("Nov 23, 2026");
  expect(dayEndingAt(midnight, "es")).toBe("23/11/2026");
  expect(dayEndingAt(new Date("2026-11-24T06:01:00Z"), "en")).toBeNull();
});
