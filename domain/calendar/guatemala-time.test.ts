import { describe, expect, test } from "vitest";
import { guatemalaDay, guatemalaMidnight, guatemalaMinute } from "./guatemala-time.ts";

describe("time in Guatemala", () => {
  test("is six hours behind Greenwich in summer and in winter", () => {
    expect(guatemalaMinute(new Date("2026-07-01T05:59:00Z"))).toBe("2026-06-30 23:59");
    expect(guatemalaMinute(new Date("2026-01-01T06:00:00Z"))).toBe("2026-01-01 00:00");
    expect(guatemalaDay(new Date("2026-01-01T05:59:59Z"))).toBe("2025-12-31");
  });

  test("knows when a day begins", () => {
    expect(guatemalaMidnight("2026-05-18")).toEqual(new Date("2026-05-18T06:00:00Z"));
  });

  test.each(["2026-02-30", "2026-13-01", "18/05/2026", "", "2026-5-8"])(
    "refuses %j as a day",
    (day) => {
      expect(guatemalaMidnight(day)).toBeNull();
    },
  );
});
