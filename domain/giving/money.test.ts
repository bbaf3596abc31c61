import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDollars, plainDollars } from "./money.ts";

// Any mix of digits, points, commas and blanks is compared below.
test.each([
  ["en", "US$ 1,000.50", 100_050],
  ["en", "$55", 5500],
  ["es", "US$1.000,50", 100_050],
  ["es", "1,000.50", 100_050],
  ["es", "1\u00a0000 $", 100_000],
  ["en", "1.000,50", null],
  ["es", "1.000.50", null],
  ["es", "1,000,50", null],
  ...["", "ten", "-5", "1e3", "5$5"].flatMap((text) => [
    ["en" as const, text, null] as const,
    ["es" as const, text, null] as const,
  ]),
] as const)("in %s the amount %j is %j cents", (language, text, cents) => {
  expect(parseDollars(text, language)).toBe(cents);
});

/** An independent implementation without patterns. */
function reference(text: string, marks: readonly (readonly [thousands: string, cents: string])[]) {
  for (const [thousands, mark] of marks) {
    const [whole = "", cents, ...rest] = text.split(mark);
    const groups = whole.split(thousands);
    const isDigits = (part: string) => part !== "" && [...part].every((c) => c >= "0" && c <= "9");
    const areGroups =
      groups.length === 1 ||
      groups.every(({ length }, at) => (at === 0 ? length <= 3 : length === 3));
    const areCents = cents === undefined || (isDigits(cents) && cents.length <= 2);
    if (rest.length > 0 || !groups.every(isDigits) || !areGroups || !areCents) continue;
    return BigInt(groups.join("")) * 100n + BigInt(((cents ?? "") + "00").slice(0, 2));
  }
  return null;
}

const conventions = {
  en: [[",", "."]],
  es: [
    [".", ","],
    [" ", ","],
    [",", "."],
    [" ", "."],
  ],
} as const;

describe.each(["en", "es"] as const)("amounts in %s", (language) => {
  test("any mix of digits and separators is read like the independent implementation reads it", () => {
    const sign = fc.constantFrom(..."0123456789", ",", ".", " ");
    const text = fc.string({ unit: sign, minLength: 1, maxLength: 12 }).map((each) => each.trim());
    fc.assert(
      fc.property(text, (typed) => {
        const expected = reference(typed, conventions[language]);
        expect(parseDollars(typed, language)).toBe(expected === null ? null : Number(expected));
      }),
      { numRuns: 5000 },
    );
  });

  test("`plainDollars` is read back to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(parseDollars(plainDollars(cents), language)).toBe(cents);
      }),
    );
  });
});
