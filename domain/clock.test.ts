import { expect, test } from "vitest";
import { eventPhase } from "./clock.ts";

test.each([
  ["2026-05-17", "coming"],
  ["2026-05-18", "running"],
  ["2026-05-25", "running"],
  ["2026-05-26", "ended"],
])("on %s an event of 18 to 25 May is %s", (today, phase) => {
  expect(eventPhase({ starts_on: "2026-05-18", ends_on: "2026-05-25" }, today)).toBe(phase);
});
