import { expect, test } from "vitest";
import { sampleSubmission } from "../../test/fakes/samples.ts";
import { answerDue, dueOf } from "./stages.ts";

const inGuatemala = (time: string) => new Date(`${time}:00-06:00`);

test.each([
  ["a Friday afternoon", "2026-11-20T15:00", "2026-11-23T15:00"],
  ["a Sunday just before midnight", "2026-11-22T23:59", "2026-11-24T00:00"],
  ["the first minute of a Monday", "2026-11-23T00:00", "2026-11-24T00:00"],
])("a message of %s is due one business day later", (_when, received, due) => {
  expect(answerDue(inGuatemala(received), 24)).toEqual(inGuatemala(due));
});

test("interest in a workshop is owed no answer in time: its sender was told to wait for a date", () => {
  const received = { ...sampleSubmission(), stage: "received", answeredAt: null } as const;
  const due = (form: "contact" | "workshop-interest") => dueOf({ ...received, form }, 24);
  expect(due("contact")).not.toBeNull();
  expect(due("workshop-interest")).toBeNull();
});
