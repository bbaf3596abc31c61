import fc from "fast-check";
import { expect, test } from "vitest";
import { testSeed } from "../../test/seed.ts";
import { answerDue } from "./stages.ts";

const inGuatemala = (time: string) => new Date(`${time}:00-06:00`);

test.each([
  ["a Wednesday", "2026-11-18T15:00", "2026-11-19T15:00"],
  ["a Friday afternoon", "2026-11-20T15:00", "2026-11-23T15:00"],
  ["a Saturday", "2026-11-21T09:00", "2026-11-24T00:00"],
  ["a Sunday just before midnight", "2026-11-22T23:59", "2026-11-24T00:00"],
  ["the first minute of a Monday", "2026-11-23T00:00", "2026-11-24T00:00"],
  ["a Thursday evening that is Friday in London", "2026-11-19T20:00", "2026-11-20T20:00"],
])("a message of %s is due one business day later", (_when, received, due) => {
  expect(answerDue(inGuatemala(received), 24)).toEqual(inGuatemala(due));
});

test("an answer is due after 24 to 72 hours, and never earlier for a later message", () => {
  const moments = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2030-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (at) => {
      const hours = (answerDue(at, 24).getTime() - at.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(24);
      expect(hours).toBeLessThanOrEqual(72);
      expect(answerDue(new Date(at.getTime() + 60_000), 24) >= answerDue(at, 24)).toBe(true);
    }),
    { seed: testSeed },
  );
});
