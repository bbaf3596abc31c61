import { describe, expect, test } from "vitest";
import { invoice, stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const day = 24 * 3_600_000;

describe("monthly gifts", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  givingOn((fresh) => ({ site, stripe } = fresh));

  test("lets a monthly donor lower, pause, resume and stop the gift without an account", async () => {
    const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
    const token = site.tokenOf(gift);
    const change = async (
      what: Parameters<typeof site.giving.changeRecurring>[1],
      attempt: string,
    ) => site.giving.changeRecurring(token, what, attempt);
    const lowered = { kind: "amount", giftCents: 1500 } as const;
    expect(await change(lowered, "a")).toMatchObject({
      kind: "done",
      recurring: { giftCents: 1500, state: "active" },
    });
    expect(await change(lowered, "a")).toMatchObject({ recurring: { giftCents: 1500 } });
    site.clock.pass(1000);
    expect(await change({ kind: "pause", charges: 2 }, "b")).toMatchObject({
      recurring: { state: "paused", pausedUntil: new Date("2026-06-01T06:00:00Z") },
    });
    site.clock.pass(1000);
    expect(await change({ kind: "resume" }, "c")).toMatchObject({ recurring: { state: "active" } });
    site.clock.pass(1000);
    // Whenever in the month it is asked, one month of pause leaves out one charge: that of April 1.
    for (const [wait, attempt] of [
      [1000, "early"],
      [17 * day, "late"],
    ] as const) {
      site.clock.pass(wait);
      expect(await change({ kind: "pause", charges: 1 }, attempt)).toMatchObject({
        recurring: { state: "paused", pausedUntil: new Date("2026-05-01T06:00:00Z") },
      });
    }
    site.clock.pass(1000);
    await change({ kind: "resume" }, "on again");
    expect(await change({ kind: "pause", charges: 0 }, "e")).toEqual({ kind: "not_possible" });
    expect(await change({ kind: "amount", giftCents: 50 }, "e")).toEqual({ kind: "not_possible" });
    site.clock.pass(1000);
    expect(await change({ kind: "stop" }, "f")).toMatchObject({ recurring: { state: "stopped" } });
    expect(await change({ kind: "stop" }, "g")).toMatchObject({ recurring: { state: "stopped" } });
    expect(await change({ kind: "resume" }, "h")).toEqual({ kind: "not_possible" });
    // What Stripe tells about it afterwards changes nothing any more, and no letter goes twice.
    await site.deliver(stripe.events);
    expect(await site.giving.recurringByToken(token)).toMatchObject({ state: "stopped" });
    expect(await site.lettersOf(gift)).toEqual([
      "gift-receipt",
      ...Array<string>(6).fill("gift-recurring-changed"),
      "gift-recurring-stopped",
    ]);
    expect(await site.giving.recurringByToken("not a token")).toBeNull();
  });

  test("leaves a monthly gift as it is while Stripe does not answer", async () => {
    const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
    const token = site.tokenOf(gift);
    stripe.failNext(9);
    expect(await site.giving.changeRecurring(token, { kind: "stop" }, "a")).toEqual({
      kind: "unavailable",
    });
    stripe.failNext(0);
    expect(await site.giving.recurringByToken(token)).toMatchObject({ state: "active" });
    expect(await site.giving.cardChangeUrl(token)).toBe(`${stripe.url}/portal`);
  });

  test("tells a monthly donor once that a month could not be charged", async () => {
    const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
    const metadata = { gift: gift.id, gift_cents: "3500", fee_cover_cents: "0" };
    const bill = invoice({ id: gift.subscriptionId ?? "", object: "subscription", metadata }, 0);
    const event = () => stripeEvent("invoice.payment_failed", bill, site.clock.now());
    await site.deliver([event(), event()]);
    expect(await site.lettersOf(gift)).toEqual(["gift-receipt", "gift-recurring-failed"]);
  });
});
