import { expect, test, vi } from "vitest";
import { requestLinks } from "#domain/giving/gift-links.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { formatDay } from "#domain/language/format.ts";
import { monthlyQuestion } from "#domain/giving/monthly-question.ts";
import {
  recurringByToken,
  changeRecurring,
  type RecurringChange,
  cardChangeUrl,
} from "#domain/giving/recurring-gift.ts";
import { isOldKey } from "#domain/giving/expiring-key.ts";
import { paymentEntry } from "#domain/giving/ledger.ts";
import { receiptByKey } from "#domain/giving/receipts.ts";
import { statementByLink } from "#domain/giving/statements.ts";
import { personDeeds, yearDeeds } from "#domain/staff/house-deeds.ts";
import { forgetGift } from "#domain/giving/unfinished-gift.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { documentReader, receiptDocument } from "#server/documents/documents.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { drawStatus } from "../fakes/drawn-page.ts";
import { day } from "../fakes/samples.ts";
import { invoice, stripeEvent, subscription } from "../fakes/stripe-objects.ts";
import { visitor, byProgram } from "../fakes/test-giving.ts";
import { givingOn, site, stripe } from "./giving-on.ts";
import { withBroken } from "../fakes/broken-storage.ts";

givingOn();

const subscribed = ({ subscriptionId }: Gift) => stripe.subscriptions.get(subscriptionId ?? "")!;
const priceOf = (gift: Gift) => {
  const { data } = subscribed(gift)["items"] as { data: { price: object }[] };
  return data[0]!.price;
};
const ofToken = (token: string) => recurringByToken(site.giving, token);
const changed = async (gift: Gift, what: RecurringChange, attempt = JSON.stringify(what)) => {
  site.clock.pass(1000);
  const token = site.tokenOf(gift);
  const answer = await changeRecurring(site.giving, token, what, attempt);
  return answer === "done" ? ofToken(token) : answer;
};
const pause = { kind: "pause", charges: 2 } as const;
const yearly = (email = "ana@example.org") =>
  site.paidGift({ interval: "yearly", giftCents: 25_000, language: "es", email });

test("a monthly donor lowers, pauses, resumes and stops the gift without an account", async () => {
  const gift = await site.paidGift({ interval: "monthly", giftCents: 3500, language: "en" });
  const lower = { kind: "amount", giftCents: 1500 } as const;
  const low = { giftCents: 1500, recurring: "active" };
  for (let press = 0; press < 2; press += 1) expect(await changed(gift, lower)).toMatchObject(low);
  expect(await changed(gift, lower, "again, in another window")).toBe("amount_same");
  expect((await drawStatus(site, gift)).text).toMatch(/\$35 has arrived.*, 2026: \$15/s);
  expect(await changed(gift, pause)).toMatchObject({
    recurring: "paused",
    pausedUntil: new Date("2026-06-01T06:00:00Z"),
  });
  expect((await drawStatus(site, gift)).text).toContain("Paused until June 1, 2026");
  expect(await changed(gift, { kind: "resume" })).toMatchObject({ recurring: "active" });
  // The form of before, reached by Back.
  for (let press = 0; press < 2; press += 1)
    expect(await changed(gift, pause)).toMatchObject({ recurring: "paused" });
  expect(await changed(gift, { kind: "pause", charges: 0 })).toBe("not_possible");
  expect(await changed(gift, { kind: "amount", giftCents: 50 })).toBe("not_possible");
  for (const attempt of ["stop", "stop again"])
    expect(await changed(gift, { kind: "stop" }, attempt)).toMatchObject({ recurring: "stopped" });
  expect(await changed(gift, { kind: "resume" }, "late")).toBe("not_possible");
  // Later events of Stripe change nothing any more, and no e-mail goes twice.
  await site.deliver(stripe.events);
  expect(await ofToken(site.tokenOf(gift))).toMatchObject({ recurring: "stopped" });
  expect(await site.mailNamesOf(gift)).toEqual([
    "gift-receipt",
    ...Array<string>(4).fill("gift-recurring-changed"),
    "gift-recurring-stopped",
  ]);
  expect(await ofToken("not a token")).toBeNull();
});

/** A gift that a bank has yet to pay, with its subscription. */
async function waitingMonthly() {
  const { id } = await site.started({ interval: "monthly" });
  const gift = await site.gift(id);
  await site.tellPaid(gift, { payment_status: "unpaid" });
  const metadata = site.checkoutOf(gift)["metadata"] as Record<string, string>;
  const made = subscription({ mode: "subscription", amount: 5500, metadata }, site.clock.now());
  await site.tell("customer.subscription.created", made);
  return { gift, made, pay: () => site.tell("invoice.paid", invoice(made, 5500)) };
}

test("a late donor who pauses or changes the amount is not charged for what failed", async () => {
  const gift = await site.paidGift({ interval: "monthly", giftCents: 5000, language: "en" });
  const bill = { ...invoice(subscribed(gift), 5000), status: "open" };
  const isOpen = () => stripe.invoices.get(bill.id)?.["status"] === "open";
  for (const what of [pause, { kind: "amount", giftCents: 900 } as const]) {
    stripe.invoices.set(bill.id, bill);
    // A debit on its way from a bank account stays.
    await changed(gift, { kind: "amount", giftCents: 4000 });
    expect(isOpen()).toBe(true);
    stripe.subscriptions.set(gift.subscriptionId!, { ...subscribed(gift), status: "past_due" });
    expect(await changed(gift, what)).toMatchObject({ reference: gift.reference });
    expect(isOpen()).toBe(false);
  }
});

test("a stop before the first charge is told once that charge has come", async () => {
  const { gift, made, pay } = await waitingMonthly();
  await site.tell("customer.subscription.deleted", { ...made, status: "canceled" });
  expect(await site.mailNamesOf(gift)).toEqual([]);
  await pay();
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "gift-recurring-stopped"]);
});

test("a failed gift is not forgotten while its subscription is charged again", async () => {
  const { gift, made } = await waitingMonthly();
  await site.tell("checkout.session.async_payment_failed", site.checkoutOf(gift));
  await site.tell("customer.subscription.updated", { ...made, status: "past_due" });
  site.clock.pass(2 * day);
  expect(await forgetGift(site.giving, gift.id)).toBe(false);
  await site.work(62 * day);
  expect(await site.gift(gift.id)).toMatchObject({ state: "failed", email: gift.email });
});

test("Stripe's next event counts after a change that was made while our clock was ahead", async () => {
  const gift = await site.paidGift({ interval: "monthly" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + day });
  await changed(gift, { kind: "pause", charges: 1 });
  vi.useRealTimers();
  const resumed = { ...subscribed(gift), pause_collection: null };
  const event = stripeEvent("customer.subscription.resumed", resumed, new Date(Date.now() + 2000));
  await site.deliver([event]);
  expect(await ofToken(site.tokenOf(gift))).toMatchObject({ recurring: "active" });
});

test("a yearly donor hears once of a failed charge, with a link on request", async () => {
  const gift = await yearly();
  const bill = invoice(subscribed(gift), 25_000);
  for (let time = 0; time < 2; time += 1) await site.tell("invoice.payment_failed", bill);
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "gift-recurring-failed"]);
  await requestLinks(site.giving, gift.email, visitor);
  const links = (await site.storage.outbox.listOfPerson(gift.email)).at(-1);
  expect(links?.text).toContain("Yearly gift, US$250.00");
  // The mail server refuses that e-mail until the charge has succeeded.
  await site.sendMails("gift-recurring-failed");
  await site.tell("invoice.paid", bill);
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "gift-receipt"]);
});

test.for([
  ["after it", 1000, 1, "18", "2026-04-30"],
  ["on the eve of it", 28 * day, 1, "18", "2026-04-30"],
  ["for a year", 1000, 12, "18", "2027-03-31"],
  ["of a gift begun in the evening", 1000, 1, "02", "2026-04-29"],
  ["of a gift begun at midnight", 1000, 1, "07", "2026-04-29"],
] as const)("a pause %s leaves out the chosen charges", async ([, wait, charges, hour, until]) => {
  const gift = await site.paidGift({ interval: "monthly" });
  site.clock.pass(wait);
  const nextPaymentAt = new Date(`2026-03-31T${hour}:00:00Z`);
  await site.storage.gifts.change(gift.row, { nextPaymentAt });
  expect(await changed(gift, { kind: "pause", charges })).toMatchObject({
    recurring: "paused",
    pausedUntil: new Date(`${until}T06:00:00Z`),
  });
});

test("a yearly gift has one charge, booking, receipt and thanks a year at any amount", async () => {
  const gift = await yearly();
  expect(gift).toMatchObject({ state: "received", recurring: "active" });
  expect(priceOf(gift)).toMatchObject({ unit_amount: 25_000, recurring: { interval: "year" } });
  for (let year = 1; year <= 2; year += 1) {
    site.clock.pass(365 * day);
    const event = site.event("invoice.paid", invoice(subscribed(gift), 25_000));
    await site.deliver([event, event]);
  }
  const receipts = await site.receiptsOf(gift);
  expect(receipts.map(({ interval, totalCents }) => [interval, totalCents])).toEqual(
    Array(3).fill(["yearly", 25_000]),
  );
  expect(await site.booksOf(gift)).toHaveLength(3);
  // The day is that of the charge whose amount the page states.
  expect((await drawStatus(site, gift)).text).toContain("1 de marzo de 2028");
  expect(await site.mailNamesOf(gift)).toEqual(Array(3).fill("gift-receipt"));
  const { giftCents, byYear } = await site.totals();
  expect([giftCents, byYear.length]).toEqual([75_000, 3]);
  expect(await changed(gift, pause)).toBe("not_possible");
  // The links are renewed before Stripe answers.
  const { changeRecurring: change } = site.giving.payments;
  vi.spyOn(site.giving.payments, "changeRecurring").mockImplementationOnce(async (...asked) => {
    await site.storage.gifts.renewKeys(gift.row);
    return change(...asked);
  });
  await changed(gift, { kind: "amount", giftCents: 5500 });
  expect(priceOf(gift)).toMatchObject({ unit_amount: 5500, recurring: { interval: "year" } });
  const { subject, text } = (await site.mailsOf(gift)).at(-1)!;
  expect(subject).toBe("Su donativo anual cambió");
  expect(text).toContain("Desde ahora su donativo anual es de US$55.00.");
  // A donor who gives every year is not asked to give every month as well.
  const more = await site.paidGift({ email: gift.email, giftCents: 50_000 });
  expect(await monthlyQuestion(site.giving, more.id)).toBeNull();
});

test("each yearly charge is announced once, two weeks before, with a link to the gift", async () => {
  const [gift, skipped] = [await yearly(), await yearly("b@x.org")];
  const [late, stopped] = [await yearly("c@x.org"), await yearly("d@x.org")];
  const monthly = await site.paidGift({ interval: "monthly", giftCents: 3500, email: "e@x.org" });
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  /** A second later Stripe reports when a subscription is charged next. */
  const tellNext = (of: Gift, next: Date, own: object = {}) => {
    site.clock.pass(1000);
    const { data } = subscribed(of)["items"] as { data: object[] };
    const items = { data: data.map((item) => ({ ...item, current_period_end: seconds(next) })) };
    return site.tell("customer.subscription.updated", { ...subscribed(of), ...own, items });
  };
  const pausedUntil = (until: Date) => ({
    pause_collection: { behavior: "void", resumes_at: seconds(until) },
  });
  const after = (days: number) => new Date(site.clock.now().getTime() + days * day);
  const notices = async (of = gift) =>
    (await site.mailsOf(of)).filter(({ name }) => name === "gift-yearly-notice");
  const countNotices = async () => [(await notices()).length, (await notices(skipped)).length];
  const next = after(365);
  await tellNext(gift, next);
  await tellNext(skipped, next, pausedUntil(after(730)));
  await tellNext(late, next, { status: "past_due" });
  await tellNext(monthly, next);
  await changeRecurring(site.giving, site.tokenOf(stopped), { kind: "stop" }, "stop");
  await site.work(350 * day);
  expect(await notices()).toEqual([]);
  await site.work(1.5 * day);
  const [mail] = await notices();
  expect(mail?.to).toEqual({ email: "ana@example.org" });
  expect(mail?.text).toContain("US$250.00");
  expect(mail?.text).toContain(formatDay(next, "es"));
  const token = /token=(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(await ofToken(token)).toMatchObject({ reference: gift.reference });
  for (const days of [1, 5]) await site.work(days * day);
  expect(await notices()).toHaveLength(1);
  for (const of of [skipped, late, stopped, monthly]) expect(await notices(of)).toEqual([]);
  await site.work(10 * day);
  const again = after(363);
  await tellNext(gift, again);
  await tellNext(skipped, again, pausedUntil(new Date(again.getTime() - day / 2)));
  await site.work(348 * day);
  expect(await countNotices()).toEqual([1, 0]);
  await site.work(2 * day);
  expect(await countNotices()).toEqual([2, 1]);
  await changeRecurring(site.giving, site.tokenOf(gift), { kind: "stop" }, "stop");
  expect(await countNotices()).toEqual([0, 1]);
});

const email = "luz@example.org";

const newest = async (gift: Gift) => (await site.mailsOf(gift)).at(-1)!;
const keyIn = (text: string, of: string) => new RegExp(`${of}\\S*?=(\\w+)`).exec(text)?.[1] ?? "";
const tokenIn = (text: string) => keyIn(text, "/donate/monthly\\?token");
const opens = async (token: string) => (await ofToken(token)) !== null;
const request = (of = email, own = {}) => requestLinks(site.giving, of, { ...visitor, ...own });
const mailedLinks = async () =>
  (await site.storage.outbox.listOfPerson(email)).filter(({ name }) => name === "gift-links");

test("the links of a recurring gift end after 90 days, of receipts and statements after two years", async () => {
  const gift = await yearly(email);
  const { text } = await newest(gift);
  const token = tokenIn(text);
  const number = /LWR-\w{4}-\w{4}/.exec(text)?.[0] ?? "";
  const key = keyIn(text, "\\.pdf\\?key");
  const statement = (await site.statementOf(email))!;
  expect(await site.sendStatement(email)).toBe(true);
  site.clock.pass(90 * day);
  expect(await opens(token)).toBe(true);
  site.clock.pass(day);
  expect(await opens(token)).toBe(false);
  expect(await changeRecurring(site.giving, token, { kind: "stop" }, "a")).toBe("unknown");
  expect(await cardChangeUrl(site.giving, token)).toBeNull();
  expect(isOldKey(site.giving, "manage", token)).toBe(true);
  site.clock.pass((730 - 91) * day);
  expect(await receiptByKey(site.giving, number, key)).not.toBeNull();
  expect(await statementByLink(site.giving, statement.link)).not.toBeNull();
  // The page of the gift, whose address does not end, shows the receipt for as long and no longer.
  expect(await site.receiptsOf(gift)).toHaveLength(1);
  site.clock.pass(day);
  expect(await site.receiptsOf(gift)).toHaveLength(0);
  expect(await receiptByKey(site.giving, number, key)).toBeNull();
  expect(await statementByLink(site.giving, statement.link)).toBeNull();
  expect(isOldKey(site.giving, "receipt", key)).toBe(true);
});

test("only the statement of a new payment's year is sent again", async () => {
  const gift = await site.paidGift({ interval: "monthly", email });
  const subscription = stripe.subscriptions.get(gift.subscriptionId!)!;
  const send = async () => {
    const isSent = [];
    for (const year of [2026, 2027]) {
      site.clock.pass(1);
      isSent.push(await site.sendStatement(email, year));
    }
    return isSent;
  };
  site.clock.pass(365 * day);
  await site.tell("invoice.paid", invoice(subscription, 5500));
  expect(await send()).toEqual([true, true]);
  await site.tell("invoice.paid", invoice(subscription, 5500));
  expect(await send()).toEqual([false, true]);
  await site.enter({ received: "2027-01-05", way: "check", amount: "10", language: "en", email });
  expect(await send()).toEqual([false, true]);
  const mails = await site.storage.outbox.listOfPerson(email);
  expect(mails.filter(({ name }) => name === "gift-statement")).toHaveLength(2);
});

test("a donor who was erased after the list was read gets no statement", async () => {
  await site.paidGift({ email });
  site.clock.pass(400 * day);
  const { prepare, rule } = yearDeeds.send_statements;
  const [acting, typed] = [atDesk(site), { sure: true }];
  const prepared = await prepare!(acting, "2026", typed);
  await doDeed(acting, personDeeds.erase_person, email, { sure: "on" });
  await site.storage.transaction((to) => rule(acting, to, "2026", typed, { key: "k", prepared }));
  expect((await site.dueMails()).map(({ name }) => name)).not.toContain("gift-statement");
});

test("the link of a statement outlives an earlier gift that was never paid", async () => {
  await site.started({ email });
  await yearly(email);
  const { link } = (await site.statementOf(email))!;
  site.clock.pass(31 * day);
  expect(await site.storage.gifts.eraseUnpaid(site.clock.now())).toBe(1);
  expect(await statementByLink(site.giving, link)).not.toBeNull();
});

test("nobody makes a link last longer, or one of another kind of it", async () => {
  const token = tokenIn((await newest(await yearly(email))).text);
  const [key = "", end = "", signature = ""] = token.split("_");
  const later = (Number.parseInt(end, 36) + 1000).toString(36);
  expect(await opens(token)).toBe(true);
  expect(await opens(`${key}_${later}_${signature}`)).toBe(false);
  expect(isOldKey(site.giving, "manage", `${key}_${later}_${signature}`)).toBe(false);
  expect(isOldKey(site.giving, "receipt", token)).toBe(false);
  site.clock.pass(91 * day);
  expect(await opens(key)).toBe(false);
});

test("the old links go on working when the e-mail with new ones cannot be stored", async () => {
  const gift = await yearly(email);
  const token = tokenIn((await newest(gift)).text);
  const broken = { ...site.giving, storage: withBroken(site.storage, "outbox", "add") };
  await expect(requestLinks(broken, email, visitor)).rejects.toThrow(StorageUnavailable);
  expect(await opens(token)).toBe(true);
  expect(await site.receiptsOf(gift)).toHaveLength(1);
});

test("a donor alone, no stranger or program, gets links to everything under the address", async () => {
  const gift = await yearly(email);
  const payment = await site.onlyPayment(gift);
  for (let year = 1; year < 40; year += 1) {
    const paidAt = new Date(payment.paidAt.getTime() - year * 25 * day);
    const earlier = { ...payment, paymentId: `pi_before_${year}`, paidAt };
    await site.storage.gifts.savePayment(earlier);
    await site.storage.gifts.post(gift.row, [paymentEntry({ ...earlier, isByHand: false })]);
  }
  // Dated noon, which is still to come.
  await site.enter({ received: "2026-03-02", way: "cash", amount: "20", language: "en", email });
  const waiting = async () => (await site.storage.outbox.countByState()).waiting;
  const before = await waiting();
  await request("stranger@example.org");
  await request(email, byProgram);
  expect(await waiting()).toBe(before);
  // Three a day; each takes the place of the previous one, which has not left.
  const written = new Set<number>();
  for (let time = 0; time < 5; time += 1) {
    await request(" Luz@example.org ");
    for (const { id } of await mailedLinks()) written.add(id);
  }
  expect(written.size).toBe(3);
  expect(await waiting()).toBe(before + 1);
  const { text } = (await mailedLinks())[0]!;
  expect(await ofToken(tokenIn(text))).toMatchObject({ reference: gift.reference });
  expect(text.match(/\/donate\/receipt\/\S+\.pdf\?key=/g)).toHaveLength(41);
  // A year that is over, and the one in which it is March.
  expect(text).toContain("All gifts of 2025, for taxes");
  expect(text).toContain("All gifts of 2026 so far");
  const url = new URL(/http\S+\/donate\/statement\/2026\.pdf\S+/.exec(text)?.[0] ?? "");
  expect(await receiptDocument(url, site.giving)).toBeInstanceOf(Uint8Array);
  const [of = "", key = ""] = ["of", "key"].map((name) => url.searchParams.get(name) ?? "");
  const donor = { year: 2026, donor: { email } };
  expect(await statementByLink(site.giving, { year: 2026, of, key })).toMatchObject(donor);
});

test("a request for new links ends the old ones except a waiting e-mail's receipt", async () => {
  const mail = await newest(await yearly(email));
  const { link } = (await site.statementOf(email))!;
  await site.sendStatement(email);
  await request("stranger@example.org");
  expect(await opens(tokenIn(mail.text))).toBe(true);
  await request();
  expect(await opens(tokenIn(mail.text))).toBe(false);
  expect(await statementByLink(site.giving, link)).toBeNull();
  expect(isOldKey(site.giving, "statement", link.key)).toBe(true);
  expect(await opens(tokenIn((await mailedLinks())[0]!.text))).toBe(true);
  const read = documentReader(site.giving);
  expect((await read(mail.attachment!)).length).toBeGreaterThan(1000);
  expect((await site.dueMails()).map(({ name }) => name)).toEqual(["gift-receipt", "gift-links"]);
});
