import { expect, test } from "vitest";
import { percentOf, stageOf, type Goal } from "./goals.ts";

const roof: Goal = { id: "roof", target_cents: 300_000, from: "2026-03-01", to: "2026-06-30" };

test("a goal's stage follows its days and its sum", () => {
  const at = (today: string, cents: number) => stageOf(roof, cents, today);
  expect(at("2026-02-28", 300_000)).toBe("coming");
  expect(at("2026-03-01", 0)).toBe("open");
  expect(at("2026-06-30", 299_999)).toBe("open");
  expect(at("2026-07-01", 299_999)).toBe("over");
  expect(at("2026-07-01", 300_000)).toBe("reached");
  // With an unknown sum only `coming` can be determined.
  expect(stageOf(roof, null, "2000-01-01")).toBe("coming");
  expect(stageOf(roof, null, roof.from)).toBeNull();
  expect(stageOf(roof, null, "2030-01-01")).toBeNull();
  expect(stageOf({ ...roof, to: null }, 0, "2030-01-01")).toBe("open");
});

test("a goal shows 100 percent or more exactly when it is reached", () => {
  const percents = [-1, 0, 299_999, 300_000, 450_000].map((cents) => percentOf(roof, cents));
  expect(percents).toEqual([0, 0, 99, 100, 150]);
});
