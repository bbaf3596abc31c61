import { expect, test } from "vitest";
import type { BeginAnswer } from "#domain/giving/begin-gift.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { receiveWebhook } from "#domain/giving/take-event.ts";
import { fewOrMany } from "../endurance.ts";
import { minute } from "../fakes/samples.ts";
import { invoice, stripeEvent } from "../fakes/stripe-objects.ts";
import { attempt, byProgram } from "../fakes/test-giving.ts";
import { givingOn, site, stripe } from "./giving-on.ts";

const many = fewOrMany(120, 1000);
const fewer = fewOrMany(40, 150);
const neighbours = fewOrMany(60, 200);
const atOnce = 5;
/** The payment pages that an attacked site opens must stay below this. */
const mostPages = 20;

givingOn();

const isOpen = (gift: Gift) => site.checkoutOf(gift)["status"] === "open";
/** A card is refused on the gift's page, unless the page is closed. */
const decline = async ({ checkoutId }: Gift) => {
  const event = stripe.decline(checkoutId ?? "", site.clock.now());
  if (event) await site.deliver([event]);
};
const kindOf = async (giftCents: number) => (await site.begin({ giftCents })).kind;

/** Tries stolen cards as fast as it goes, with made-up addresses: the bank refuses one card on each page that opens. */
async function attack(networks: number, tries: number) {
  const answers: BeginAnswer[] = [];
  for (let from = 0; from < tries; from += atOnce) {
    const group = Array.from({ length: atOnce }, (_, more) => {
      const at = from + more;
      const clientAddress = `198.${at % networks}.100.9`;
      const own = { giftCents: 5500, email: `bot${at}@example.com` };
      return site.begin(own, { clientAddress, ...attempt(`bot ${at}`) });
    });
    const begun = await Promise.all(group);
    for (const answer of begun)
      if (answer.kind === "redirect") await decline(await site.gift(answer.giftId));
    answers.push(...begun);
    site.clock.pass(1000);
  }
  return answers;
}

test("an overheard webhook is taken again for five minutes", async () => {
  const now = site.clock.now();
  const event = site.event("product.created", { id: "prod_1", object: "product" });
  const { rawBody, signature } = stripe.sign(event, now);
  const sendAgain = async () => (await receiveWebhook(site.giving, rawBody, signature)).status;
  site.clock.pass(5 * minute);
  expect(await sendAgain()).toBe(200);
  site.clock.pass(1000);
  expect(await sendAgain()).toBe(400);
});

test("an attack is limited to larger gifts and one unpaid page per network", async () => {
  const networks = 50;
  const answers = await attack(networks, many);
  const pages = stripe.sessions.size;
  expect(pages).toBeLessThanOrEqual(mostPages + networks);
  expect(answers.filter(({ kind }) => kind === "redirect")).toHaveLength(pages);
  const raised = { kind: "too_little", leastCents: 500, isRaised: true };
  expect(await site.begin({ giftCents: 100 })).toEqual(raised);
  expect((await site.begin({}, byProgram)).kind).toBe("later");
  const person = await site.started({ giftCents: 2500 });
  await site.pay(person);
  site.clock.pass(61 * minute);
  expect(await kindOf(100)).toBe("redirect");
});

test("an attack from few networks closes the site to nobody but them", async () => {
  await attack(2, fewer);
  expect(stripe.sessions.size).toBeLessThanOrEqual(mostPages);
  expect(await kindOf(100)).toBe("redirect");
  // Autofill fills a honeypot as well: that alone shuts nobody out.
  expect((await site.begin({}, byProgram)).kind).toBe("redirect");
});

test(`${neighbours} gifts an hour from one address are all let through`, async () => {
  const typing: Gift[] = [];
  for (let at = 0; at < neighbours; at += 1) {
    const giftCents = at % 5 === 0 ? 100 : 5500;
    const gift = await site.started({ giftCents }, { clientAddress: "203.0.113.30" });
    typing.push(gift);
    // A bank says no to every ninth first card; every eighth donor leaves without giving.
    if (at % 9 === 0) await decline(gift);
    site.clock.pass((57 * minute) / neighbours);
    // Twelve people are typing their cards at any time.
    const done = typing.length > 12 ? typing.shift() : undefined;
    if (done && at % 8 > 0) await site.pay(done);
  }
});

test("a stranger's tries with a donor's address do not stop the donor", async () => {
  const luz = { email: "luz@example.org" };
  const clientAddress = "198.51.100.9";
  for (let at = 0; at < 41; at += 1) await site.begin(luz, { clientAddress, ...attempt(`${at}`) });
  expect((await site.begin(luz, { clientAddress, ...attempt("last") })).kind).toBe("later");
  expect((await site.begin(luz)).kind).toBe("redirect");
});

test("many donors in a minute from as many networks are all let through", async () => {
  for (let at = 0; at < 12; at += 1) await site.started({ giftCents: 100 });
  // A donor who decides on another amount opens another page.
  for (let at = 0; at < 6; at += 1)
    await site.started({ email: "luz@example.org", giftCents: 1000 + at });
});

/** Refusals of the first month of a monthly gift: Stripe names the page, or in older accounts an invoice. */
const refusals = {
  page: decline,
  invoice: (gift: Gift) => {
    const { metadata } = site.checkoutOf(gift);
    const sub = { id: `sub_${gift.row}`, object: "subscription", metadata };
    return site.deliver([stripeEvent("invoice.payment_failed", invoice(sub, 0), site.clock.now())]);
  },
};

test.for([
  ["once", "page"],
  ["monthly", "page"],
  ["monthly", "invoice"],
] as const)("a %s gift closes after five cards refused by its %s", async ([interval, by]) => {
  const gift = await site.started({ interval });
  const openFor = Number(site.checkoutOf(gift)["expires_at"]) - site.clock.now().getTime() / 1000;
  expect([openFor >= 30 * 60, openFor <= 60 * 60]).toEqual([true, true]);
  const refuse = () => refusals[by](gift);
  for (let card = 0; card < 4; card += 1) await refuse();
  expect(await site.gift(gift.id)).toMatchObject({ state: "failed" });
  expect(isOpen(gift)).toBe(true);
  const lucky = await site.started({ interval });
  await decline(lucky);
  expect((await site.gift(lucky.id)).checkoutUrl).toBe(lucky.checkoutUrl);
  expect(await site.pay(lucky)).toMatchObject({ state: "received" });
  expect(await site.mailNamesOf(lucky)).toEqual(["gift-receipt"]);
  await refuse();
  expect(isOpen(gift)).toBe(false);
  // Nobody is led to a closed page, even before Stripe reports it.
  expect(await site.gift(gift.id)).toMatchObject({ state: "failed", checkoutUrl: null });
});

test("a payment page that is about to close is given to nobody", async () => {
  const press = () => site.started({ email: "luz@example.org" }, attempt("k"));
  const first = await press();
  site.clock.pass(20 * minute);
  expect((await press()).id).toBe(first.id);
  site.clock.pass(20 * minute);
  expect((await press()).id).not.toBe(first.id);
});

test("an amount that is no gift for a page opens none", async () => {
  expect(await kindOf(2_500_001)).toBe("person");
  for (const cents of [0, 99, -500, 10.5, Number.NaN])
    expect(await kindOf(cents)).toBe("too_little");
  expect(stripe.sessions.size).toBe(0);
  expect(await kindOf(2_500_000)).toBe("redirect");
});
