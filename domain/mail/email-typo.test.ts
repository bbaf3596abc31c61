import { expect, test } from "vitest";
import { suggestedEmail } from "./email-typo.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["Ana.Sotz@GMAI.com ", "Ana.Sotz@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@yaho.com", "ana@yahoo.com"],
  ["ana@gmail.com", null],
  ["ana@ymail.com", null],
  ["ana@yahoo.es", null],
  ["ana@mail.com", null],
  ["gmial.com", null],
  ["@gmial.com", null],
  ["", null],
])("the address meant by “%s” is %s", (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});
