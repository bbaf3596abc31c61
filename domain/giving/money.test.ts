import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import {
  cardFeeOf,
  leastGiftCents,
  mostGiftCents,
  parseDollars,
  plainDollars,
  totalWithFee,
} from "./money.ts";

/** Null: unclear, and refused. */
test.each([
  [" 25 ", 2500, 2500],
  ["$55", 5500, 5500],
  ["US$ 1,000.50", 100_050, 100_050],
  ["1000.5", 100_050, 100_050],
  ["25 USD", 2500, 2500],
  ["USD 25", 2500, 2500],
  ["25 dólares", 2500, 2500],
  ["1,000.50 US dollars", 100_050, 100_050],
  ["Q200", null, null],
  ["0.40", 40, 40],
  ["1,234,567", 123_456_700, 123_456_700],
  ["1000,5", null, 100_050],
  ["0,40", null, 40],
  ["1.000", null, 100_000],
  ["1.000,50", null, 100_050],
  ["1.234.567", null, 123_456_700],
  ["1 000", null, 100_000],
  ["1\u00a0000,5 $", null, 100_050],
  ["1 000.50", null, 100_050],
  ...[
    ..."1,00,5 1.5.5 1.000.50 1,000,50 12.34.567 12,34,567 1,2345 1.2345 5.5555 1.5,5".split(" "),
    ...", . 1,000,5000 1000,000 1000.000 1,000.000 1.000,000 1000. ,50 .50 ten -5 1e3 5$5".split(
      " ",
    ),
    "",
    "1 000 00",
    "1,000 000",
  ].map((unclear) => [unclear, null, null] as const),
] as const)("%j is %j cents in English, %j in Spanish", (text, en, es) => {
  expect([parseDollars(text, "en"), parseDollars(text, "es")]).toEqual([en, es]);
});

test("a text longer than any amount is refused unread", () => {
  // The patterns take time with the square of a run of spaces.
  expect(parseDollars(`$${" ".repeat(50)}25`, "en")).toBeNull();
});

test("an amount below zero has its sign before the currency's", () => {
  expect(formatDollars(-4000, "en")).toBe("−$40");
});

test("`plainDollars` is read back to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const read = (["en", "es"] as const).map((one) => parseDollars(plainDollars(cents), one));
      expect(read).toEqual([cents, cents]);
    }),
  );
});

const gifts = fc.integer({ min: leastGiftCents, max: mostGiftCents });
const fees = fc.record({
  shareBasisPoints: fc.integer({ min: 0, max: 1000 }),
  fixedCents: fc.integer({ min: 0, max: 200 }),
});

test.each([
  [100, 134],
  [2_500_000, 2_574_696],
])("the card fee on a gift of %i cents is covered by a charge of %i", (gift, charge) => {
  expect(totalWithFee(gift, { shareBasisPoints: 290, fixedCents: 30 })).toBe(charge);
});

test("the covering charge is the smallest to leave the whole gift after the card fee", () => {
  fc.assert(
    fc.property(gifts, fees, (gift, fee) => {
      const charge = totalWithFee(gift, fee);
      expect(charge - cardFeeOf(charge, fee)).toBe(gift);
      expect(charge - 1 - cardFeeOf(charge - 1, fee)).toBeLessThan(gift);
    }),
    { numRuns: 5000 },
  );
});
