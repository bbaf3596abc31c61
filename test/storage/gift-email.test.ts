import { beforeEach, expect, test } from "vitest";
import { confirmNewEmail, askNewEmail, emailChangeOf } from "#domain/giving/email-change.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { receiptByKey } from "#domain/giving/receipts.ts";
import { recurringByToken } from "#domain/giving/recurring-gift.ts";
import { requestRefund } from "#domain/giving/refunds.ts";
import { resumedGift } from "#domain/giving/unfinished-gift.ts";
import { giftDeeds } from "#domain/staff/gift-deeds.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { hour } from "../fakes/samples.ts";
import { invoice } from "../fakes/stripe-objects.ts";
import { byProgram, visitor } from "../fakes/test-giving.ts";
import { givingOn, site, stripe } from "./giving-on.ts";

const slip = "luz@gmial.example";
const right = "luz@example.org";

let gift: Gift;
givingOn();
beforeEach(async () => {
  gift = await site.paidGift({ email: slip, name: "Luz Cali" });
});

let networks = 0;
const request = (email = right, own: Partial<Parameters<typeof askNewEmail>[3]> = {}) => {
  networks += 1;
  const clientAddress = `10.7.${networks}.1`;
  return askNewEmail(site.giving, gift.id, email, { ...visitor, clientAddress, ...own });
};
const requestByStaff = () =>
  doDeed(atDesk(site), giftDeeds.other_address, gift, { email: right, sure: "on" });
const mails = async () =>
  (await site.mailsOf(gift)).map(({ name, to }) => `${name} ${to === "staff" ? to : to.email}`);
const textOf = async (name: string) =>
  (await site.mailsOf(gift)).findLast((mail) => mail.name === name)?.text ?? "";
const mailedKey = async () => /[?&]key=(\w+)/.exec(await textOf("gift-email-confirm"))?.[1] ?? "";
const confirm = (key: string) => confirmNewEmail(site.giving, key);
const confirmMailed = async () => {
  gift = await site.gift((await confirm(await mailedKey())) ?? "");
};
const emailOfGift = async () => (await site.gift(gift.id)).email;

test("all working links are in the new mailbox alone", async () => {
  gift = await site.paidGift({ email: slip, name: "Luz Cali", interval: "monthly" });
  await site.tell("invoice.paid", invoice(stripe.subscriptions.get(gift.subscriptionId!)!, 5500));
  await site.storage.gifts.mark(gift.row, "announced 2026-04-02", site.clock.now());
  const [before, token] = [gift, site.tokenOf(gift)];
  const { number, key } = await site.receiptOf(gift);
  expect(await recurringByToken(site.giving, token)).not.toBeNull();
  await request();
  await confirmMailed();
  expect(await site.storage.gifts.find(before.id)).toBeNull();
  expect(await recurringByToken(site.giving, token)).toBeNull();
  expect(await site.receiptsOf(before)).toEqual([]);
  expect(await receiptByKey(site.giving, number, key)).toBeNull();
  expect(await requestRefund(site.giving, before.id, number)).toBe("unknown");
  expect(await resumedGift(site.giving, before.resumeKey ?? "")).toBeNull();
  expect(await site.storage.gifts.marksOf(gift.row)).toEqual([]);
  expect((await mails()).filter((one) => one === `gift-receipt ${right}`)).toHaveLength(2);
  const text = await textOf("gift-receipt");
  expect(text).toContain(`/donate/status/${gift.id}`);
  const newKey = /\.pdf\?key=(\w+)/.exec(text)?.[1] ?? "";
  const donor = { donor: { email: right } };
  expect(await receiptByKey(site.giving, number, newKey)).toMatchObject(donor);
  const newToken = /\/donate\/monthly\?token=(\w+)/.exec(text)?.[1] ?? "";
  const { reference } = gift;
  expect(await recurringByToken(site.giving, newToken)).toMatchObject({ reference });
});

test("events of the payment provider under the old id find the gift", async () => {
  gift = await site.started({ email: slip });
  const done = { ...site.checkoutOf(gift), payment_intent: "pi_7" };
  await site.tellPaid(gift, { payment_status: "unpaid", payment_intent: "pi_7" });
  await request();
  await confirmMailed();
  expect(gift.state).toBe("waiting");
  const paid = { ...done, payment_status: "paid" };
  await site.tell("checkout.session.async_payment_succeeded", paid);
  expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
  expect((await mails()).at(-1)).toBe(`gift-receipt ${right}`);
});

test("a link pressed three times at once changes and reports once", async () => {
  await request();
  const key = await mailedKey();
  const answers = await Promise.all([1, 2, 3].map(() => confirm(key)));
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  expect(await mails()).toContain(`gift-email-changed ${slip}`);
  expect(await mails()).toHaveLength(3);
});

test("a paid gift takes another address for an hour, at most three times", async () => {
  expect(await request(slip)).toBe("same");
  expect(await request("other@example.org")).toBe("asked");
  const first = await mailedKey();
  expect(await request()).toBe("asked");
  // The newest counts: the previous link no longer works, and its e-mail does not leave.
  expect(await confirm(first)).toBeNull();
  expect(await mails()).toEqual([`gift-receipt ${slip}`, `gift-email-confirm ${right}`]);
  expect([await request(), await request()]).toEqual(["asked", "later"]);
  site.clock.pass(hour + 1);
  expect(await request()).toBe("too_late");
  expect(emailChangeOf(await site.gift(gift.id), site.clock.now()).mayChangeEmail).toBe(false);
  gift = await site.started({ email: slip });
  expect(await request()).toBe("too_late");
});

test("another address is refused to programs and beyond limits per network and in all", async () => {
  expect(await request(right, byProgram)).toBe("later");
  const clientAddress = "10.8.0.1";
  const count = (key: string, times: number) =>
    site.storage.rateLimits.count([key], hour, site.clock.now(), times);
  await count("block 10.8.0.0/24", 60);
  expect(await request(right, { clientAddress })).toBe("later");
  await count("strangers", 300);
  expect(await request()).toBe("later");
  expect(await mails()).toEqual([`gift-receipt ${slip}`]);
});

test("a link ends with its address, after three days, with an erasure or a correction", async () => {
  await requestByStaff();
  const next = await mailedKey();
  site.clock.pass(72 * hour + 1);
  expect(await confirm(next)).toBeNull();
  await site.work();
  expect((await site.gift(gift.id)).newEmail).toBeNull();
  expect(await emailOfGift()).toBe(slip);
  await requestByStaff();
  const last = await mailedKey();
  await site.storage.erasePerson(slip);
  expect(await confirm(last)).toBeNull();
  expect(await emailOfGift()).toBe("");
  const own = { received: "2026-02-27", way: "cash", amount: "20", language: "es", email: slip };
  gift = await site.enter(own);
  await requestByStaff();
  const key = await mailedKey();
  await site.correct(gift, own);
  expect([await mails(), await confirm(key)]).toEqual([[], null]);
  gift = await site.gift(gift.id);
  await expect(requestByStaff()).rejects.toMatchObject({ reason: "already_withdrawn" });
});

test("a change of address corrects the statements of both addresses, each sent once", async () => {
  const sent = (email: string) => site.sendStatement(email);
  const own = await site.paidGift({ email: slip });
  const { giftCents } = await site.paidGift({ email: right });
  expect([await sent(slip), await sent(right)]).toEqual([true, true]);
  await requestByStaff();
  await confirmMailed();
  expect(await site.statementOf(right)).toMatchObject({ totalCents: gift.giftCents + giftCents });
  expect([await sent(right), await sent(right)]).toEqual([true, false]);
  expect([await sent(slip), await sent(slip)]).toEqual([true, false]);
  expect(await site.statementOf(slip)).toMatchObject({ totalCents: own.giftCents });
  // The first statements had not left.
  const all = await Promise.all([slip, right].map((one) => site.storage.outbox.listOfPerson(one)));
  const statements = all.flat().filter(({ name }) => name === "gift-statement");
  expect(statements.map(({ text }) => text.includes("sustituye"))).toEqual([false, false]);
});

test("after a move the statement of the old address says that it replaces one, no stranger's does", async () => {
  await site.paidGift({ email: slip });
  await site.sendStatement(slip);
  // Tried is as good as sent.
  await site.sendMails("gift-statement");
  await requestByStaff();
  await confirmMailed();
  for (const email of [slip, right]) {
    expect(await site.sendStatement(email)).toBe(true);
    const { text } = (await site.storage.outbox.listOfPerson(email)).at(-1)!;
    expect(text.includes("sustituye a la anterior")).toBe(email === slip);
  }
});
