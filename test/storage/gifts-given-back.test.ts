import { totalsOf } from "#domain/giving/totals.ts";
import { requestRefund } from "#domain/giving/refunds.ts";
import { checkReceipt } from "#domain/giving/receipts.ts";
import { describe, expect, test } from "vitest";
import { paymentDeeds } from "#domain/staff/gift-deeds.ts";
import { requestProviderRefund, recordOpenRefunds } from "#domain/staff/open-refunds.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { atDesk, doDeed, refundPayment } from "../fakes/at-desk.ts";
import { leftOf } from "#domain/giving/gift.ts";
import { plainDollars } from "#domain/giving/money.ts";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import { statementOf } from "#domain/giving/statements.ts";
import { dispute, disputeTransaction, stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const day = 24 * 3_600_000;

describe("gifts given back or disputed", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  givingOn((fresh) => ({ site, stripe } = fresh));

  test("writes a refund into the books, the receipt and an e-mail, whoever tells of it first", async () => {
    const gift = await site.paidGift({ giftCents: 10_000, coversFee: true });
    const payment = await site.onlyPayment(gift);
    await refundPayment(site.world, { gift, payment }, 5000);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    await site.deliver(stripe.events);
    expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 5000 });
    const left = gift.giftCents + gift.feeCoverCents - 5000;
    await refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, left);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "gift-refund", "gift-refund"]);
    expect((await totalsOf(site.giving)).giftCents).toBe(0);
    const { number } = (await receiptsOf(site.giving, gift.id))[0]!;
    expect(await checkReceipt(site.giving, number, "203.0.113.7")).toMatchObject({
      state: "refunded",
    });
  });

  test("follows a dispute: staff are told once, the money goes, and comes back when it is won", async () => {
    const gift = await site.paidGift({ giftCents: 10_000, coversFee: true });
    const { paymentId } = await site.onlyPayment(gift);
    const total = gift.giftCents + gift.feeCoverCents;
    const at = site.clock.now();
    const taken = disputeTransaction(-total, 1500, at);
    const opened = dispute(paymentId, total, { balance_transactions: [taken] });
    await site.deliver([
      stripeEvent("charge.dispute.created", opened, at),
      stripeEvent("charge.dispute.funds_withdrawn", opened, at),
    ]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "disputed" });
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "staff-gift-dispute"]);
    expect((await totalsOf(site.giving)).giftCents).toBe(0);
    const back = disputeTransaction(total, 0, at);
    const won = { ...opened, status: "won", balance_transactions: [taken, back] };
    await site.deliver([stripeEvent("charge.dispute.closed", won, at)]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect((await totalsOf(site.giving)).giftCents).toBe(10_000);
  });

  test("leaves what a bank took out of the year's statement, as the books do", async () => {
    const email = "maria@example.org";
    await site.paidGift({ giftCents: 2500, email });
    const gift = await site.paidGift({ giftCents: 500_000, email });
    const { paymentId } = await site.onlyPayment(gift);
    const at = site.clock.now();
    const taken = disputeTransaction(-500_000, 1500, at);
    const lost = dispute(paymentId, 500_000, { balance_transactions: [taken], status: "lost" });
    await site.deliver([stripeEvent("charge.dispute.closed", lost, at)]);
    expect((await totalsOf(site.giving)).giftCents).toBe(2500);
    expect(await statementOf(site.world, email, 2026)).toMatchObject({ totalCents: 2500 });
    const [receipt] = await receiptsOf(site.giving, gift.id);
    expect(receipt).toMatchObject({ isDisputed: true, backCents: 500_000 });
  });

  test("remembers a refund by staff while Stripe names its payment in a way not known yet", async () => {
    const begun = await site.started({ interval: "monthly", giftCents: 2500 });
    const told = stripe.pay(begun.checkoutId ?? "", site.clock.now());
    const linked = told.filter(({ type }) => type === "invoice_payment.paid");
    await site.deliver(told.filter((event) => !linked.includes(event)));
    const gift = await site.gift(begun.id);
    await refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, 2500);
    const given = stripe.events.find(({ type }) => type === "refund.created")!.data.object;
    const later = stripeEvent("refund.updated", given, new Date(Date.now() + day));
    for (const news of [[later], linked]) {
      await site.deliver(news);
      expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
      expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 2500, backCents: 2500 });
    }
  });

  test("leaves no cent on any account once parts have taken all", async () => {
    const gift = await site.paidGift({ giftCents: 2500, coversFee: true });
    for (const part of [5, 7, 12, 500, 500, 500, 500]) {
      await refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, part);
    }
    const left = leftOf(await site.onlyPayment(gift));
    await refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, left);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    const moved = (await site.booksOf(gift)).map(([, cents]) => cents as Record<string, number>);
    const sum = (account: string) => moved.reduce((all, one) => all + (one[account] ?? 0), 0);
    expect(["provider", "gifts", "fee_cover"].map(sum)).toEqual([0, 0, 0]);
  });

  test("tells staff of a payment that the ledger contradicts", async () => {
    const payment = await site.onlyPayment(await site.paidGift());
    await runGivingWork(site.world);
    await site.storage.gifts.savePayment({ ...payment, refundedCents: 100 });
    site.clock.pass(day / 24);
    await runGivingWork(site.world);
    expect(site.reports[0]?.message).toContain(payment.paymentId);
    expect(await giftAlerts(site.storage.gifts, site.clock.now())).toMatchObject({
      gifts_books: `not balanced: ${payment.paymentId}`,
    });
    await site.storage.gifts.savePayment(payment);
  });

  describe("when the site ends between Stripe and the record", () => {
    const hour = 3_600_000;
    const refunds = async () => {
      await recordOpenRefunds(site);
      const lines = await site.storage.audit.list(9);
      return lines.filter(({ action }) => action === "refunded").map(({ detail }) => detail);
    };

    test("writes the line that is missing as soon as Stripe tells of the refund, once", async () => {
      const gift = await site.paidGift({ giftCents: 5000 });
      const paid = { gift, payment: await site.onlyPayment(gift) };
      await requestProviderRefund(atDesk(site), paid, 2000);
      site.clock.pass(hour);
      expect(await refunds()).toEqual([]);
      await site.deliver(stripe.events.filter(({ type }) => type === "refund.created"));
      const line = { cents: 2000, gift: gift.reference, by: "Ana" };
      expect(await refunds()).toEqual([line]);
      site.clock.pass(48 * hour);
      expect(await refunds()).toEqual([line]);
    });

    test("writes none of a refund that Stripe never took, or that was asked for again", async () => {
      const gift = await site.paidGift({ giftCents: 5000 });
      const paid = { gift, payment: await site.onlyPayment(gift) };
      stripe.failNext(9);
      await expect(requestProviderRefund(atDesk(site), paid, 2000)).rejects.toThrow();
      stripe.failNext(0);
      const asked = { amount: "30", left: plainDollars(leftOf(paid.payment)), sure: "on" };
      await doDeed(atDesk(site), paymentDeeds.refund, paid, asked);
      site.clock.pass(48 * hour);
      expect(await refunds()).toEqual([{ cents: 3000, gift: gift.reference, by: "Ana" }]);
    });
  });

  test("asks staff for a refund within thirty days, and tells the donor when it is too late", async () => {
    const gift = await site.paidGift();
    const { number } = (await receiptsOf(site.giving, gift.id))[0]!;
    expect(await requestRefund(site.giving, "another", number)).toBe("unknown");
    expect(await requestRefund(site.giving, gift.id, number)).toBe("asked");
    expect(await requestRefund(site.giving, gift.id, number)).toBe("asked");
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "staff-gift-refund-request"]);
    site.clock.pass(32 * day);
    expect(await requestRefund(site.giving, gift.id, number)).toBe("too_late");
  });
});
