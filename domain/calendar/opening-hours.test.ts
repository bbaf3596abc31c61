import { describe, expect, test } from "vitest";
import { openStateAt, type OpeningHours } from "./opening-hours.ts";

// Specification 9: Monday to Friday, 9 AM to 6 PM. Guatemala keeps UTC-6 all year.
const hours: OpeningHours = {
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  from: "09:00",
  to: "18:00",
  zone: "America/Guatemala",
};
const at = (guatemala: string) => openStateAt(hours, new Date(`${guatemala}:00-06:00`));

describe("a visitor who wants to call Comalapa", () => {
  test.each([
    ["2026-05-18T09:00", true, "monday"],
    ["2026-05-18T17:59", true, "monday"],
    ["2026-05-18T08:59", false, "monday"],
    ["2026-05-18T18:00", false, "tuesday"],
    ["2026-05-22T18:00", false, "monday"],
    ["2026-05-23T12:00", false, "monday"],
    ["2026-05-24T00:00", false, "monday"],
  ] as const)("at %s hears: open %s, next on %s", (moment, isOpen, opensOn) => {
    expect(at(moment)).toEqual({ isOpen, opensOn });
  });

  test("is told by Guatemala's clocks, wherever the call comes from", () => {
    expect(openStateAt(hours, new Date("2026-05-19T01:30:00+09:00")).isOpen).toBe(true);
  });

  test("is told of next week when only one day is open", () => {
    const monday: OpeningHours = { ...hours, days: ["monday"] };
    const evening = new Date("2026-05-18T19:00:00-06:00");
    expect(openStateAt(monday, evening)).toEqual({ isOpen: false, opensOn: "monday" });
  });
});
