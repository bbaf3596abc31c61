import { totalsOf } from "#domain/giving/totals.ts";
import { receiptByKey, checkReceipt } from "#domain/giving/receipts.ts";
import { changeRecurring } from "#domain/giving/recurring-gift.ts";
import { describe, expect, test } from "vitest";
import { cardFeeOf } from "#domain/giving/card-fee.ts";
import { reconcile, runGivingWork } from "#domain/giving/reconcile.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { givingOn } from "./giving-on.ts";

describe("giving", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  let openSite: () => Promise<StripeSite>;
  givingOn((fresh) => ({ site, stripe, openSite } = fresh));

  test("takes a gift from the page to the receipt, and each step is seen on the status page", async () => {
    const begun = await site.started({ giftCents: 5500, coversFee: true });
    expect(begun).toMatchObject({ state: "started", giftCents: 5500 });
    const charged = begun.giftCents + begun.feeCoverCents;
    expect(charged - cardFeeOf(charged, site.giving.cardFee)).toBe(5500);
    expect(stripe.sessions.get(begun.checkoutId ?? "")).toMatchObject({
      amount_total: charged,
      customer_email: begun.email,
    });
    await site.deliver(stripe.pay(begun.checkoutId ?? "", site.clock.now()));
    expect(await site.gift(begun.id)).toMatchObject({ state: "received", checkoutUrl: null });
    const [receipt] = await receiptsOf(site.giving, begun.id);
    expect(receipt).toMatchObject({ giftCents: 5500, feeCoverCents: begun.feeCoverCents });
    expect(await site.mailsOf(begun)).toEqual(["gift-receipt"]);
    expect(await site.booksOf(begun)).toEqual([
      ["payment", { provider: charged, gifts: -5500, fee_cover: -begun.feeCoverCents }],
    ]);
    expect(await checkReceipt(site.giving, receipt?.number ?? "", "203.0.113.7")).toMatchObject({
      state: "valid",
      totalCents: charged,
    });
    expect(await receiptByKey(site.giving, receipt?.number ?? "", receipt?.key ?? "")).toEqual(
      receipt,
    );
    expect(await receiptByKey(site.giving, receipt?.number ?? "", "another")).toBeNull();
  });

  test("makes one gift of a double press, and of ten presses at once on two processes", async () => {
    const other = await openSite();
    const control = { isHoneypotFilled: false, idempotencyKey: "one attempt" };
    const own = { email: "luz@example.org" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? site : other).begin(own, { control })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.kind).toBe("redirect");
    expect(stripe.sessions.size).toBe(1);
    expect(await site.storage.gifts.count({})).toBe(1);
  });

  test("makes one gift of a double press without script, wherever the clock stands", async () => {
    const own = { email: "luz@example.org" };
    const control = { isHoneypotFilled: false, idempotencyKey: null };
    const first = await site.begin(own, { control });
    site.clock.pass(9 * 60_000);
    expect(await site.begin(own, { control })).toEqual(first);
    site.clock.pass(2 * 60_000);
    expect(await site.begin(own, { control })).not.toEqual(first);
  });

  test("makes one gift when the answer was lost after Stripe had done it", async () => {
    const control = { isHoneypotFilled: false, idempotencyKey: "slow network" };
    const own = { email: "luz@example.org" };
    stripe.dropNext(9);
    expect(await site.begin(own, { control })).toMatchObject({ kind: "unavailable" });
    expect(site.reports).toHaveLength(1);
    stripe.dropNext(0);
    const answer = await site.begin(own, { control });
    if (answer.kind !== "redirect") throw new Error(answer.kind);
    const gift = await site.gift(answer.giftId);
    const events = stripe.pay(gift.checkoutId ?? "", site.clock.now());
    await site.deliver([...events, ...events]);

    expect(stripe.sessions.size).toBe(1);
    expect(await site.storage.gifts.count({})).toBe(1);
    expect(await site.booksOf(gift)).toHaveLength(1);
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt"]);
    // A late third press is led to the gift that was made.
    expect(await site.begin(own, { control })).toMatchObject({
      kind: "redirect",
      url: `/es/donate/status/${gift.id}`,
    });
  }, 60_000);

  test("begins anew when the payment page was left until it closed", async () => {
    const control = { isHoneypotFilled: false, idempotencyKey: "yesterday" };
    const own = { email: "luz@example.org" };
    const first = await site.started(own, { control });
    const left = { ...stripe.sessions.get(first.checkoutId ?? "")!, status: "expired" };
    await site.deliver([stripeEvent("checkout.session.expired", left, site.clock.now())]);
    expect((await site.gift(first.id)).state).toBe("expired");
    const second = await site.started(own, { control });
    expect(second.id).not.toBe(first.id);
    expect(second.state).toBe("started");
    const again = await site.started(own, { control });
    expect(again.id).toBe(second.id);
  });

  test("waits for a bank that takes its time: no receipt and no books until it says yes, none if no", async () => {
    const answers = [
      ["payment_failed", { state: "failed", checkoutUrl: null }, "gift-failed"],
      ["payment_succeeded", { state: "received" }, "gift-receipt"],
    ] as const;
    for (const [outcome, standing, mail] of answers) {
      const gift = await site.started({ giftCents: 4000 });
      const tell = (what: string, own: object) => {
        const open = stripe.sessions.get(gift.checkoutId ?? "")!;
        const done = { ...open, status: "complete", payment_intent: `pi_${outcome}`, ...own };
        return site.deliver([stripeEvent(`checkout.session.${what}`, done, site.clock.now())]);
      };
      await tell("completed", { payment_status: "unpaid" });
      expect(await site.gift(gift.id)).toMatchObject({ state: "waiting" });
      expect([await site.booksOf(gift), await site.mailsOf(gift)]).toEqual([[], []]);
      await tell(`async_${outcome}`, { payment_status: "paid" });
      expect(await site.gift(gift.id)).toMatchObject(standing);
      expect(await site.mailsOf(gift)).toEqual([mail]);
    }
  });

  test("finds by itself what no webhook told, and the fees, once an hour on the whole site", async () => {
    const once = await site.started({ giftCents: 5500 });
    const monthly = await site.started({ interval: "monthly", giftCents: 3500 });
    for (const { checkoutId } of [once, monthly]) stripe.pay(checkoutId ?? "", site.clock.now());
    const other = await openSite();
    await Promise.all([runGivingWork(site.world), runGivingWork(other.world)]);
    expect(await site.gift(once.id)).toMatchObject({ state: "received" });
    expect(await site.gift(monthly.id)).toMatchObject({ state: "received", recurring: "active" });
    const kept = cardFeeOf(5500, site.giving.cardFee);
    expect(await site.booksOf(once)).toEqual([
      ["fee", { provider: -kept, card_fees: kept }],
      ["payment", { provider: 5500, gifts: -5500 }],
    ]);
    expect(await site.booksOf(monthly)).toHaveLength(2);
    const again = { seen: stripe.events.length, missed: 0, fees: 0 };
    const well = { problems: [], unclaimed: [], unbalanced: [] };
    expect(await reconcile(site.world)).toEqual({ ...again, ...well });
    expect(await site.deliver(stripe.events)).toEqual(stripe.events.map(() => "known"));
  });

  test("says in sums what gifts were for, without a person, and follows the years", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit", es: "Kit solar" } };
    await site.paidGift({ giftCents: 15_000, designation: kit });
    await site.paidGift({ giftCents: 2500 });
    // Half past five in the morning in London is still last year's evening in Comalapa.
    site.clock.set(new Date("2027-01-01T05:30:00Z"));
    await site.paidGift({ giftCents: 2500 });
    site.clock.set(new Date("2027-01-01T06:30:00Z"));
    await site.paidGift({ giftCents: 1000, coversFee: true, designation: kit });
    expect(await totalsOf(site.giving)).toEqual({
      giftCents: 21_000,
      gifts: 4,
      byDesignation: [
        { designation: kit, giftCents: 16_000, gifts: 2 },
        { designation: null, giftCents: 5000, gifts: 2 },
      ],
      byYear: [
        { year: 2027, giftCents: 1000, gifts: 1 },
        { year: 2026, giftCents: 20_000, gifts: 3 },
      ],
      mode: "live",
    });
  });

  test("goes through the same webhook at the demonstration, refused card included", async () => {
    const trial = await testGiving(site.storage);
    const { demo } = trial.giving;
    const gift = await trial.started({ interval: "monthly", language: "en" });
    const page = gift.checkoutId ?? "";
    expect(await demo?.find(page)).toMatchObject({ giftCents: 5500, state: "started" });
    const back = `/es/donate?amount=55&resume=${gift.resumeKey}&back=unpaid#gift`;
    expect(await demo?.act(page, "cancel")).toBe(back);
    expect(await demo?.act(page, "decline")).toBe(`/donate/demo-checkout/${page}`);
    expect(await demo?.find(page)).toMatchObject({ state: "failed" });
    expect(await demo?.act(page, "pay")).toBe(`/donate/status/${gift.id}`);
    expect(await demo?.act(page, "pay")).toBe(`/donate/status/${gift.id}`);
    expect(await demo?.find(page)).toBeNull();
    expect(await demo?.act("cs_demo_unknown", "pay")).toBeNull();
    expect(await site.booksOf(gift)).toHaveLength(1);
    const [mail] = await trial.storage.outbox.listOfGift(gift.row);
    expect(mail?.text).toContain("no money has moved");
    const token = trial.tokenOf(gift);
    expect(await changeRecurring(trial.giving, token, { kind: "stop" }, "a")).toBe("done");
    expect(await trial.gift(gift.id)).toMatchObject({ recurring: "stopped" });
  });
});
