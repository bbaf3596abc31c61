import { expect, test } from "vitest";
import { fillTemplate } from "./language.ts";

test.each([
  ["{people} × {each} = {people}{each}", { people: 3, each: "$5" }, "3 × $5 = 3$5"],
  ["{count} of {total}", { count: 0 }, "0 of {total}"],
  ["{constructor}", {}, "{constructor}"],
  ["{name}: {amount}", { name: "{amount} $& $1", amount: "$10" }, "{amount} $& $1: $10"],
  ["As of {date}.", { date: "" }, "As of ."],
])("%s with %j is filled in once, and keeps what has no value", (template, values, text) => {
  expect(fillTemplate(template, values)).toBe(text);
});
