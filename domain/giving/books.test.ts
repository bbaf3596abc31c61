import fc from "fast-check";
import { expect, test } from "vitest";
import { testSeed } from "../../test/seed.ts";
import { booksOf } from "./books.ts";
import type { GiftChoice } from "./gift.ts";
import { ownEvent, type PaymentFact } from "./payment-event.ts";

const choice: GiftChoice = {
  interval: "once",
  giftCents: 0,
  feeCoverCents: 0,
  email: "",
  name: "",
  displayName: null,
  employer: null,
  designation: null,
  dedication: null,
  language: "en",
};
const paymentId = "hand:LWH-7K3M-Q7";

/** A gift entered by hand and perhaps withdrawn, in the same second or months later. */
const stories = fc.record({
  giftCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000_000 })),
  isWithdrawn: fc.boolean(),
  later: fc.integer({ min: 0, max: 10_000_000_000 }),
});

function eventsOf({
  giftCents,
  isWithdrawn,
  later,
}: typeof stories extends fc.Arbitrary<infer S> ? S : never) {
  const event = (id: string, ms: number, fact: PaymentFact) =>
    ownEvent(id, "g", new Date(ms), fact);
  const payment = { paymentId, giftCents, feeCoverCents: 0 };
  const entered = event("entered g", 1_700_000_000_000, { kind: "entered", payment });
  const fact = { kind: "withdrawn", paymentId, why: "mistake" } as const;
  const withdrawn = event("withdrawn g", 1_700_000_000_000 + later, fact);
  return isWithdrawn ? [entered, withdrawn] : [entered];
}

test("the books of a gift entered by hand do not depend on the order of events", () => {
  fc.assert(
    fc.property(stories, (story) => {
      const events = eventsOf(story);
      const books = booksOf(choice, events);
      expect(booksOf(choice, [...events.toReversed(), ...events])).toEqual(books);
      expect(books.state).toBe(story.isWithdrawn ? "withdrawn" : "received");
      const sums = new Map<string, number>();
      for (const { account, cents } of books.entries.flatMap(({ lines }) => lines)) {
        sums.set(account, (sums.get(account) ?? 0) + cents);
      }
      const left = story.isWithdrawn ? 0 : story.giftCents;
      expect([sums.get("bank") ?? 0, sums.get("gifts") ?? 0]).toEqual([
        left,
        left === 0 ? 0 : -left,
      ]);
      // More events only add entries.
      for (const event of events) {
        const so = booksOf(choice, [event]).entries;
        expect(books.entries).toEqual(expect.arrayContaining([...so]));
      }
    }),
    { seed: testSeed },
  );
});
