import { expect, test } from "vitest";
import { isOldKey } from "#domain/giving/expiring-key.ts";
import { requestLinks } from "#domain/giving/gift-links.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { paymentEntry } from "#domain/giving/ledger.ts";
import { receiptByKey } from "#domain/giving/receipts.ts";
import { recurringByToken, changeRecurring, cardChangeUrl } from "#domain/giving/recurring-gift.ts";
import { statementByLink, sendStatement } from "#domain/giving/statements.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { documentReader, receiptDocument } from "#server/documents/documents.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { day } from "../fakes/samples.ts";
import { byProgram, visitor } from "../fakes/test-giving.ts";
import { givingOn, site } from "./giving-on.ts";

const email = "luz@example.org";
givingOn();

const newest = async (gift: Gift) => (await site.mailsOf(gift)).at(-1)!;
const keyIn = (text: string, of: string) => new RegExp(`${of}\\S*?=(\\w+)`).exec(text)?.[1] ?? "";
const tokenIn = (text: string) => keyIn(text, "/donate/monthly\\?token");
const yearly = () => site.paidGift({ email, interval: "yearly", giftCents: 25_000 });
const opens = async (token: string) => (await recurringByToken(site.giving, token)) !== null;
const request = (of = email, own = {}) => requestLinks(site.giving, of, { ...visitor, ...own });
const mailedLinks = async () =>
  (await site.storage.outbox.listOfPerson(email)).filter(({ name }) => name === "gift-links");

test("the links of a recurring gift end after 90 days, of receipts and statements after two years", async () => {
  const gift = await yearly();
  const { text } = await newest(gift);
  const token = tokenIn(text);
  const number = /LWR-\w{4}-\w{4}/.exec(text)?.[0] ?? "";
  const key = keyIn(text, "\\.pdf\\?key");
  const statement = (await site.statementOf(email))!;
  const send = site.storage.transaction((stores) => sendStatement(site.giving, stores, statement));
  expect(await send).toBe(true);
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

test("the link of a statement outlives an earlier gift that was never paid", async () => {
  await site.started({ email });
  await yearly();
  const { link } = (await site.statementOf(email))!;
  site.clock.pass(31 * day);
  expect(await site.storage.gifts.eraseUnpaid(site.clock.now())).toBe(1);
  expect(await statementByLink(site.giving, link)).not.toBeNull();
});

test("nobody makes a link last longer, or one of another kind of it", async () => {
  const token = tokenIn((await newest(await yearly())).text);
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
  const gift = await yearly();
  const token = tokenIn((await newest(gift)).text);
  const broken = { ...site.giving, storage: withBroken(site.storage, "outbox", "add") };
  await expect(requestLinks(broken, email, visitor)).rejects.toThrow(StorageUnavailable);
  expect(await opens(token)).toBe(true);
  expect(await site.receiptsOf(gift)).toHaveLength(1);
});

test("a donor gets links to everything under the address; strangers and programs get none", async () => {
  const gift = await yearly();
  const payment = await site.onlyPayment(gift);
  for (let year = 1; year < 40; year += 1) {
    const paidAt = new Date(payment.paidAt.getTime() - year * 25 * day);
    const earlier = { ...payment, paymentId: `pi_before_${year}`, paidAt };
    await site.storage.gifts.savePayment(earlier);
    await site.storage.gifts.post(gift.row, [paymentEntry({ ...earlier, isByHand: false })]);
  }
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
  expect(await recurringByToken(site.giving, tokenIn(text))).toMatchObject({
    reference: gift.reference,
  });
  expect(text.match(/\/donate\/receipt\/\S+\.pdf\?key=/g)).toHaveLength(40);
  const url = new URL(/http\S+\/donate\/statement\/2026\.pdf\S+/.exec(text)?.[0] ?? "");
  expect(await receiptDocument(url, site.giving)).toMatchObject({ name: "gifts-2026" });
  const [of = "", key = ""] = ["of", "key"].map((name) => url.searchParams.get(name) ?? "");
  const donor = { year: 2026, donor: { email } };
  expect(await statementByLink(site.giving, { year: 2026, of, key })).toMatchObject(donor);
});

test("a request for new links ends the old, and a waiting e-mail keeps its receipt", async () => {
  const mail = await newest(await yearly());
  const { link } = (await site.statementOf(email))!;
  await request("stranger@example.org");
  expect(await opens(tokenIn(mail.text))).toBe(true);
  await request();
  expect(await opens(tokenIn(mail.text))).toBe(false);
  expect(await statementByLink(site.giving, link)).toBeNull();
  expect(isOldKey(site.giving, "statement", link.key)).toBe(true);
  expect(await opens(tokenIn((await mailedLinks())[0]!.text))).toBe(true);
  const read = documentReader(site.giving);
  expect((await read(mail.attachment!)).length).toBeGreaterThan(1000);
});
