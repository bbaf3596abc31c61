import { expect, test } from "vitest";
import { suggestedEmail } from "./email-typo.ts";

test.each([
  ["Ana.Sotz@GMAI.com ", "Ana.Sotz@gmail.com"],
  ["ana@ymail.com", null],
  ["@gmial.com", null],
])("the address meant by “%s” is %s", (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});
