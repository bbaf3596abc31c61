import { expect, test } from "vitest";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import { leftOf } from "#domain/giving/gift.ts";
import { monthlyQuestion } from "#domain/giving/monthly-question.ts";
import { isRefundRequested, requestRefund } from "#domain/giving/refunds.ts";
import { giftDeeds, paymentDeeds } from "#domain/staff/gift-deeds.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { drawStatus } from "../fakes/drawn-page.ts";
import { day, hour } from "../fakes/samples.ts";
import { dispute, disputeTransaction, stripeEvent } from "../fakes/stripe-objects.ts";
import { givingOn, site, stripe } from "./giving-on.ts";

givingOn();

test("refunds are in the books, on the receipt and in e-mails, and in parts leave no cent", async () => {
  const gift = await site.paidGift({ giftCents: 2500, coversFee: true });
  const parts = [5, 7, 12, 500, 500, 500, 500];
  for (const part of parts) await site.refund(gift, part);
  expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
  // Stripe's own reports of them.
  await site.deliver(stripe.events);
  expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 2024 });
  await site.refund(gift, leftOf(await site.onlyPayment(gift)));
  expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
  const mails = ["gift-receipt", ...[...parts, "the rest"].map(() => "gift-refund")];
  expect(await site.mailNamesOf(gift)).toEqual(mails);
  expect(await site.totals()).toMatchObject({ giftCents: 0 });
  const { number } = await site.receiptOf(gift);
  expect(await site.checkReceipt(number)).toMatchObject({ state: "refunded" });
  const moved = (await site.booksOf(gift)).map(([, cents]) => cents as Record<string, number>);
  const sum = (account: string) => moved.reduce((all, one) => all + (one[account] ?? 0), 0);
  expect(["provider", "gifts", "fee_cover"].map(sum)).toEqual([0, 0, 0]);
});

test("a donor hears once that the bank rejected a refund, and it is for staff to do again", async () => {
  const gift = await site.paidGift({ giftCents: 10_000 });
  const refund = async () => {
    const typed = { amount: "50", left: "100", sure: "on" };
    await doDeed(atDesk(site), paymentDeeds.refund, await site.paidOf(gift), typed);
    await site.deliver(stripe.events);
  };
  await refund();
  const made = stripe.events.find(({ type }) => type === "refund.created")!.data.object;
  const rejected = { ...made, status: "failed" };
  for (const type of ["failed", "updated"]) await site.tell(`refund.${type}`, rejected);
  const mails = ["gift-receipt", "gift-refund", "gift-refund-rejected"];
  expect(await site.mailNamesOf(gift)).toEqual(mails);
  expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 0 });
  expect(isRefundRequested(await site.storage.gifts.marksOf(gift.row))).toBe(true);
  // Done again on the same day: Stripe must not take it for the first one repeated.
  await refund();
  expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 5000 });
  expect(await site.mailNamesOf(gift)).toEqual([...mails, "gift-refund"]);
});

test("a dispute is reported to staff once, takes the money, and returns it when it is won", async () => {
  const gift = await site.paidGift({ giftCents: 10_000, coversFee: true });
  const { paymentId } = await site.onlyPayment(gift);
  const total = gift.giftCents + gift.feeCoverCents;
  const [taken, back] = [
    disputeTransaction(-total, 1500, site.clock.now()),
    disputeTransaction(total, 0, site.clock.now()),
  ];
  const opened = dispute(paymentId, total, { balance_transactions: [taken] });
  await site.tell("charge.dispute.created", opened);
  await site.tell("charge.dispute.funds_withdrawn", opened);
  expect(await site.gift(gift.id)).toMatchObject({ state: "disputed" });
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "staff-gift-dispute"]);
  expect(await site.totals()).toMatchObject({ giftCents: 0 });
  expect(await site.receiptOf(gift)).toMatchObject({ isDisputed: true, backCents: total });
  const won = { ...opened, status: "won", balance_transactions: [taken, back] };
  await site.tell("charge.dispute.closed", won);
  expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
  expect(await site.totals()).toMatchObject({ giftCents: 10_000 });
});

test("a refund by staff is remembered before Stripe names its payment as we do", async () => {
  const begun = await site.started({ interval: "monthly", giftCents: 2500 });
  const told = stripe.pay(begun.checkoutId ?? "", site.clock.now());
  const linked = told.filter(({ type }) => type === "invoice_payment.paid");
  await site.deliver(told.filter((event) => !linked.includes(event)));
  const gift = await site.gift(begun.id);
  await site.refund(gift, 2500);
  const given = stripe.events.find(({ type }) => type === "refund.created")!.data.object;
  const later = stripeEvent("refund.updated", given, new Date(Date.now() + day));
  for (const news of [[later], linked]) {
    await site.deliver(news);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 2500, backCents: 2500 });
  }
});

test("staff hear of a payment that the ledger contradicts", async () => {
  const payment = await site.onlyPayment(await site.paidGift());
  await site.work();
  await site.storage.gifts.savePayment({ ...payment, refundedCents: 100 });
  await site.work(hour);
  expect(site.reports[0]?.message).toContain(payment.paymentId);
  expect(await giftAlerts(site.storage.gifts, site.clock.now())).toMatchObject({
    gifts_books: `not balanced: ${payment.paymentId}`,
  });
  await site.storage.gifts.savePayment(payment);
});

test("a refund stands in the record before Stripe is asked, and is made once", async () => {
  const gift = await site.paidGift({ giftCents: 5000 });
  const typed = { amount: "20", left: "50", sure: "on" };
  const refund = async () =>
    doDeed(atDesk(site), paymentDeeds.refund, await site.paidOf(gift), typed);
  const recorded = () => site.storage.audit.listAbout(gift.reference);
  const line = { detail: { cents: 2000, gift: gift.reference, by: "Ana" } };
  const asked = { ...line, action: "refund_asked" };
  stripe.failNext(9);
  await expect(refund()).rejects.toThrow();
  expect(await recorded()).toMatchObject([asked]);
  stripe.failNext(0);
  await refund();
  expect(await recorded()).toMatchObject([asked, asked, { ...line, action: "refunded" }]);
  expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 2000 });
});

test("a donor requests a refund from staff within thirty days", async () => {
  const gift = await site.paidGift({ giftCents: 11_000, language: "en" });
  const { number } = await site.receiptOf(gift);
  expect(await requestRefund(site.giving, "another", number)).toBe("unknown");
  expect(await requestRefund(site.giving, gift.id, number)).toBe("asked");
  expect(await requestRefund(site.giving, gift.id, number)).toBe("asked");
  const mails = ["gift-receipt", "staff-gift-refund-request"];
  expect(await site.mailNamesOf(gift)).toEqual(mails);
  expect(await monthlyQuestion(site.giving, gift.id)).toBeNull();
  const { html, text } = await drawStatus(site, gift);
  expect(text).toContain("Your request is with our staff");
  expect(html).not.toContain('value="refund"');
  await doDeed(atDesk(site), giftDeeds.close_request, gift);
  expect((await drawStatus(site, gift)).html).toContain('value="refund"');
  expect(await requestRefund(site.giving, gift.id, number)).toBe("asked");
  await site.refund(gift, 1000);
  expect((await drawStatus(site, gift)).html).toContain('value="refund"');
  site.clock.pass(32 * day);
  expect(await requestRefund(site.giving, gift.id, number)).toBe("too_late");
});
