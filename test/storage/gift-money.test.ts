import { expect, test } from "vitest";
import { runDaily, giftAlerts } from "#domain/daily/daily.ts";
import { donorsOf } from "#domain/giving/donor-names.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { attachEvents } from "#domain/giving/take-event.ts";
import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import { drawReceipt } from "#server/documents/receipt-pdf.ts";
import { leftOf, type Gift } from "#domain/giving/gift.ts";
import { monthlyQuestion } from "#domain/giving/monthly-question.ts";
import { isRefundRequested, requestRefund } from "#domain/giving/refunds.ts";
import { giftDeeds, paymentDeeds } from "#domain/staff/gift-deeds.ts";
import { moneyDeeds, personDeeds } from "#domain/staff/house-deeds.ts";
import { drawStatus } from "../fakes/drawn-page.ts";
import { day, hour } from "../fakes/samples.ts";
import {
  dispute,
  invoice,
  newIntentId,
  refund,
  session,
  stripeEvent,
  subscription,
  disputeTransaction,
} from "../fakes/stripe-objects.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { readPdf } from "../read-pdf.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { givingOn, openSite, site, stripe } from "./giving-on.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";

givingOn();

const now = () => site.clock.now();
const waiting = () => unclaimedMoney(site.storage.gifts, "live");
const lostPayment = () => {
  const metadata = { gift: "a-gift-of-a-lost-day", gift_cents: "5500", fee_cover_cents: "0" };
  const paid = { payment_status: "paid", status: "complete", payment_intent: newIntentId() };
  return session({ mode: "payment", amount: 5500, metadata }, paid);
};
const digest = async () => {
  const tomorrow = new Date(now().getTime() + day);
  await runDaily({ ...site, clock: { now: () => tomorrow } }, "suspected");
  const mails = await site.storage.outbox.claim({ now: tomorrow, limit: 500 });
  return mails.findLast((mail) => mail.name === "staff-digest")?.text;
};

test("an invoice in the shape from before 2025-03 is a month of the known gift", async () => {
  const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
  const { parent: _new, ...bill } = invoice({ id: "x", object: "subscription" }, 3500);
  const intent = newIntentId();
  const old = { ...bill, subscription: gift.subscriptionId, payment_intent: intent };
  const event = stripeEvent("invoice.paid", old, now(), { api_version: "2022-11-15" });
  expect(await site.deliver([event])).toEqual(["taken"]);
  expect(await site.paymentsOf(gift)).toHaveLength(2);
  expect(await site.tell("refund.created", refund(intent, 3500, now()))).toEqual(["taken"]);
  const refunded = (await site.paymentsOf(gift)).map(({ refundedCents }) => refundedCents);
  expect(refunded.toSorted()).toEqual([0, 3500]);
  expect(site.reports).toMatchObject([{ message: expect.stringContaining("2022-11-15") }]);
  expect(await digest()).toContain("2022-11-15");
});

test("money in another currency is named apart from books and receipts", async () => {
  const gift = await site.started({ giftCents: 5000 });
  await site.tellPaid(gift, { currency: "gtq" });
  expect([await site.paymentsOf(gift), await site.mailsOf(gift)]).toEqual([[], []]);
  expect(site.reports.map(({ message }) => message)).toEqual([expect.stringContaining("gtq")]);
  expect(await waiting()).toMatchObject([{ currency: "gtq", amount: 5000 }]);
});

test("another sum than requested is booked as paid, with an e-mail to staff", async () => {
  const gift = await site.started({ giftCents: 2605, language: "en" });
  await site.tellPaid(gift, { amount_total: 1 });
  expect(await site.paymentsOf(gift)).toMatchObject([{ giftCents: 1, feeCoverCents: 0 }]);
  const told = (await site.mailsOf(gift)).find(({ to }) => to === "staff");
  expect(told?.subject).toContain("Paid US$0.01 instead of US$26.05");
});

test("a payment of no gift we know is listed and in the digest until staff decide", async () => {
  const event = stripe.happen(site.event("checkout.session.completed", lostPayment()));
  expect(await site.deliver([event])).toEqual(["unclaimed"]);
  await site.work(100 * day);
  const { unclaimed } = await reconcile(site.giving);
  expect(unclaimed).toMatchObject([{ what: "payment", amount: 5500, currency: "usd" }]);
  expect(await digest()).toContain("no gift we know: 1");
  const gift = await site.started();
  const events = unclaimed.flatMap((one) => one.events);
  await site.storage.transaction((stores) => attachEvents(site.giving, stores, gift.row, events));
  expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
  expect(await site.paymentsOf(gift)).toMatchObject([{ giftCents: 5500 }]);
  expect(await waiting()).toEqual([]);
  // Later events of the payment find the gift as well.
  const back = refund(unclaimed[0]!.paymentId, 1000, now());
  expect(await site.tell("refund.created", back)).toEqual(["taken"]);
});

test("a refund or a dispute of no gift we know is one line, and nothing of a gift without its payment", async () => {
  const intent = newIntentId();
  const back = refund(intent, 1000, now());
  const claim = dispute(intent, 5500);
  await site.tell("refund.created", back);
  await site.tell("refund.updated", back);
  await site.tell("refund.created", refund(intent, 1000, now()));
  await site.tell("charge.dispute.created", claim);
  await site.tell("charge.dispute.closed", { ...claim, status: "lost" });
  const found = await waiting();
  expect(found.map(({ what, amount }) => [what, amount]).toSorted()).toEqual([
    ["dispute", -5500],
    ["refund", -1000],
    ["refund", -1000],
  ]);
  // A decision about a line is one about all events that reported it.
  expect(new Set(found.flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(5);
  const settle = ({ reference: number }: Gift) =>
    doDeed(atDesk(site), moneyDeeds.settle_gift, true, { payment: intent, number });
  await expect(settle(await site.paidGift())).rejects.toThrow("no_payment");
  const cash = { received: "2026-03-01", way: "cash", amount: "55", language: "en" };
  await expect(settle(await site.enter(cash))).rejects.toThrow("no_gift");
});

test("money that staff called foreign waits no more, next month neither", async () => {
  const sub = { id: "sub_of_another_site", object: "subscription", metadata: {} };
  await site.tell("invoice.paid", invoice(sub, 900));
  const [first] = await waiting();
  await site.storage.gifts.markElsewhere([first!.events[0]!.id], now());
  await site.tell("invoice.paid", invoice(sub, 900));
  expect(await waiting()).toEqual([]);
});

test("unclaimed events without money are erased after ninety days", async () => {
  const link = { invoice: "in_foreign", payment: { payment_intent: "pi_foreign" } };
  await site.tell("invoice_payment.paid", { id: "inpay_1", object: "invoice_payment", ...link });
  await site.tell("checkout.session.completed", lostPayment());
  expect(await site.storage.gifts.unclaimed()).toHaveLength(2);
  await site.work(91 * day);
  const left = await site.storage.gifts.unclaimed();
  expect(left.map(({ event }) => event.fact.kind)).toEqual(["checkout"]);
});

test("a giver is erased despite a monthly gift of the demonstration, and not while paying", async () => {
  const demonstration = await testGiving(site.storage, { kind: "demonstration" });
  const gift = await demonstration.paidGift({ interval: "monthly" });
  await doDeed(atDesk(site), personDeeds.erase_person, gift.email, { sure: "on" });
  expect(await site.gift(gift.id)).toMatchObject({ email: "", name: "" });
  const { row, email } = await site.started();
  await site.storage.gifts.change(row, { checkoutUrl: null });
  const late = doDeed(atDesk(site), personDeeds.erase_person, email, { sure: "on" });
  await expect(late).rejects.toThrow("being_paid");
});

test("two charges of a lost subscription are settled with one gift", async () => {
  const metadata = { gift: "lost", gift_cents: "5500", fee_cover_cents: "0" };
  const lost = subscription({ mode: "subscription", amount: 5500, metadata }, now());
  for (const pause of [0, 31 * day]) {
    site.clock.pass(pause);
    await site.tell("invoice.paid", invoice(lost, 5500));
  }
  const { id, reference: number } = await site.started({ interval: "monthly" });
  for (const { paymentId: payment } of await unclaimedMoney(site.storage.gifts, "live"))
    await doDeed(atDesk(site), moneyDeeds.settle_gift, true, { payment, number });
  expect(await site.paymentsOf(await site.gift(id))).toHaveLength(2);
});

test("staff hear of the books only after a failed or missing check", async () => {
  await site.work();
  expect(await digest()).toBeUndefined();
  site.clock.pass(3 * day);
  expect(await digest()).toContain("last checked on");
  stripe.trouble(500);
  await site.work();
  stripe.trouble(null);
  site.clock.pass(day);
  expect(await digest()).toContain("Stripe could not be asked");
  const checks = await site.storage.gifts.checks();
  expect(checks.find(({ what }) => what === "books")).toMatchObject({ problem: "" });
});

test.for([
  ["a week", 7, "received", ""],
  ["five weeks", 35, "started", "from 2026-03-02 to 2026-03-07"],
] as const)("after %s away Stripe's events are fetched", async ([, days, state, gap]) => {
  await site.work();
  const begun = await site.started();
  stripe.pay(begun.checkoutId ?? "", new Date(now().getTime() + day));
  stripe.trouble(500);
  await site.work(days * day);
  stripe.trouble(null);
  await site.work(hour);
  const gifts_books = gap && `Stripe was not asked for what it told ${gap}`;
  expect(await giftAlerts(site.storage.gifts, now())).toMatchObject({ gifts_books });
  expect(await site.gift(begun.id)).toMatchObject({ state });
});

const paidIn = async (currency: string, own: Parameters<StripeSite["started"]>[0] = {}) => {
  const gift = await site.started({ language: "en", ...own });
  await site.deliver(stripe.pay(gift.checkoutId!, site.clock.now(), { currency, amount: 4350 }));
  return site.gift(gift.id);
};

test("papers of a gift in another currency say dollars too", async () => {
  const gift = await paidIn("gbp");
  expect(await site.booksOf(gift)).toEqual([["payment", { provider: 5500, gifts: -5500 }]]);
  const [[mail], page] = [await site.mailsOf(gift), await drawStatus(site, gift)];
  const receipt = await site.receiptOf(gift);
  const pdf = await drawReceipt(receipt);
  for (const text of [mail!.text, page.text, (await readPdf(pdf)).pages[0]!.text]) {
    expect(text.replace(/\s/g, " ")).toContain("GBP 43.50");
    expect(text).toMatch(/\$55/);
  }
});

test("a monthly gift has the charged currency once the provider has named its fee", async () => {
  const gift = await paidIn("gbp", { interval: "monthly" });
  expect((await site.onlyPayment(gift)).presented).toBeNull();
  await reconcile(site.giving);
  expect((await site.onlyPayment(gift)).presented).toEqual({ currency: "gbp", amount: 4350 });
});

test("the account names the ways to pay, and a payment page the own currency, for good", async () => {
  const ways = ["card", "apple_pay", "us_bank_account"];
  await expect.poll(() => site.giving.ways()).toEqual({ ways, hasOwnCurrency: false });
  await site.started();
  expect(site.giving.ways()).toEqual({ ways, hasOwnCurrency: true });
  const { giving } = await openSite();
  await expect.poll(() => giving.ways()).toEqual({ ways, hasOwnCurrency: true });
});

test("refunds, even in many parts, are in books, receipt and e-mails to the last cent", async () => {
  const gift = await site.paidGift({ giftCents: 2500, coversFee: true });
  const parts = [5, 7, 12, 500, 500, 500, 500];
  for (const part of parts) await site.refund(gift, part);
  expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
  await site.deliver(stripe.events);
  expect(await site.onlyPayment(gift)).toMatchObject({ refundedCents: 2024 });
  await site.refund(gift, leftOf(await site.onlyPayment(gift)));
  expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
  const mails = ["gift-receipt", ...[...parts, "the rest"].map(() => "gift-refund")];
  expect(await site.mailNamesOf(gift)).toEqual(mails);
  expect((await site.mailsOf(gift))[1]!.subject).toContain("US$0.05");
  expect(await site.totals()).toMatchObject({ giftCents: 0 });
  const { number } = await site.receiptOf(gift);
  expect(await site.checkReceipt(number)).toMatchObject({ state: "refunded" });
  const moved = (await site.booksOf(gift)).map(([, cents]) => cents as Record<string, number>);
  const sum = (account: string) => moved.reduce((all, one) => all + (one[account] ?? 0), 0);
  expect(["provider", "gifts", "fee_cover"].map(sum)).toEqual([0, 0, 0]);
  // The bank takes back what was given back before.
  const balance_transactions = [disputeTransaction(-2500, 1500, now())];
  const { paymentId } = await site.onlyPayment(gift);
  const taken = dispute(paymentId, 2500, { balance_transactions });
  await site.tell("charge.dispute.funds_withdrawn", taken);
  expect(await site.totals()).toMatchObject({ gifts: 0 });
});

test("staff may repeat a refund rejected by the bank after one notice to the donor", async () => {
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

test("a dispute, reported to staff once, takes the money until a decision for us", async () => {
  const gift = await site.paidGift({ giftCents: 10_000, coversFee: true });
  const { paymentId } = await site.onlyPayment(gift);
  const total = gift.giftCents + gift.feeCoverCents;
  const taken = disputeTransaction(-total, 1500, now());
  const back = disputeTransaction(total, 0, now());
  const opened = dispute(paymentId, total, { balance_transactions: [taken] });
  await site.tell("charge.dispute.created", opened);
  await site.tell("charge.dispute.funds_withdrawn", opened);
  expect(await site.gift(gift.id)).toMatchObject({ state: "disputed" });
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "staff-gift-dispute"]);
  expect(await site.totals()).toMatchObject({ giftCents: 0 });
  const won = { ...opened, status: "won", balance_transactions: [taken, back] };
  await site.tell("charge.dispute.closed", won);
  expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
  expect(await site.totals()).toMatchObject({ giftCents: 10_000 });
});

test("all papers agree on an inquiry, on money that a bank holds and on what it keeps", async () => {
  const gift = await site.paidGift({ giftCents: 10_000 });
  const says = async () => {
    const { heldCents, number } = await site.receiptOf(gift);
    const { state } = Object(await site.checkReceipt(number));
    const left = (await site.statementOf(gift.email))?.totalCents;
    const donors = (await donorsOf(site.giving)).length;
    return [(await site.gift(gift.id)).state, heldCents, state, left, donors];
  };
  const asked = dispute((await site.onlyPayment(gift)).paymentId, 2000);
  await site.tell("charge.dispute.created", asked);
  expect(await says()).toEqual(["disputed", 0, "valid", 10_000, 1]);
  const held = { ...asked, balance_transactions: [disputeTransaction(-2000, 1500, now())] };
  await site.tell("charge.dispute.funds_withdrawn", held);
  expect(await says()).toEqual(["disputed", 2000, "disputed", 8000, 1]);
  await site.refund(gift, 1000);
  expect((await drawStatus(site, gift)).text).toMatch(/Devuelto \$10 /);
  await site.tell("charge.dispute.closed", { ...held, status: "lost" });
  expect(await says()).toEqual(["received", 0, "partly_refunded", 7000, 1]);
});

test("a dispute has the statement sent again when money goes and when it comes back", async () => {
  const gift = await site.paidGift();
  const { email } = gift;
  site.clock.pass(365 * day);
  expect(await site.sendStatement(email)).toBe(true);
  const { paymentId } = await site.onlyPayment(gift);
  const balance_transactions = [disputeTransaction(-2500, 1500, now())];
  const taken = dispute(paymentId, 2500, { balance_transactions });
  await site.tell("charge.dispute.funds_withdrawn", taken);
  expect(await site.sendStatement(email)).toBe(true);
  site.clock.pass(day);
  balance_transactions.push(disputeTransaction(2500, -1500, now()));
  await site.tell("charge.dispute.closed", { ...taken, status: "won", balance_transactions });
  expect(await site.sendStatement(email)).toBe(true);
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
  const gifts_books = `not balanced: ${payment.paymentId}`;
  expect(await giftAlerts(site.storage.gifts, now())).toMatchObject({ gifts_books });
  await site.storage.gifts.savePayment(payment);
});

test("a refund is made once, with every attempt recorded beforehand", async () => {
  const gift = await site.paidGift({ giftCents: 5000 });
  const typed = { amount: "20", left: "50", sure: "on" };
  const refund = async () =>
    doDeed(atDesk(site), paymentDeeds.refund, await site.paidOf(gift), typed);
  const recorded = () => site.storage.audit.listAbout(gift.reference);
  const line = { detail: { cents: 2000, gift: gift.reference, by: "Ana" } };
  const asked = { ...line, action: "refund_asked" };
  stripe.trouble(500);
  await expect(refund()).rejects.toThrow();
  expect(await recorded()).toMatchObject([asked]);
  stripe.trouble(null);
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
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "staff-gift-refund-request"]);
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
