import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDollars } from "./money.ts";

test("amounts are read as they are written here and in the United States", () => {
  expect(["55", "$55", "US$ 1,000.50", "1000.5", " 25 ", "1,234,567"].map(parseDollars)).toEqual([
    5500, 5500, 100050, 100050, 2500, 123456700,
  ]);
});

test("what would have to be guessed is not read", () => {
  for (const text of ["", "ten", "1.000,50", "1,00", "0,40", "-5", "1e3", "5.555", "12,34,567"]) {
    expect(parseDollars(text), text).toBeNull();
  }
});

test("whole cents survive being written and read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const written = (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
      expect(parseDollars(written)).toBe(cents);
    }),
  );
});
