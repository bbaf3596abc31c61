import { describe, expect, test } from "vitest";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { givingOn } from "./giving-on.ts";

describe("telling of a gift", () => {
  let site: StripeSite;
  let openSite: () => Promise<StripeSite>;
  givingOn((fresh) => ({ site, openSite } = fresh));

  test("is asked about once real money has come, and never after an answer", async () => {
    const begun = await site.started();
    expect(await site.giving.asksAboutAdvertising(begun.id)).toBe(false);
    expect(await site.giving.answerAdvertising(begun.id, "yes")).toBeNull();
    const { id } = await site.pay(begun);
    expect(await site.giving.asksAboutAdvertising(id)).toBe(true);
    expect(await site.giving.answerAdvertising(id, "no")).toBeNull();
    expect(await site.giving.asksAboutAdvertising(id)).toBe(false);
    // A no is not talked round by a second press.
    expect(await site.giving.answerAdvertising(id, "yes")).toBeNull();
    expect(await site.giving.asksAboutAdvertising("nobody")).toBe(false);
  });

  test("is handed on once, however often yes is pressed and the mark is shown", async () => {
    const { id } = await site.paidGift();
    const other = await openSite();
    const presses = [site, other, site, other].map(({ giving }) =>
      giving.answerAdvertising(id, "yes"),
    );
    const marks = (await Promise.all(presses)).filter((mark) => mark !== null);
    expect(marks).toHaveLength(1);
    const shown = [site, other, site].map(({ giving }) => giving.takeConversion(marks[0]!));
    const numbers = (await Promise.all(shown)).filter((number) => number !== null);
    expect(numbers).toHaveLength(1);
    expect([id, marks[0]]).not.toContain(numbers[0]);
    expect(await site.giving.takeConversion("made up")).toBeNull();
  });

  test("is good for five minutes", async () => {
    const { id } = await site.paidGift();
    const mark = await site.giving.answerAdvertising(id, "yes");
    site.clock.pass(6 * 60_000);
    expect(await site.giving.takeConversion(mark!)).toBeNull();
  });

  test("is asked of no gift that moved no money", async () => {
    const demonstration = await testGiving(site.storage);
    const gift = await demonstration.started();
    await demonstration.giving.demo?.act(gift.checkoutId ?? "", "pay");
    expect(await demonstration.giving.asksAboutAdvertising(gift.id)).toBe(false);
  });
});
