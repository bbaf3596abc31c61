import { describe, expect, test } from "vitest";
import { refundPayment } from "../fakes/at-desk.ts";
import {
  dispute,
  disputeTransaction,
  invoicePayment,
  newIntentId,
  refund,
  stripeEvent,
} from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const day = 24 * 3_600_000;

describe("gifts given back or disputed", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  givingOn((fresh) => ({ site, stripe } = fresh));

  test("writes a refund into the books, the receipt and a letter, whoever tells of it first", async () => {
    const gift = await site.paidGift({ giftCents: 10_000, coversFee: true });
    const payment = await site.onlyPayment(gift);
    await refundPayment(site.world, { gift, payment }, 5000);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    await site.deliver(stripe.events);
    expect(await site.giving.status(gift.id)).toMatchObject({ refundedCents: 5000 });
    const left = gift.giftCents + gift.feeCoverCents - 5000;
    await refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, left);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    expect(await site.lettersOf(gift)).toEqual(["gift-receipt", "gift-refund", "gift-refund"]);
    expect((await site.giving.totals()).giftCents).toBe(0);
    const { number } = (await site.giving.receiptsOf(gift.id))[0]!;
    expect(await site.giving.checkReceipt(number, "203.0.113.7")).toMatchObject({
      state: "refunded",
    });
  });

  test("refunds a month of a monthly gift, and takes back a refund that the bank returned", async () => {
    const gift = await site.paidGift({ rhythm: "monthly", giftCents: 3500 });
    await refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, 3500);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    const given = stripe.events.find(({ type }) => type === "refund.created")!.data.object;
    const back = { ...given, status: "failed" };
    await site.deliver([stripeEvent("refund.failed", back, site.clock.now())]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect((await site.giving.totals()).giftCents).toBe(3500);
  });

  test("keeps a refund that arrives before anybody can know whose it is", async () => {
    const begun = await site.started({ rhythm: "monthly", giftCents: 3500 });
    const events = stripe.pay(begun.checkoutId ?? "", site.clock.now());
    const bill = events.find(({ type }) => type === "invoice.paid")!.data.object;
    const intent = newIntentId();
    const link = invoicePayment(bill.id, intent, 3500);
    const early = stripeEvent(
      "refund.created",
      refund(intent, 3500, site.clock.now()),
      site.clock.now(),
    );
    expect(await site.deliver([early])).toEqual(["unclaimed"]);
    const linked = stripeEvent("invoice_payment.paid", link, site.clock.now());
    expect(await site.deliver([linked])).toEqual(["unclaimed"]);
    await site.deliver(events);
    expect(await site.gift(begun.id)).toMatchObject({ state: "refunded" });
    expect(await site.booksOf(begun)).toHaveLength(2);
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
    expect(await site.lettersOf(gift)).toEqual(["gift-receipt", "staff-gift-dispute"]);
    expect((await site.giving.totals()).giftCents).toBe(0);
    const back = disputeTransaction(total, 0, at);
    const won = { ...opened, status: "won", balance_transactions: [taken, back] };
    await site.deliver([stripeEvent("charge.dispute.closed", won, at)]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect((await site.giving.totals()).giftCents).toBe(10_000);
  });

  test("asks staff for a refund within thirty days, and tells the donor when it is too late", async () => {
    const gift = await site.paidGift();
    const { number, key } = (await site.giving.receiptsOf(gift.id))[0]!;
    expect(await site.giving.requestRefund(number, "wrong")).toBe("unknown");
    expect(await site.giving.requestRefund(number, key)).toBe("asked");
    expect(await site.giving.requestRefund(number, key)).toBe("asked");
    expect(await site.lettersOf(gift)).toEqual(["gift-receipt", "staff-gift-refund-request"]);
    site.clock.pass(32 * day);
    expect(await site.giving.requestRefund(number, key)).toBe("too_late");
  });
});
