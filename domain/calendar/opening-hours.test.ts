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
    ["2026-05-18T09:00", "open"],
    ["2026-05-18T17:59", "open"],
    ["2026-05-18T08:59", "closed:monday"],
    ["2026-05-18T18:00", "closed:tuesday"],
    ["2026-05-22T18:00", "closed:monday"],
    ["2026-05-23T12:00", "closed:monday"],
    ["2026-05-24T00:00", "closed:monday"],
  ] as const)("at %s hears: %s", (moment, state) => {
    expect(at(moment)).toBe(state);
  });

  test("is told by Guatemala's clocks, wherever the call comes from", () => {
    expect(openStateAt(hours, new Date("2026-05-19T01:30:00+09:00"))).toBe("open");
  });

  test("is told of next week when only one day is open", () => {
    const monday: OpeningHours = { ...hours, days: ["monday"] };
    expect(openStateAt(monday, new Date("2026-05-18T19:00:00-06:00"))).toBe("closed:monday");
  });
});
