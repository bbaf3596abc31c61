import { describe, expect, test } from "vitest";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import { reconcile, runGivingWork } from "#domain/giving/reconcile.ts";
import { attachEvents } from "#domain/giving/take-event.ts";
import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import { runDaily } from "#domain/daily/daily.ts";
import {
  dispute,
  invoice,
  newIntentId,
  refund,
  session,
  stripeEvent,
} from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const dayMs = 24 * 3_600_000;
const lost = { gift: "a-gift-of-a-lost-day", gift_cents: "5500", fee_cover_cents: "0" };

describe("money that Stripe took", () => {
  let stripe: StripeServer;
  let site: StripeSite;
  givingOn((fresh) => ({ site, stripe } = fresh));

  const now = () => site.clock.now();
  const waiting = () => unclaimedMoney(site.storage.gifts, "live");
  /** A payment of a gift that is not in the database any more. */
  const lostPayment = () => {
    const paid = { payment_status: "paid", status: "complete", payment_intent: newIntentId() };
    const order = { mode: "payment", amount: 5500, metadata: lost } as const;
    return stripeEvent("checkout.session.completed", session(order, paid), now());
  };
  /** The text of the day's digest; null when none is written. */
  const digest = async () => {
    const at = { ...site, clock: { now: () => new Date(now().getTime() + dayMs) } };
    await runDaily(at, "suspected");
    const mails = await site.storage.outbox.claim({
      now: at.clock.now(),
      leaseMs: 1,
      limit: 500,
    });
    return mails.findLast((mail) => mail.name === "staff-digest")?.text ?? null;
  };

  test("an invoice in the shape from before 2025-03 is a month of the gift that is known (audit 10)", async () => {
    const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
    const { parent: _new, ...bill } = invoice({ id: "x", object: "subscription" }, 3500);
    const intent = newIntentId();
    const old = { ...bill, subscription: gift.subscriptionId, payment_intent: intent };
    const event = stripeEvent("invoice.paid", old, now(), { api_version: "2022-11-15" });
    expect(await site.deliver([event])).toEqual(["taken"]);
    expect(await site.paymentsOf(gift)).toHaveLength(2);
    // And what is given back of it finds it by the name the card was charged under.
    const back = refund(intent, 3500, now());
    expect(await site.deliver([stripeEvent("refund.created", back, now())])).toEqual(["taken"]);
    const refunded = (await site.paymentsOf(gift)).map(({ refundedCents }) => refundedCents);
    expect(refunded.toSorted()).toEqual([0, 3500]);
    expect(site.reports.map(({ message }) => message)).toEqual([
      expect.stringContaining("2022-11-15"),
    ]);
    expect(await digest()).toContain("2022-11-15");
  });

  test("money in another currency enters no book, has no receipt and is named (audit 10)", async () => {
    const gift = await site.started({ giftCents: 5000 });
    const page = stripe.sessions.get(gift.checkoutId ?? "")!;
    const paid = { payment_status: "paid", payment_intent: newIntentId(), currency: "gtq" };
    await site.deliver([stripeEvent("checkout.session.completed", { ...page, ...paid }, now())]);
    expect(await site.paymentsOf(gift)).toEqual([]);
    expect(await site.mailsOf(gift)).toEqual([]);
    expect(site.reports.map(({ message }) => message)).toEqual([expect.stringContaining("gtq")]);
    expect(await waiting()).toMatchObject([{ currency: "gtq", amount: 5000 }]);
  });

  test("a sum that was not asked for is booked as it was paid, and staff are written to", async () => {
    const gift = await site.started({ giftCents: 2605, language: "en" });
    const page = stripe.sessions.get(gift.checkoutId ?? "")!;
    const paid = { payment_status: "paid", payment_intent: newIntentId(), amount_total: 1 };
    await site.deliver([stripeEvent("checkout.session.completed", { ...page, ...paid }, now())]);
    expect(await site.paymentsOf(gift)).toMatchObject([{ giftCents: 1, feeCoverCents: 0 }]);
    const told = (await site.storage.outbox.listOfGift(gift.row)).find(({ to }) => to === "staff");
    expect(told?.subject).toContain("Paid US$0.01, asked for US$26.05");
  });

  test("a payment of no gift we know is listed and in the digest until somebody decides (audit 10)", async () => {
    const event = stripe.happen(lostPayment());
    expect(await site.deliver([event])).toEqual(["unclaimed"]);
    site.clock.pass(100 * dayMs);
    await runGivingWork(site.world);
    const { unclaimed } = await reconcile(site.world);
    expect(unclaimed).toMatchObject([{ what: "payment", amount: 5500, currency: "usd" }]);
    expect(await digest()).toContain("no gift we know: 1");

    const gift = await site.started();
    const events = unclaimed.flatMap((one) => one.events);
    await site.storage.transaction((stores) => attachEvents(site.world, stores, gift.row, events));
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect(await site.paymentsOf(gift)).toMatchObject([{ giftCents: 5500 }]);
    expect(await waiting()).toEqual([]);
    // Later news of it finds the gift as well.
    const back = refund(unclaimed[0]!.paymentId, 1000, now());
    expect(await site.deliver([stripeEvent("refund.created", back, now())])).toEqual(["taken"]);
  });

  test("a refund or a dispute of no gift we know is one line, however often it is told of", async () => {
    const intent = newIntentId();
    const back = refund(intent, 1000, now());
    const claim = dispute(intent, 5500);
    await site.deliver([
      stripeEvent("refund.created", back, now()),
      stripeEvent("refund.updated", back, now()),
      stripeEvent("refund.created", refund(intent, 1000, now()), now()),
      stripeEvent("charge.dispute.created", claim, now()),
      stripeEvent("charge.dispute.closed", { ...claim, status: "lost" }, now()),
    ]);
    const found = await waiting();
    expect(found.map(({ what, amount }) => [what, amount]).toSorted()).toEqual([
      ["dispute", -5500],
      ["refund", -1000],
      ["refund", -1000],
    ]);
    // A decision about a line is one about all events that told of it.
    const ids = found.flatMap(({ events }) => events.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });

  test("what somebody called foreign is asked about no more, next month neither", async () => {
    const sub = { id: "sub_of_another_site", object: "subscription", metadata: {} };
    const month = () => stripeEvent("invoice.paid", invoice(sub, 900), now());
    await site.deliver([month()]);
    const [first] = await waiting();
    await site.storage.gifts.markElsewhere([first!.events[0]!.id], now());
    await site.deliver([month()]);
    expect(await waiting()).toEqual([]);
  });

  test("what waits without money is erased after ninety days", async () => {
    const link = { invoice: "in_foreign", payment: { payment_intent: "pi_foreign" } };
    const object = { id: "inpay_foreign", object: "invoice_payment", ...link };
    await site.deliver([stripeEvent("invoice_payment.paid", object, now()), lostPayment()]);
    expect(await site.storage.gifts.unclaimed()).toHaveLength(2);
    site.clock.pass(91 * dayMs);
    await runGivingWork(site.world);
    const left = await site.storage.gifts.unclaimed();
    expect(left.map(({ event }) => event.fact.kind)).toEqual(["checkout"]);
  });

  test("staff are told when the books could not be checked, and nothing while all is well", async () => {
    await runGivingWork(site.world);
    expect(await digest()).toBeNull();
    site.clock.pass(3 * dayMs);
    expect(await digest()).toContain("last checked on");
    stripe.failNext(9);
    await runGivingWork(site.world);
    stripe.failNext(0);
    site.clock.pass(dayMs);
    expect(await digest()).toContain("Stripe could not be asked");
    const checks = await site.storage.gifts.checks();
    expect(checks.find(({ what }) => what === "books")).toMatchObject({ problem: "" });
  });

  test.each([
    ["a week", 7, null],
    ["five weeks", 35, "Stripe was not asked for what it told from 2026-03-02 to 2026-03-07"],
  ])(
    "after %s away what Stripe told is asked for, and staff hear of the rest",
    async (_for, days, gap) => {
      await runGivingWork(site.world);
      const begun = await site.started();
      stripe.pay(begun.checkoutId ?? "", new Date(now().getTime() + dayMs));
      site.clock.pass(days * dayMs);
      stripe.failNext(9);
      await runGivingWork(site.world);
      stripe.failNext(0);
      site.clock.pass(dayMs / 24);
      await runGivingWork(site.world);
      const { gifts_books } = await giftAlerts(site.storage.gifts, now());
      expect(gifts_books).toBe(gap ?? "");
      expect(await site.gift(begun.id)).toMatchObject({ state: gap ? "started" : "received" });
    },
  );
});
