import { receiptByKey } from "#domain/giving/receipts.ts";
import { isOldKey } from "#domain/giving/expiring-key.ts";
import { recurringByToken, changeRecurring, cardChangeUrl } from "#domain/giving/recurring-gift.ts";
import { paymentEntry } from "#domain/giving/ledger.ts";
import { describe, expect, test } from "vitest";
import type { Gift } from "#domain/giving/gift.ts";
import { requestLinks } from "#domain/giving/gift-links.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { createDocuments } from "#server/documents/documents.ts";
import { documentReader } from "#server/documents/requested-document.ts";
import { statementByLink, sendStatement, statementOf } from "#domain/giving/statements.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const day = 24 * 3_600_000;
const email = "luz@example.org";

describe("links of e-mails", () => {
  let site: StripeSite;
  givingOn((fresh) => ({ site } = fresh));

  const newest = async ({ row }: Gift) => (await site.storage.outbox.listOfGift(row)).at(-1)!;
  const keyIn = (text: string, of: string) => new RegExp(`${of}\\S*?=(\\w+)`).exec(text)?.[1] ?? "";
  const tokenIn = (text: string) => keyIn(text, "/donate/monthly\\?token");
  const giver = () => site.paidGift({ email, interval: "yearly", giftCents: 25_000 });
  const opens = async (token: string) => (await recurringByToken(site.giving, token)) !== null;

  test("a recurring gift's end after 90 days, a receipt's and a statement's after two years", async () => {
    const gift = await giver();
    const { text } = await newest(gift);
    const token = tokenIn(text);
    const number = /LWR-\w{4}-\w{4}/.exec(text)?.[0] ?? "";
    const key = keyIn(text, "\\.pdf\\?key");
    const statement = await statementOf(site.world, email, 2026);
    const send = site.storage.transaction((stores) =>
      sendStatement(site.world, stores, statement!),
    );
    expect(await send).toBe(true);
    const { link } = statement!;
    site.clock.pass(90 * day);
    expect(await opens(token)).toBe(true);
    site.clock.pass(day);
    expect(await opens(token)).toBe(false);
    expect(await changeRecurring(site.giving, token, { kind: "stop" }, "a")).toBe("unknown");
    expect(await cardChangeUrl(site.giving, token)).toBeNull();
    expect(isOldKey(site.giving, "manage", token)).toBe(true);
    site.clock.pass((730 - 91) * day);
    expect(await receiptByKey(site.giving, number, key)).not.toBeNull();
    expect(await statementByLink(site.giving, link)).not.toBeNull();
    // The page of the gift, whose address does not end, shows it for as long and no longer.
    expect(await receiptsOf(site.giving, gift.id)).toHaveLength(1);
    site.clock.pass(day);
    expect(await receiptsOf(site.giving, gift.id)).toHaveLength(0);
    expect(await receiptByKey(site.giving, number, key)).toBeNull();
    expect(await statementByLink(site.giving, link)).toBeNull();
    expect(isOldKey(site.giving, "receipt", key)).toBe(true);
  });

  test("a statement's outlives a gift of before that was begun and never paid", async () => {
    await site.started({ email });
    await giver();
    const { link } = (await statementOf(site.world, email, 2026))!;
    site.clock.pass(31 * day);
    const erased = await site.storage.gifts.eraseUnpaid(site.clock.now());
    expect(erased).toBe(1);
    expect(await statementByLink(site.giving, link)).not.toBeNull();
  });

  test("nobody makes one last longer, or one of another kind of it", async () => {
    const { text } = await newest(await giver());
    const token = tokenIn(text);
    const [key = "", end = "", signature = ""] = token.split("_");
    const later = (Number.parseInt(end, 36) + 1000).toString(36);
    expect(await opens(token)).toBe(true);
    expect(await opens(`${key}_${later}_${signature}`)).toBe(false);
    expect(isOldKey(site.giving, "manage", `${key}_${later}_${signature}`)).toBe(false);
    expect(isOldKey(site.giving, "receipt", token)).toBe(false);
    site.clock.pass(91 * day);
    expect(await opens(key)).toBe(false);
  });

  const control = { isHoneypotFilled: false, idempotencyKey: null };
  const meta = { clientAddress: "10.0.0.1", control, language: "en" } as const;

  test("when the e-mail with new ones cannot be kept, those of before go on working", async () => {
    const gift = await giver();
    const token = tokenIn((await newest(gift)).text);
    const world = { ...site.world, storage: withBroken(site.storage, "outbox", "add") };
    await expect(requestLinks(world, email, meta)).rejects.toThrow(StorageUnavailable);
    expect(await opens(token)).toBe(true);
    expect(await receiptsOf(site.giving, gift.id)).toHaveLength(1);
  });

  test("are mailed for every gift, however many, and by one e-mail where two wait", async () => {
    const gift = await giver();
    const payment = await site.onlyPayment(gift);
    for (let year = 1; year < 40; year += 1) {
      const paidAt = new Date(payment.paidAt.getTime() - year * 25 * day);
      const earlier = { ...payment, paymentId: `pi_before_${year}`, paidAt };
      await site.storage.gifts.savePayment(earlier);
      await site.storage.gifts.post(gift.row, [paymentEntry({ ...earlier, isByHand: false })]);
    }
    await requestLinks(site.giving, email, meta);
    await requestLinks(site.giving, email, meta);
    const mailed = await site.storage.outbox.listOfPerson(email);
    const [mail, ...others] = mailed.filter((one) => one.name === "gift-links");
    expect(others).toEqual([]);
    expect(mail?.text.match(/\/donate\/receipt\/\S+\.pdf\?key=/g)).toHaveLength(40);
  });

  test("who asks for new ones ends the old, and an e-mail that waits keeps its receipt", async () => {
    const gift = await giver();
    const mail = await newest(gift);
    const { link } = (await statementOf(site.world, email, 2026))!;
    const ask = (of: string) => requestLinks(site.giving, of, meta);
    await ask("stranger@example.org");
    expect(await opens(tokenIn(mail.text))).toBe(true);
    await ask(email);
    expect(await opens(tokenIn(mail.text))).toBe(false);
    expect(await statementByLink(site.giving, link)).toBeNull();
    expect(isOldKey(site.giving, "statement", link.key)).toBe(true);
    const waiting = await site.storage.outbox.claim({
      now: site.clock.now(),
      leaseMs: 0,
      limit: 10,
      withStaff: false,
    });
    const links = waiting.find((one) => one.name === "gift-links")!;
    expect(await opens(tokenIn(links.text))).toBe(true);
    const read = documentReader({
      giving: site.giving,
      documents: createDocuments(),
    });
    expect((await read(mail.attachment!)).length).toBeGreaterThan(1000);
  });
});
