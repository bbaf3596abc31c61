import { expect, test } from "vitest";
import { suggestedEmail } from "./email-typo.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["Ana.Sotz@GMAI.com ", "Ana.Sotz@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@yaho.com", "ana@yahoo.com"],
])("%s is probably a typo", (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each([
  "ana@gmail.com",
  "ana@ymail.com",
  "ana@yahoo.es",
  "ana@mail.com",
  "gmial.com",
  "@gmial.com",
  "",
])("“%s” is not questioned", (typed) => {
  expect(suggestedEmail(typed)).toBe(null);
});
