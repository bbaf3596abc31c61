import { expect, test } from "vitest";
import { reconcile } from "#domain/giving/reconcile.ts";
import { statementByLink } from "#domain/giving/statements.ts";
import { day } from "../fakes/samples.ts";
import { dedication, testGiving } from "../fakes/test-giving.ts";
import { givingOn, openSite, site, stripe } from "./giving-on.ts";

givingOn();

test("gifts from before the live keys do not stop the hourly work (audit 2)", async () => {
  await (await testGiving(site.storage)).paidGift();
  const tried = await (await openSite("test")).paidGift();
  const gifts = [await site.paidGift(), await site.paidGift()];
  await site.work();
  expect(site.reports).toEqual([]);
  for (const gift of gifts) {
    const kinds = (await site.booksOf(gift)).map(([kind]) => kind);
    expect(kinds.toSorted()).toEqual(["fee", "payment"]);
  }
  expect(await site.booksOf(tried)).toHaveLength(1);
  expect(await reconcile(site.giving)).toMatchObject({ fees: 0, problems: [], unbalanced: [] });
});

test("a payment that Stripe does not know keeps no other fee from the books, and staff hear of it", async () => {
  const [one, other] = [await site.paidGift(), await site.paidGift()];
  const { paymentId } = await site.onlyPayment(one);
  stripe.forget(paymentId);
  const found = await reconcile(site.giving);
  expect(found).toMatchObject({ fees: 1, problems: [expect.stringContaining(paymentId)] });
  expect(await site.booksOf(other)).toHaveLength(2);
  const checks = await site.storage.gifts.checks();
  expect(checks.find(({ what }) => what === "books")).toMatchObject({ problem: "" });
  expect(checks.find(({ what }) => what === "fees")?.problem).toContain("resource_missing");
});

test("a gift of test keys is no receipt and in no public sum, then or later (audit 4)", async () => {
  const trying = await openSite("test");
  const gift = await trying.paidGift({ dedication });
  expect(gift).toMatchObject({ state: "received", mode: "test" });
  const { number } = await trying.receiptOf(gift);
  for (const each of [trying, site]) {
    expect(await each.receiptOf(gift)).toMatchObject({ mode: "test" });
    expect(await each.totals()).toMatchObject({ giftCents: 0, gifts: 0 });
  }
  expect(await trying.checkReceipt(number)).toMatchObject({ mode: "test" });
  expect((await trying.mailsOf(gift))[0]?.text).toContain("no se movió dinero");
  await site.paidGift({ email: gift.email });
  const { link } = (await trying.statementOf(gift.email))!;
  expect(await statementByLink(trying.giving, link)).not.toBeNull();
  expect(await statementByLink(site.giving, link)).toBeNull();
});

test("a gift that moved no money writes to nobody but its giver (audit 5)", async () => {
  const trial = await testGiving(site.storage);
  const gifts = [
    await trial.paidGift({ dedication }),
    await (await openSite("test")).paidGift({ dedication }),
  ];
  await trial.work(day);
  for (const gift of gifts) {
    const to = (await trial.mailsOf(gift)).map((mail) => mail.to);
    expect(to).toEqual([{ email: gift.email }]);
  }
});
