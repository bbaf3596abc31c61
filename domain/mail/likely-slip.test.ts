import { expect, test } from "vitest";
import { likelyAddress } from "./likely-slip.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["Ana.Sotz@GMAI.com ", "Ana.Sotz@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@yaho.com", "ana@yahoo.com"],
])("%s is a likely slip", (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  "ana@gmail.com",
  "ana@ymail.com",
  "ana@yahoo.es",
  "ana@mail.com",
  "gmial.com",
  "@gmial.com",
  "",
])("“%s” is not doubted", (typed) => {
  expect(likelyAddress(typed)).toBe(null);
});
