import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDollars, plainDollars } from "./money.ts";

const english = (text: string) => parseDollars(text, "en");
const spanish = (text: string) => parseDollars(text, "es");

test("English amounts are read as they are written in the United States", () => {
  const texts = ["55", "$55", "US$ 1,000.50", "1000.5", " 25 ", "1,234,567", "0.40"];
  expect(texts.map(english)).toEqual([5500, 5500, 100050, 100050, 2500, 123456700, 40]);
});

test("Spanish amounts are read as they are written in Guatemala and elsewhere", () => {
  const texts = [
    "1,000.50",
    "1000,5",
    "1.000,50",
    "1.000",
    "1,000",
    "0,40",
    "US$55",
    "1\u00a0000 $",
  ];
  expect(texts.map(spanish)).toEqual([100050, 100050, 100050, 100000, 100000, 40, 5500, 100000]);
});

test("ambiguous amounts are refused", () => {
  for (const text of ["", "ten", "1.000,50", "1,00", "0,40", "-5", "1e3", "5.555", "12,34,567"]) {
    expect(english(text), text).toBeNull();
  }
  for (const text of ["", "diez", "1.000.50", "1,000,50", "-5", "12.34.567", "1,2345", "1.5,5"]) {
    expect(spanish(text), text).toBeNull();
  }
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
