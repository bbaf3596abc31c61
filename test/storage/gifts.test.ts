import { expect, onTestFinished, test } from "vitest";
import { cardFeeOf } from "#domain/giving/money.ts";
import { goalSum } from "#domain/giving/goals.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { statementByLink } from "#domain/giving/statements.ts";
import { resumedGift } from "#domain/giving/unfinished-gift.ts";
import { changeLists } from "../fakes/change-content.ts";
import { sampleGoal } from "../fakes/goals.ts";
import { refund, subscription } from "../fakes/stripe-objects.ts";
import { minute, day } from "../fakes/samples.ts";
import { attempt, solarKit, visitor, dedication, testGiving } from "../fakes/test-giving.ts";
import { givingOn, openSite, site, stripe } from "./giving-on.ts";

givingOn();

const luz = { email: "luz@example.org" };

test("ten presses at once on two processes make one gift", async () => {
  const other = await openSite();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? site : other).begin(luz, attempt("one"))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.kind).toBe("redirect");
  expect(stripe.sessions.size).toBe(1);
  expect(await site.storage.gifts.count({})).toBe(1);
});

test("a double press without script makes one gift within ten minutes of any clock", async () => {
  const first = await site.begin(luz, visitor);
  const stranger = { ...visitor, clientAddress: "198.51.100.7" };
  expect(await site.begin(luz, stranger)).not.toEqual(first);
  site.clock.pass(9 * minute);
  expect(await site.begin(luz, visitor)).toEqual(first);
  site.clock.pass(2 * minute);
  expect(await site.begin(luz, visitor)).not.toEqual(first);
});

test("a lost answer of Stripe makes one gift", async () => {
  stripe.trouble("drops");
  expect(await site.begin(luz, attempt("slow"))).toMatchObject({ kind: "unavailable" });
  expect(site.reports).toHaveLength(1);
  stripe.trouble(null);
  const gift = await site.started(luz, attempt("slow"));
  const events = stripe.pay(gift.checkoutId ?? "", site.clock.now());
  await site.deliver([...events, ...events]);
  expect(stripe.sessions.size).toBe(1);
  expect(await site.storage.gifts.count({})).toBe(1);
  expect(await site.booksOf(gift)).toHaveLength(1);
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt"]);
  // A late third press leads to the gift that was made.
  expect(await site.begin(luz, attempt("slow"))).toMatchObject({
    kind: "redirect",
    url: `/es/donate/status/${gift.id}`,
  });
});

test("a payment page that was left until it closed is replaced by a new gift", async () => {
  const first = await site.started(luz, attempt("yesterday"));
  await site.tell("checkout.session.expired", { ...site.checkoutOf(first), status: "expired" });
  expect((await site.gift(first.id)).state).toBe("expired");
  const second = await site.started(luz, attempt("yesterday"));
  expect(second.id).not.toBe(first.id);
  expect(second.state).toBe("started");
  expect((await site.started(luz, attempt("yesterday"))).id).toBe(second.id);
});

test("the donor hears of a slow bank's refusal without a change in the books", async () => {
  const gift = await site.started({ giftCents: 4000 });
  await site.tellPaid(gift, { payment_status: "unpaid" });
  expect(await site.gift(gift.id)).toMatchObject({ state: "waiting" });
  expect([await site.booksOf(gift), await site.mailsOf(gift)]).toEqual([[], []]);
  await site.work(4 * day);
  await site.tell("checkout.session.async_payment_failed", site.checkoutOf(gift));
  expect(await site.gift(gift.id)).toMatchObject({ state: "failed", checkoutUrl: null });
  expect(await site.booksOf(gift)).toEqual([]);
  const [mail, other] = await site.mailsOf(gift);
  expect([mail?.name, other]).toEqual(["gift-failed", undefined]);
  // The link fills in the form once more, although the one from the payment page has ended.
  const key = /resume=(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(await resumedGift(site.giving, key)).toMatchObject({ kind: "open" });
  const reminded = await site.started({ wantsReminder: true });
  await site.tellPaid(reminded, { payment_status: "unpaid" });
  await site.tell("checkout.session.async_payment_failed", site.checkoutOf(reminded));
  expect((await site.gift(reminded.id)).resumeUntil).toEqual(reminded.resumeUntil);
  const monthly = await site.started({ interval: "monthly" });
  await site.tellPaid(monthly, { payment_status: "unpaid" });
  const metadata = site.checkoutOf(monthly)["metadata"] as Record<string, string>;
  const order = { mode: "subscription", amount: 5500, metadata } as const;
  const ended = { ...subscription(order, site.clock.now()), status: "canceled" };
  await site.tell("customer.subscription.deleted", ended);
  expect(await site.gift(monthly.id)).toMatchObject({ state: "waiting", recurring: "stopped" });
  expect(await site.mailNamesOf(monthly)).not.toContain("gift-failed");
});

test("missed webhooks and fees are fetched once an hour on the whole site", async () => {
  const once = await site.started({ giftCents: 5500 });
  const monthly = await site.started({ interval: "monthly", giftCents: 3500 });
  for (const { checkoutId } of [once, monthly]) stripe.pay(checkoutId ?? "", site.clock.now());
  const other = await openSite();
  await Promise.all([site.work(), other.work()]);
  expect(await site.gift(once.id)).toMatchObject({ state: "received" });
  expect(await site.gift(monthly.id)).toMatchObject({ state: "received", recurring: "active" });
  const kept = cardFeeOf(5500, site.giving.cardFee);
  expect(await site.booksOf(once)).toEqual([
    ["fee", { provider: -kept, card_fees: kept }],
    ["payment", { provider: 5500, gifts: -5500 }],
  ]);
  expect(await site.booksOf(monthly)).toHaveLength(2);
  const again = { seen: stripe.events.length, missed: 0, fees: 0 };
  const well = { problems: [], unclaimed: [], unbalanced: [] };
  expect(await reconcile(site.giving)).toEqual({ ...again, ...well });
  expect(await site.deliver(stripe.events)).toEqual(stripe.events.map(() => "known"));
});

test("public sums name purposes and years, without a person", async () => {
  await site.paidGift({ giftCents: 15_000, designation: solarKit });
  const back = await site.paidGift({ giftCents: 2500 });
  // Half past five in the morning in London is still last year's evening in Comalapa.
  site.clock.set(new Date("2027-01-01T05:30:00Z"));
  await site.paidGift({ giftCents: 2500 });
  site.clock.set(new Date("2027-01-01T06:30:00Z"));
  await site.paidGift({ giftCents: 1000, coversFee: true, designation: solarKit });
  expect(await site.totals()).toEqual({
    giftCents: 21_000,
    gifts: 4,
    byDesignation: [
      { designation: solarKit, giftCents: 16_000, gifts: 2 },
      { designation: null, giftCents: 5000, gifts: 2 },
    ],
    byYear: [
      { year: 2027, giftCents: 1000, gifts: 1 },
      { year: 2026, giftCents: 20_000, gifts: 3 },
    ],
    mode: "live",
  });
  // A refund in the new year is the old year's, whose gift it was.
  const { paymentId } = await site.onlyPayment(back);
  await site.tell("refund.created", refund(paymentId, 2500, site.clock.now()));
  const byYear = [
    { year: 2027, giftCents: 1000, gifts: 1 },
    { year: 2026, giftCents: 17_500, gifts: 2 },
  ];
  expect(await site.totals()).toMatchObject({ giftCents: 18_500, gifts: 3, byYear });
});

const march = sampleGoal("roof", { starts_on: "2026-03-01", ends_on: "2026-03-31" });
const label = { en: "The roof", es: "El techo" };
const giveAt = (moment: string, giftCents: number) => {
  site.clock.set(new Date(moment));
  return site.paidGift({ giftCents, designation: { id: "goal:roof", label } });
};
const raised = async () => Object.values(await goalSum(site.giving, march));

// Its sum less what went back is compared with the ledger in gifts-order.test.ts.
test("a goal counts the days in Guatemala, the last one whole, and later refunds", async () => {
  await giveAt("2026-03-01T05:59:00Z", 1_000);
  await giveAt("2026-03-01T06:01:00Z", 2_000);
  const last = await giveAt("2026-04-01T05:58:00Z", 4_000);
  const late = await giveAt("2026-04-01T06:01:00Z", 8_000);
  expect(await raised()).toEqual([6_000, 2]);
  for (const gift of [last, late]) await site.refund(gift, 1_000);
  expect(await raised()).toEqual([5_000, 2]);
  await site.refund(last, 3_000);
  expect(await raised()).toEqual([2_000, 1]);
});

test("a goal and a closed year count each entry by staff once, even after a late correction", async () => {
  onTestFinished(changeLists({ goals: [sampleGoal("roof")] }));
  const check = { received: "2026-03-01", way: "check", language: "en", for: "goal:roof" };
  const gift = await site.enter({ ...check, amount: "250" });
  expect(await raised()).toEqual([25_000, 1]);
  site.clock.set(new Date("2027-05-01T12:00:00Z"));
  await site.correct(gift, { ...check, amount: "205" });
  expect(await raised()).toEqual([20_500, 1]);
  expect((await site.totals()).byYear).toEqual([{ year: 2026, giftCents: 20_500, gifts: 1 }]);
});

test("gifts from before the live keys do not stop the hourly work", async () => {
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

test("a payment unknown to Stripe is reported to staff without holding up other fees", async () => {
  const [one, other] = [await site.paidGift(), await site.paidGift()];
  const { paymentId } = await site.onlyPayment(one);
  stripe.intents.delete(paymentId);
  const found = await reconcile(site.giving);
  expect(found).toMatchObject({ fees: 1, problems: [expect.stringContaining(paymentId)] });
  expect(await site.booksOf(other)).toHaveLength(2);
  const checks = await site.storage.gifts.checks();
  expect(checks.find(({ what }) => what === "books")).toMatchObject({ problem: "" });
  expect(checks.find(({ what }) => what === "fees")?.problem).toContain("resource_missing");
});

test("a gift of test keys is no receipt and in no public sum, then or later", async () => {
  const trying = await openSite("test");
  const gift = await trying.paidGift({ dedication });
  expect(gift).toMatchObject({ state: "received", mode: "test" });
  const { number } = await trying.receiptOf(gift);
  for (const each of [trying, site]) {
    expect(await each.receiptOf(gift)).toMatchObject({ mode: "test" });
    expect(await each.totals()).toMatchObject({ giftCents: 0, gifts: 0 });
  }
  expect(await trying.checkReceipt(number)).toMatchObject({ mode: "test" });
  const [mail] = await trying.mailsOf(gift);
  expect(mail?.subject + mail!.text).toMatch(/^No es un recibo.*nada de esto se puede deducir/s);
  expect(mail?.text).not.toMatch(/EIN|Figura legal|ha llegado|su recibo|501\(c/);
  await site.paidGift({ email: gift.email });
  const { link } = (await trying.statementOf(gift.email))!;
  expect(await statementByLink(trying.giving, link)).not.toBeNull();
  expect(await statementByLink(site.giving, link)).toBeNull();
});

test("a gift that moved no money writes to nobody but its giver", async () => {
  const trial = await testGiving(site.storage);
  const tested = await openSite("test");
  const gifts = [await trial.paidGift({ dedication }), await tested.paidGift({ dedication })];
  const begun = await tested.started({ wantsReminder: true });
  for (const each of [trial, site]) await each.work(2 * day);
  expect(await site.mailsOf(begun)).toEqual([]);
  for (const gift of gifts) {
    const to = (await trial.mailsOf(gift)).map((mail) => mail.to);
    expect(to).toEqual([{ email: gift.email }]);
  }
});
