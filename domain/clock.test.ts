import { expect, test } from "vitest";
import { eventPhase, guatemalaDay, guatemalaMidnight, guatemalaMinute } from "./clock.ts";

test("Guatemala is six hours behind Greenwich in summer and in winter", () => {
  expect(guatemalaMinute(new Date("2026-07-01T05:59:00Z"))).toBe("2026-06-30 23:59");
  expect(guatemalaMinute(new Date("2026-01-01T06:00:00Z"))).toBe("2026-01-01 00:00");
  expect(guatemalaDay(new Date("2026-01-01T05:59:59Z"))).toBe("2025-12-31");
});

test("only a real date has a midnight in Guatemala", () => {
  expect(guatemalaMidnight("2026-05-18")).toEqual(new Date("2026-05-18T06:00:00Z"));
  for (const wrong of ["2026-02-30", "2026-13-01", "18/05/2026", "", "2026-5-8"])
    expect(guatemalaMidnight(wrong), wrong).toBeNull();
});

test.each([
  ["2026-05-17", "coming"],
  ["2026-05-18", "running"],
  ["2026-05-25", "running"],
  ["2026-05-26", "ended"],
])("on %s an event of 18 to 25 May is %s", (today, phase) => {
  expect(eventPhase({ starts_on: "2026-05-18", ends_on: "2026-05-25" }, today)).toBe(phase);
});
