import { totalsOf } from "#domain/giving/totals.ts";
import { checkReceipt } from "#domain/giving/receipts.ts";
import { describe, expect, test } from "vitest";
import { reconcile, runGivingWork } from "#domain/giving/reconcile.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { statementByLink, statementOf } from "#domain/giving/statements.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { stripeSite } from "../fakes/stripe-site.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { givingOn } from "./giving-on.ts";

const stranger = "stranger@example.org";
const dedication = {
  kind: "honour",
  name: "You have won a solar kit",
  message: "Have your card ready",
  letter: { email: stranger, on: null },
} as const;

describe("demonstration, test and real money", () => {
  let stripe: StripeServer;
  let storage: Storage;
  givingOn((fresh) => ({ stripe, storage } = { ...fresh, storage: fresh.site.storage }));

  const openMode = (mode: "live" | "test") => stripeSite(storage, stripe, mode);
  /** A gift made and paid while no keys were set. */
  const demonstrated = async (
    own: Parameters<Awaited<ReturnType<typeof testGiving>>["begin"]>[0],
  ) => {
    const trial = await testGiving(storage);
    const gift = await trial.started(own);
    await trial.giving.demo?.act(gift.checkoutId ?? "", "pay");
    return { trial, gift: await trial.gift(gift.id) };
  };
  const onlyReceipt = async (
    site: Pick<Awaited<ReturnType<typeof testGiving>>, "giving">,
    { id }: Gift,
  ) => {
    const [receipt] = await receiptsOf(site.giving, id);
    if (!receipt) throw new Error("there is no receipt");
    return receipt;
  };

  test("what was tried out before the keys were set does not stop the hourly work (audit 2)", async () => {
    await demonstrated({ email: "trial@example.org" });
    const tried = await (await openMode("test")).paidGift();
    const site = await openMode("live");
    const gifts = [await site.paidGift(), await site.paidGift()];
    await runGivingWork(site.world);
    expect(site.reports).toEqual([]);
    for (const { row } of gifts) {
      const kinds = (await site.storage.gifts.entriesOf(row)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(["fee", "payment"]);
    }
    expect(await site.storage.gifts.entriesOf(tried.row)).toHaveLength(1);
    expect(await reconcile(site.world)).toMatchObject({ fees: 0, problems: [], unbalanced: [] });
  });

  test("a payment that Stripe does not know keeps no other fee from the books, and staff are told", async () => {
    const site = await openMode("live");
    const [one, other] = [await site.paidGift(), await site.paidGift()];
    const [lost] = await site.paymentsOf(one);
    stripe.forget(lost?.paymentId ?? "");
    const found = await reconcile(site.world);
    expect(found.fees).toBe(1);
    expect(found.problems).toEqual([expect.stringContaining(lost?.paymentId ?? "nothing")]);
    expect(await site.storage.gifts.entriesOf(other.row)).toHaveLength(2);
    const checks = await site.storage.gifts.checks();
    expect(checks.find(({ what }) => what === "books")).toMatchObject({ problem: "" });
    expect(checks.find(({ what }) => what === "fees")?.problem).toContain("resource_missing");
  });

  test("a gift of test keys is no receipt and in no public sum, then or later (audit 4)", async () => {
    const trying = await openMode("test");
    const gift = await trying.paidGift({ dedication });
    expect(gift).toMatchObject({ state: "received", mode: "test" });
    const receipt = await onlyReceipt(trying, gift);
    expect(receipt.mode).toBe("test");
    expect(await checkReceipt(trying.giving, receipt.number, "192.0.2.1")).toMatchObject({
      mode: "test",
    });
    expect(await totalsOf(trying.giving)).toMatchObject({ giftCents: 0, gifts: 0, mode: "test" });
    const [mail] = await trying.storage.outbox.listOfGift(gift.row);
    expect(mail?.text).toContain("no se movió dinero");

    const site = await openMode("live");
    expect(await totalsOf(site.giving)).toMatchObject({ giftCents: 0, gifts: 0, mode: "live" });
    expect((await onlyReceipt(site, gift)).mode).toBe("test");
    await site.paidGift({ email: gift.email });
    const link = (await statementOf(trying.world, gift.email, 2026))!.link;
    expect(await statementByLink(trying.giving, link)).not.toBeNull();
    expect(await statementByLink(site.giving, link)).toBeNull();
  });

  test("a gift that moved no money writes to nobody but its giver (audit 5)", async () => {
    const { trial, gift } = await demonstrated({ dedication });
    const tried = await (await openMode("test")).paidGift({ dedication });
    trial.clock.pass(24 * 3_600_000);
    await runGivingWork(trial.world);
    for (const { row } of [gift, tried]) {
      const to = (await trial.storage.outbox.listOfGift(row)).map((mail) => mail.to);
      expect(to).toHaveLength(1);
      expect(to).not.toContainEqual({ email: stranger });
    }
  });
});
