import fc from "fast-check";
import { expect, test } from "vitest";
import { leastGiftCents, mostGiftCents, cardFeeOf, totalWithFee } from "./money.ts";

const stripe = { shareBasisPoints: 290, fixedCents: 30 };
const gifts = fc.integer({ min: leastGiftCents, max: mostGiftCents });
const fees = fc.record({
  shareBasisPoints: fc.integer({ min: 0, max: 1000 }),
  fixedCents: fc.integer({ min: 0, max: 200 }),
});

test.each([
  [100, 134],
  [2_500_000, 2_574_696],
])("the card fee on a gift of %i cents is covered by a charge of %i", (gift, charge) => {
  expect(totalWithFee(gift, stripe)).toBe(charge);
});

test("the card fee leaves the whole gift of the covering charge, but not of one cent less", () => {
  fc.assert(
    fc.property(gifts, fees, (gift, fee) => {
      const charge = totalWithFee(gift, fee);
      expect(charge - cardFeeOf(charge, fee)).toBe(gift);
      expect(charge - 1 - cardFeeOf(charge - 1, fee)).toBeLessThan(gift);
    }),
    { numRuns: 5000 },
  );
});
