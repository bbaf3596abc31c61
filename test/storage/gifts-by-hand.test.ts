import { expect, test, vi } from "vitest";
import { hasAmount, ways } from "#domain/giving/entered-gift.ts";
import { isErased, type Gift } from "#domain/giving/gift.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { requestRefund, resendReceipt } from "#domain/giving/refunds.ts";
import { statementByLink } from "#domain/giving/statements.ts";
import { partLength, Refusal } from "#domain/staff/deed.ts";
import { importGifts } from "#domain/staff/gift-list.ts";
import { eraseAlone, giftEntryDeeds, resend } from "#domain/staff/entry-deeds.ts";
import { personDeeds } from "#domain/staff/house-deeds.ts";
import { exportPerson } from "#domain/staff/records.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { loadedContent } from "#reader/load.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { demoOn, openSite, site } from "./demo-on.ts";

const email = "ana@example.org";
const by = { received: "2026-02-27", language: "es", name: "Ana Roe", email: "Ana@Example.org" };
const thank = { thank: "on" };

const typed: Readonly<Record<(typeof ways)[number], Typed>> = {
  check: { ...by, way: "check", amount: "250", in_return: "Two tickets", in_return_value: "40" },
  transfer: { ...by, way: "transfer", amount: "1,250.50" },
  cash: { ...by, way: "cash", amount: "20" },
  stock: { ...by, way: "stock", what: "Example Corp. (EXMP)", shares: "12.5" },
  fund: { ...by, way: "fund", amount: "500", sponsor: "Example Charitable Fund" },
  platform: { ...by, way: "platform", amount: "75", sponsor: "GlobalGiving" },
  goods: { ...by, way: "goods", what: "Twelve hammers and a wheelbarrow" },
};

demoOn();

const numberOf = async (gift: Gift) => (await site.onlyPayment(gift)).receiptNumber;
const atDeskOn = (storage: Storage) => atDesk({ giving: site.giving, storage });
const enterOn = (storage: Storage, own: Typed, key: string) =>
  doDeed(atDeskOn(storage), giftEntryDeeds.enter, true, own, key);

const ownWords: Partial<Record<(typeof ways)[number], string>> = {
  check: "Two tickets. De buena fe estimamos el valor en US$40.00",
  stock: "12.5 acciones de Example Corp. (EXMP)",
  goods: "Twelve hammers",
  fund: "no un recibo para impuestos",
};

const cards = { secretKey: "sk_live_1234", webhookSecrets: [], apiUrl: "https://away.example" };

test.for(ways)("a gift by %s has its receipt number, its e-mail and its books", async (way) => {
  const real = await testGiving(site.storage, { kind: "stripe", ...cards });
  const gift = await real.enter({ ...typed[way], ...thank });
  expect(gift).toMatchObject({ state: "received", email });
  expect((await site.booksOf(gift)).map(([kind]) => kind)).toEqual(
    hasAmount({ way }) ? ["payment"] : [],
  );
  const [mail, other] = await site.mailsOf(gift);
  expect(other).toBeUndefined();
  const isOurs = way !== "fund" && way !== "platform";
  const name = isOurs ? "gift-by-hand" : "gift-through-fund";
  expect(mail).toMatchObject({ name, language: "es" });
  expect(mail?.attachment).toContain(await numberOf(gift));
  const text = mail?.text ?? "";
  // No amount where none is known, and no tax receipt that another organization gives.
  expect(/US\$/.test(text)).toBe(hasAmount({ way }));
  expect(text.includes("bienes ni servicios")).toBe(isOurs && way !== "check");
  expect(text.includes("Figura legal")).toBe(isOurs);
  expect(text).toContain(ownWords[way] ?? "");
  expect(text).toMatch(/Destino:\s+Donde/);
  const { why } = loadedContent().content.mails.frame;
  expect(text).toContain(why.entered.es);
  const [trial] = await site.mailsOf(await site.enter({ ...typed[way], ...thank }));
  expect(trial!.text).toContain(why.trial.es);
  expect(/US\$/.test(trial!.text)).toBe(hasAmount({ way }));
  const [next] = await real.mailsOf(await real.correct(gift, { ...typed[way], ...thank }));
  expect(next?.text).toMatch(/sustituye a(l| la) LWR-.*, que ya no vale/);
});

test("gifts of all ways are in one statement with a gift by card for the same address", async () => {
  for (const way of ways) await site.enter(typed[way], way);
  await site.paidGift({ email, giftCents: 3000 });
  const statement = await site.statementOf(email);
  expect(statement?.receipts).toHaveLength(8);
  expect(statement?.totalCents).toBe(25_000 + 125_050 + 2000 + 3000);
  expect(await site.storage.gifts.findUnbalanced()).toEqual([]);
  const list = await site.storage.gifts.list({ email }, 10);
  const checked = async (way: string) =>
    site.checkReceipt(await numberOf(list.find(({ entered }) => entered?.way === way)!));
  expect(await checked("goods")).toMatchObject({ state: "valid", totalCents: null });
  expect(await checked("fund")).toMatchObject({ state: "thanks", totalCents: 50_000 });
});

test("the link to a year's statement stays good when an earlier gift is entered later", async () => {
  const late = await site.enter(typed.check);
  const { link } = (await site.statementOf(email))!;
  expect(link.of).toBe(await numberOf(late));
  await site.enter({ ...typed.cash, received: "2026-01-10" });
  await site.enter({ ...typed.cash, received: "2025-11-10" });
  await site.enter({ ...typed.cash, email: "bo@example.org" });
  const opened = async (own = {}) =>
    (await statementByLink(site.giving, { ...link, ...own }))?.totalCents;
  expect(await opened()).toBe(27_000);
  expect(await opened({ year: 2025 })).toBeUndefined();
  expect(await opened({ key: "another key" })).toBeUndefined();
  await site.correct(late, { ...typed.check, amount: "100" });
  expect(await opened()).toBe(12_000);
});

test("the key of one receipt opens no year of others under the same address", async () => {
  const wrong = await site.enter(typed.cash);
  const bo = await site.enter({ ...typed.cash, email: "bo@example.org" });
  // Nobody checks who owns an address before a gift: anybody may give under it, and much with a stolen card.
  const hers = [
    await site.enter(typed.check),
    await site.paidGift({ email, giftCents: 50_000, name: "A stranger", language: "en" }),
    wrong,
  ];
  await site.withdraw(wrong, "mistake");
  await site.refund(hers[1]!, 50_000);
  const { link, donor, language } = (await site.statementOf(email))!;
  expect([donor.name, language]).toEqual(["Ana Roe", "es"]);
  const opened = (own: object) => statementByLink(site.giving, { ...link, ...own });
  for (const gift of [...hers, bo]) {
    const { number, key } = await site.receiptOf(gift);
    expect(await opened({ of: number, key })).toBeNull();
  }
  // The key is the address's: with each of its numbers it opens the same, and with no other's.
  for (const gift of hers)
    expect(await opened({ of: await numberOf(gift) })).toMatchObject({ totalCents: 25_000 });
  for (const of of [await numberOf(bo), ""]) expect(await opened({ of })).toBeNull();
  // A donor of one address has one link, whichever process writes it.
  expect((await (await openSite()).statementOf(email))?.link).toEqual(link);
});

test("a donor through funds and platforms alone gets no statement for taxes from us", async () => {
  const fund = await site.enter(typed.fund);
  await site.enter(typed.platform);
  expect(await site.statementOf(email)).toBeNull();
  const goods = await site.enter(typed.goods);
  const statement = await site.statementOf(email);
  expect(statement).toMatchObject({ totalCents: 0 });
  const link = { ...statement!.link, of: await numberOf(fund) };
  expect((await statementByLink(site.giving, link))?.receipts).toHaveLength(3);
  await site.withdraw(goods, "mistake");
  expect(await statementByLink(site.giving, link)).toBeNull();
});

test("nobody gets an e-mail without an address", async () => {
  const nameless = await site.enter({ ...typed.cash, ...thank, email: "", name: "" });
  expect(await site.mailsOf(nameless)).toEqual([]);
  expect(await numberOf(nameless)).toMatch(/^LWR-/);
});

test("the same key on two processes at once enters one gift and one line of the record", async () => {
  const storages = [site.storage, (await openSite()).storage];
  const all = await Promise.all(
    [0, 1, 0, 1].map((at) => enterOn(storages[at]!, typed.check, "press 7")),
  );
  expect(new Set(all.map(({ number }) => number)).size, "one answer").toBe(1);
  expect(await site.storage.audit.list(9)).toHaveLength(1);
  expect(await site.totals()).toMatchObject({ giftCents: 25_000, gifts: 1 });
});

test("a gift that another person has entered already is entered again after a tick only", async () => {
  const { reference } = await site.enter(typed.check, "one");
  const other = { ...typed.check, name: "ana roe", email: "" };
  const refused = { reason: "like_another", values: { number: reference } };
  await expect(enterOn(site.storage, other, "two")).rejects.toMatchObject(refused);
  await enterOn(site.storage, { ...other, amount: "251" }, "three");
  await enterOn(site.storage, { ...other, way: "transfer" }, "way");
  await expect(enterOn(site.storage, { ...typed.check, name: "" }, "e")).rejects.toThrow(Refusal);
  await site.enter(typed.stock, "stock");
  await enterOn(site.storage, { ...typed.stock, shares: "13" }, "shares");
  await enterOn(site.storage, { ...other, again: "on" }, "two");
  expect(await site.totals()).toMatchObject({ gifts: 4 });
});

test("a long list lets another process write between its parts, each with its line of the record", async () => {
  const other = (await openSite()).storage;
  let slip: Promise<unknown> | undefined;
  const storage: Storage = {
    ...site.storage,
    transaction: (work) => {
      const working = site.storage.transaction(work);
      slip ??= enterOn(other, typed.cash, "slip");
      return working;
    },
  };
  const rows = Array.from({ length: 2 * partLength + 1 }, () => "2026-02-03,cash,20,en");
  const list = ["received,way,amount,language", ...rows].join("\n");
  const enterList = () => doDeed(atDeskOn(storage), importGifts, true, { list, sure: "on" });
  await enterList();
  await Promise.all([slip, enterList()]);
  expect(await site.totals()).toMatchObject({ gifts: rows.length + 1 });
  const record = await site.storage.audit.list(9);
  const parts = record.map(({ detail }) => (detail["way"] === "file" ? detail["gifts"] : "slip"));
  expect(parts[0], "the newest").toBe(1);
  expect(parts.toSorted()).toEqual([1, partLength, partLength, "slip"]);
});

test("an entry is found when the database's answer to it was lost", async () => {
  const losing = () => {
    let isLost = false;
    const transaction: Storage["transaction"] = async (work) => {
      const done = await site.storage.transaction(work);
      if (isLost) return done;
      isLost = true;
      throw new StorageUnavailable("unreachable", new Error("the connection was lost"));
    };
    return { ...site.storage, transaction };
  };
  const { number } = await enterOn(losing(), { ...typed.cash, ...thank }, "lost");
  const gift = (await site.storage.gifts.find(number!, "reference"))!;
  const again = await enterOn(losing(), { ...typed.cash, ...thank }, "lost");
  expect(again).toEqual({ record: null, number });
  expect(await site.mailsOf(gift)).toHaveLength(1);
  const paid = await site.paidOf(gift);
  const right = { ...typed.cash, amount: "30" };
  const correct = () => doDeed(atDeskOn(losing()), giftEntryDeeds.correct, paid, right);
  expect(await correct()).toHaveProperty("number");
  await expect(correct()).rejects.toThrow(Refusal);
  expect(await site.totals()).toMatchObject({ giftCents: 3000, gifts: 1 });
  expect(await site.storage.audit.list(9)).toHaveLength(2);
});

test("nothing changes whose line of the record cannot be written", async () => {
  const gift = await site.enter({ ...typed.check, ...thank });
  const paid = await site.paidOf(gift);
  const broken = withBroken(site.storage, "audit", "append");
  const { correct, withdraw } = giftEntryDeeds;
  const slip = { because: "mistake", sure: "on" };
  const right = { ...typed.check, amount: "205" };
  for (const deed of [
    () => enterOn(broken, { ...typed.cash, ...thank }, "broken"),
    () => doDeed(atDeskOn(broken), correct, paid, right),
    () => doDeed(atDeskOn(broken), withdraw, paid, slip),
  ])
    await expect(deed()).rejects.toThrow(StorageUnavailable);
  expect(await site.totals()).toMatchObject({ giftCents: 25_000, gifts: 1 });
  expect(await site.storage.outbox.countByState()).toMatchObject({ waiting: 1 });
  await enterOn(site.storage, typed.cash, "broken");
  await site.withdraw(gift, "mistake");
  const record = await site.storage.audit.list(9);
  expect(record.map(({ action }) => action)).toEqual(["withdrawn", "entered", "entered"]);
});

test("a correction is an entry of its own beside the withdrawn first entry", async () => {
  const wrong = await site.enter({ ...typed.check, ...thank });
  const old = await site.paidOf(wrong);
  const values = { ...typed.check, ...thank, amount: "205", name: "Anna Roe" };
  // Two members of staff correct it at once: one of them is refused.
  const both = await Promise.allSettled(
    [site.storage, (await openSite()).storage].map((storage) =>
      doDeed(atDeskOn(storage), giftEntryDeeds.correct, old, values),
    ),
  );
  const [done, ...others] = both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(others).toEqual([]);
  const right = (await site.storage.gifts.find(done!.number!, "reference"))!;
  expect(await site.gift(wrong.id)).toMatchObject({ ...wrong, state: "withdrawn" });
  const replaces = old.payment.receiptNumber;
  expect(right).toMatchObject({ giftCents: 20_500, name: "Anna Roe", entered: { replaces } });
  // The thanks for the first entry had not left, and leave no more.
  const mails = await site.storage.outbox.listOfPerson(email);
  const { number } = await site.receiptOf(right);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
  expect(await site.totals()).toMatchObject({ giftCents: 20_500, gifts: 1 });
  const statement = await site.statementOf(email);
  expect(statement?.receipts.map(({ totalCents }) => totalCents)).toEqual([20_500]);
  expect(await site.checkReceipt(replaces)).toMatchObject({ state: "withdrawn" });
  expect(await requestRefund(site.giving, wrong.id, replaces)).toBe("too_late");
  expect(await resendReceipt(site.giving, wrong.id, replaces)).toBe("unknown");
  expect(await site.receiptsOf(wrong)).toMatchObject([{ mayBeRefunded: false }]);
  await site.withdraw(right, "bounced");
  expect(await site.totals()).toMatchObject({ giftCents: 0, gifts: 0 });
});

test("a donor is told once that a receipt is void, and why", async () => {
  const on = await site.paidOf(await site.enter({ ...typed.check, ...thank }));
  const { withdraw } = giftEntryDeeds;
  const first = () => withdraw.first!(atDesk(site), on, {});
  expect(await first()).toEqual({ tell: "" });
  const [thanks] = await site.dueMails();
  expect(await first()).toEqual({ tell: "on" });
  await site.storage.outbox.markSent(thanks!, site.clock.now());
  await doDeed(atDesk(site), resend, on, {});
  expect(await first()).toEqual({ tell: "on" });
  await site.storage.outbox.dropUnsent(email, {});
  await doDeed(atDesk(site), withdraw, on, { because: "mistake", tell: "on", sure: "on" });
  const [sent, mail, ...others] = await site.mailsOf(on.gift);
  expect([sent?.state, mail?.name, others]).toEqual(["sent", "gift-withdrawn", []]);
  expect(mail!.text).toMatch(/^Por error registramos .* usted tiene de él, LWR-/m);
  expect(mail!.text.match(/LWR-/g)).toHaveLength(1);
  // Old receipts are erased, and what waits is none.
  await site.storage.outbox.eraseOld(new Date("2027-01-01"));
  expect(await first()).toEqual({ tell: "on" });
});

test("an entry with another address is erased with the person of its correction", async () => {
  const wrong = await site.enter({ ...typed.check, email: "ana@exmple.org", note: "A widow" });
  await site.correct(wrong, typed.check);
  await doDeed(atDesk(site), personDeeds.erase_person, email, { sure: "on" });
  const erased = { email: "", name: "", staffNote: "" };
  expect(await site.gift(wrong.id)).toMatchObject(erased);
  const [written, others] = [await site.enter(typed.check), await site.enter(typed.check)];
  const alone = { ...typed.check, email: "", name: "ana Roé" };
  const corrected = await site.correct(written, alone);
  const pedros = await site.correct(others, { ...alone, name: "Pedro Tun" });
  const gifts = [written, others, corrected].map(({ reference }) => ({ reference }));
  const { person } = await exportPerson(atDesk(site), email);
  expect(person).toMatchObject({ gifts, payments: [{}, {}, {}] });
  const other = { ...typed.check, email: "juana@example.org" };
  const [namesakes] = [await site.enter(other), await site.enter(other)];
  await site.correct(namesakes, typed.check);
  const done = await doDeed(atDesk(site), personDeeds.erase_person, email, { sure: "on" });
  expect(done.record).toEqual(["erased", { gifts: 4 }]);
  expect(await site.gift(namesakes.id)).toMatchObject({ email: other.email });
  expect(await site.gift(corrected.id)).toMatchObject(erased);
  expect(await site.gift(pedros.id)).toMatchObject({ name: "Pedro Tun" });
  const his = await doDeed(atDesk(site), eraseAlone, pedros, { sure: "on" });
  expect(his.record).toEqual(["erased", { gifts: 1, gift: pedros.reference }]);
  const first = await site.enter(alone);
  const next = await site.correct(first, { ...alone, amount: "90" });
  const nameless = { ...alone, name: "", note: "Ana called" };
  const [last, called] = [await site.correct(next, nameless), await site.enter(nameless)];
  for (const on of [next, called]) await doDeed(atDesk(site), eraseAlone, on, { sure: "on" });
  for (const { id } of [first, next, last, called])
    expect(await site.gift(id)).toMatchObject(erased);
});

test("a correction's form brings nobody back who was erased since it was opened", async () => {
  const own = { ...typed.cash, name: "" };
  const { id } = await site.enter(own);
  const paid = await site.paidOf(await site.gift(id));
  const { seen = "" } = await giftEntryDeeds.correct.first!(atDesk(site), paid, {});
  vi.spyOn(site.storage.rateLimits, "count").mockImplementationOnce(() =>
    site.storage.erasePerson(email).then(() => [1]),
  );
  await resendReceipt(site.giving, id, paid.payment.receiptNumber);
  for (const late of [
    async () => site.correct(await site.gift(id), { ...own, seen }),
    () => doDeed(atDesk(site), giftEntryDeeds.correct, paid, own),
    () => doDeed(atDesk(site), giftEntryDeeds.withdraw, paid, { because: "mistake", sure: "on" }),
    () => doDeed(atDesk(site), resend, paid),
  ])
    await expect(late()).rejects.toThrow("entry_changed");
  expect(await site.mailNamesOf(paid.gift)).toEqual([]);
  const next = await site.correct(await site.gift(id), { ...own, email: "", note: "Ana called" });
  expect(isErased(next)).toBe(true);
  await doDeed(atDesk(site), eraseAlone, next, { sure: "on" });
});

test("the payment provider is not asked about a gift by hand", async () => {
  const gift = await site.enter(typed.check);
  await reconcile(site.giving);
  for (const mode of ["demonstration", "live"] as const)
    expect(await site.storage.gifts.paymentsWithoutFee(mode, 10)).toEqual([]);
  expect(await site.booksOf(gift)).toEqual([["payment", { gifts: -25_000, bank: 25_000 }]]);
});
