import { expect, test } from "vitest";
import { suggestedEmail } from "./email-typo.ts";

test.each([
  ["Ana.Sotz@GMAI.com ", "Ana.Sotz@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@gmail.com", null],
  ["ana@ymail.com", null],
  ["@gmial.com", null],
  ["", null],
])("the address meant by “%s” is %s", (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});
