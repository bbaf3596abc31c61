import { totalsOf } from "#domain/giving/totals.ts";
import { checkReceipt } from "#domain/giving/receipts.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { hasAmount, ways } from "#domain/giving/entered-gift.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { statementByLink, statementOf } from "#domain/giving/statements.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { loadedContent } from "#reader/load.ts";
import { giftsDeeds, paymentDeeds } from "#domain/staff/gift-deeds.ts";
import { Refusal } from "#domain/staff/refusal.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { atDesk, correctByHand, doDeed, enterByHand, withdrawByHand } from "../fakes/at-desk.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";

/** A gift by hand as staff would type it, each way with what it needs. */
const sampleOf: Readonly<Record<(typeof ways)[number], Typed>> = {
  check: { way: "check", amount: "250", in_return: "Two tickets", in_return_value: "40" },
  transfer: { way: "transfer", amount: "1,250.50" },
  cash: { way: "cash", amount: "20" },
  stock: { way: "stock", what: "Example Corp. (EXMP)", shares: "12.5" },
  fund: { way: "fund", amount: "500", sponsor: "Example Charitable Fund" },
  platform: { way: "platform", amount: "75", sponsor: "GlobalGiving" },
  goods: { way: "goods", what: "Twelve hammers and a wheelbarrow" },
};

const by = { received: "2026-02-27", language: "es", name: "Ana Roe", email: "Ana@Example.org" };

describe("gifts by hand", () => {
  const engine = useEngine();
  let settings: StorageSettings;
  let site: TestGiving;
  const openSite = async () => testGiving(await engine.open(settings));
  beforeEach(async () => {
    settings = await engine.create();
    site = await openSite();
  });

  const typed = (own: Typed, thank = true): Typed => ({
    ...by,
    ...own,
    ...(thank && { thank: "on" }),
  });
  const enter = (own: Typed, key: string, thank = true) =>
    enterByHand(site, typed(own, thank), key);
  const paidOf = async (gift: Gift) => {
    const [payment] = await site.storage.gifts.paymentsOf(gift.row);
    return { gift, payment: payment! };
  };
  const mailsOf = async (gift: Gift) => site.storage.outbox.listOfGift(gift.row);

  test("each way has its receipt's number, its e-mail and its place in the books", async () => {
    for (const way of ways) {
      const gift = await enter(sampleOf[way], `one ${way}`);
      expect(gift).toMatchObject({ state: "received", email: "ana@example.org" });
      const entries = await site.storage.gifts.entriesOf(gift.row);
      expect(entries.map(({ kind }) => kind)).toEqual(hasAmount({ way }) ? ["payment"] : []);
      const [mail, other] = await mailsOf(gift);
      expect(other).toBeUndefined();
      const isOurs = way !== "fund" && way !== "platform";
      expect(mail).toMatchObject({
        name: isOurs ? "gift-by-hand" : "gift-through-fund",
        language: "es",
      });
      const { payment } = await paidOf(gift);
      expect(mail?.attachment).toContain(payment.receiptNumber);
      const text = mail?.text ?? "";
      // No amount where none is known, and no word of a tax receipt that is another's to give.
      expect(/US\$/.test(text)).toBe(hasAmount({ way }));
      expect(text.includes("bienes ni servicios")).toBe(isOurs && way !== "check");
      expect(text.includes("Figura legal")).toBe(isOurs);
      if (way === "check")
        expect(text).toContain("Two tickets. De buena fe estimamos el valor en US$40.00");
      if (way === "stock") expect(text).toContain("12.5 acciones de Example Corp. (EXMP)");
      if (way === "goods") expect(text).toContain("Twelve hammers");
      if (way === "fund") expect(text).toContain("no un recibo para impuestos");
      expect(text).toMatch(/Destino:\s+Donde/);
      // Nobody began it on the site: staff have entered it.
      const [why = ""] = loadedContent().content.mails.frame.why.entered.es.split(".");
      expect(text).toContain(why);
    }
    expect(await site.storage.gifts.findUnbalanced()).toEqual([]);
    // A gift by card for the same address stands in one statement with it.
    const card = await site.started({ email: "ana@example.org", giftCents: 3000 });
    await site.giving.demo?.act(card.checkoutId ?? "", "pay");
    const statement = await statementOf(site.world, "ana@example.org", 2026);
    expect(statement?.receipts).toHaveLength(8);
    expect(statement?.totalCents).toBe(25_000 + 125_050 + 2000 + 3000);
    const check = async (of: Gift) => {
      const { payment } = await paidOf(of);
      return checkReceipt(site.giving, payment.receiptNumber, "10.1.1.1");
    };
    const list = await site.storage.gifts.list({ email: "ana@example.org" }, 10);
    const withWay = (way: string) => list.find(({ entered }) => entered?.way === way)!;
    expect(await check(withWay("goods"))).toMatchObject({ state: "valid", totalCents: null });
    expect(await check(withWay("fund"))).toMatchObject({ state: "thanks", totalCents: 50_000 });
  });

  test("the link to a year's statement stays good when an earlier gift is entered later", async () => {
    const late = await paidOf(await enter(sampleOf.check, "late"));
    const { link } = (await statementOf(site.world, "ana@example.org", 2026))!;
    expect(link.of).toBe(late.payment.receiptNumber);
    await enter({ ...sampleOf.cash, received: "2026-01-10" }, "early");
    await enter({ ...sampleOf.cash, received: "2025-11-10" }, "last year");
    await enter({ ...sampleOf.cash, email: "bo@example.org" }, "another's");
    expect((await statementByLink(site.giving, link))?.totalCents).toBe(27_000);
    expect(await statementByLink(site.giving, { ...link, year: 2025 })).toBeNull();
    expect(await statementByLink(site.giving, { ...link, key: "another key" })).toBeNull();
    await correctByHand(site, late.gift, typed({ ...sampleOf.check, amount: "100" }, false));
    expect((await statementByLink(site.giving, link))?.totalCents).toBe(12_000);
  });

  test("an entry corrected before its thanks have left sends one e-mail", async () => {
    const old = await enter(sampleOf.check, "a check");
    await correctByHand(site, old, typed({ ...sampleOf.check, amount: "205" }));
    const mails = await site.storage.outbox.listOfPerson("ana@example.org");
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining("205.00")]);
  });

  test("the key of one receipt opens no year of others under the same address", async () => {
    const paid = [await paidOf(await enter(sampleOf.check, "Ana's"))];
    // Nobody asks whose an address is before a gift: anybody may give a little under it.
    const card = await site.started({ email: "ana@example.org", giftCents: 500 });
    await site.giving.demo?.act(card.checkoutId ?? "", "pay");
    paid.push(await paidOf(await site.gift(card.id)));
    const wrong = await paidOf(await enter(sampleOf.cash, "a slip"));
    await withdrawByHand(site, wrong.gift, "mistake");
    const bo = await paidOf(await enter({ ...sampleOf.cash, email: "bo@example.org" }, "Bo's"));
    for (const { gift } of [...paid, wrong, bo]) {
      const [{ number: of, key } = { number: "", key: "" }] = await receiptsOf(
        site.giving,
        gift.id,
      );
      const own = { year: 2026, of, key };
      expect(await statementByLink(site.giving, own)).toBeNull();
    }
    const { link } = (await statementOf(site.world, "ana@example.org", 2026))!;
    // The key is the address's: from each of its numbers it opens the same, and from no other's.
    for (const { payment } of [...paid, wrong]) {
      const from = await statementByLink(site.giving, { ...link, of: payment.receiptNumber });
      expect(from?.totalCents).toBe(25_500);
    }
    expect(
      await statementByLink(site.giving, { ...link, of: bo.payment.receiptNumber }),
    ).toBeNull();
    expect(await statementByLink(site.giving, { ...link, of: "" })).toBeNull();
    // A donor of one address has one link, whichever process writes it.
    const again = await statementOf((await openSite()).world, "ana@example.org", 2026);
    expect(again?.link).toEqual(link);
  });

  test("who gave only through a fund or a platform gets no statement for taxes from us", async () => {
    const fund = await paidOf(await enter(sampleOf.fund, "fund"));
    await enter(sampleOf.platform, "platform");
    expect(await statementOf(site.world, "ana@example.org", 2026)).toBeNull();
    const goods = await enter(sampleOf.goods, "goods");
    const statement = await statementOf(site.world, "ana@example.org", 2026);
    expect(statement).toMatchObject({ totalCents: 0 });
    expect(statement?.receipts).toHaveLength(3);
    const link = { ...statement!.link, of: fund.payment.receiptNumber };
    expect((await statementByLink(site.giving, link))?.receipts).toHaveLength(3);
    await withdrawByHand(site, goods, "mistake");
    expect(await statementByLink(site.giving, link)).toBeNull();
  });

  test("nobody is written to without an address, or when staff said so", async () => {
    const nameless = await enter({ ...sampleOf.cash, email: "", name: "" }, "cash");
    const silent = await enter(sampleOf.cash, "silent", false);
    expect([await mailsOf(nameless), await mailsOf(silent)]).toEqual([[], []]);
    expect((await paidOf(nameless)).payment.receiptNumber).toMatch(/^LWR-/);
  });

  test("the same key enters nothing, on two processes at once as well", async () => {
    const sites = [site, await openSite()];
    const enterOn = (at: number) =>
      doDeed(atDesk(sites[at]!), giftsDeeds.enter_gift, true, typed(sampleOf.check), "press 7");
    const all = await Promise.all([0, 1, 0, 1].map(enterOn));
    expect(all.filter(({ number }) => number === undefined)).toHaveLength(3);
    // One press is one line of the record.
    expect(await site.storage.audit.list(9)).toHaveLength(1);
    expect(await totalsOf(site.giving)).toMatchObject({ giftCents: 25_000, gifts: 1 });
  });

  test("when the answer of the database is lost, the entry that was kept is the answer", async () => {
    const losing = () => {
      let isLost = false;
      const transaction: typeof site.storage.transaction = async (work) => {
        const done = await site.storage.transaction(work);
        if (isLost) return done;
        isLost = true;
        throw new StorageUnavailable("unreachable", new Error("the connection was lost"));
      };
      return { ...site, storage: { ...site.storage, transaction } };
    };
    const gift = await enterByHand(losing(), typed(sampleOf.cash), "lost");
    const again = doDeed(
      atDesk(losing()),
      giftsDeeds.enter_gift,
      true,
      typed(sampleOf.cash),
      "lost",
    );
    expect(await again).toEqual({ record: null });
    expect(await mailsOf(gift)).toHaveLength(1);
    const right = typed({ ...sampleOf.cash, amount: "30" }, false);
    expect(await correctByHand(losing(), gift, right)).toMatchObject({ giftCents: 3000 });
    await expect(correctByHand(losing(), gift, right)).rejects.toThrow(Refusal);
    expect(await totalsOf(site.giving)).toMatchObject({ giftCents: 3000, gifts: 1 });
    const record = await site.storage.audit.list(9);
    expect(record.map(({ detail }) => Object.keys(detail)[0])).toHaveLength(2);
  });

  test("nothing is entered, corrected or taken back whose line of the record cannot be written", async () => {
    const gift = await enter(sampleOf.check, "kept");
    const broken = { ...site, storage: withBroken(site.storage, "audit", "append") };
    const right = typed({ ...sampleOf.check, amount: "205" });
    for (const deed of [
      () => enterByHand(broken, typed(sampleOf.cash), "broken"),
      () => correctByHand(broken, gift, right),
      () => withdrawByHand(broken, gift, "mistake"),
    ]) {
      await expect(deed()).rejects.toThrow(StorageUnavailable);
    }
    expect(await totalsOf(site.giving)).toMatchObject({ giftCents: 25_000, gifts: 1 });
    expect(await site.storage.outbox.countByState()).toMatchObject({ waiting: 1 });
    // Done again, each is done and noted.
    await enter(sampleOf.cash, "broken");
    await withdrawByHand(site, gift, "mistake");
    const record = await site.storage.audit.list(9);
    expect(record.map(({ action }) => action)).toEqual(["withdrawn", "entered", "entered"]);
  });

  test("a correction is an entry of its own, and what was entered stays as it was", async () => {
    const wrong = await enter(sampleOf.check, "wrong");
    const old = await paidOf(wrong);
    const values = typed({ ...sampleOf.check, amount: "205", name: "Anna Roe" });
    // Twice at once by two members of staff: one of them is told.
    const sites = [site, await openSite()];
    const both = await Promise.allSettled(
      sites.map((one) => doDeed(atDesk(one), paymentDeeds.correct_gift, old, values)),
    );
    const done = both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(done).toHaveLength(1);
    const right = (await site.storage.gifts.findByReference(done[0]!.number!))!;
    expect(await site.gift(wrong.id)).toMatchObject({
      ...wrong,
      state: "withdrawn",
    });
    expect(right).toMatchObject({
      giftCents: 20_500,
      name: "Anna Roe",
      entered: { replaces: old.payment.receiptNumber },
    });
    const mail = (await mailsOf(right))[0]?.text;
    expect(mail).toContain(`Este recibo sustituye al ${old.payment.receiptNumber}`);
    expect(await totalsOf(site.giving)).toMatchObject({ giftCents: 20_500, gifts: 1 });
    const statement = await statementOf(site.world, "ana@example.org", 2026);
    expect(statement?.receipts.map(({ totalCents }) => totalCents)).toEqual([20_500]);
    const checked = await checkReceipt(site.giving, old.payment.receiptNumber, "10.1.1.1");
    expect(checked).toMatchObject({ state: "withdrawn" });
    await expect(withdrawByHand(site, wrong, "bounced")).rejects.toThrow(Refusal);
    await withdrawByHand(site, right, "bounced");
    expect(await totalsOf(site.giving)).toMatchObject({ giftCents: 0, gifts: 0 });
  });

  test("the payment provider is not asked about them", async () => {
    const gift = await enter(sampleOf.check, "of the bank");
    await reconcile(site.world);
    for (const mode of ["demonstration", "live"] as const) {
      expect(await site.storage.gifts.paymentsWithoutFee(mode, 10)).toEqual([]);
    }
    expect((await site.storage.gifts.entriesOf(gift.row))[0]?.lines).toEqual([
      { account: "gifts", cents: -25_000 },
      { account: "bank", cents: 25_000 },
    ]);
  });
});
