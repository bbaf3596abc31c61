import { receiveWebhook } from "#domain/giving/receive-event.ts";
import { afterAll, describe, expect, test } from "vitest";
import type { Gift } from "#domain/giving/gift.ts";
import type { BeginAnswer } from "#domain/giving/begin-gift.ts";
import { fewOrMany } from "../endurance.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import { invoice, stripeEvent, type StripeObject } from "../fakes/stripe-objects.ts";
import { stripeSite, type StripeSite } from "../fakes/stripe-site.ts";
import { useEngine } from "./engines.ts";

const minute = 60_000;
const many = fewOrMany(120, 1000);
const fewer = fewOrMany(40, 150);
const neighbours = fewOrMany(60, 200);
const atOnce = 5;

/** The payment pages that an attacked site opens must stay below this. */
const mostPages = 20;

describe("cards being tested", async () => {
  const engine = useEngine();
  const stripe = await startStripe();
  afterAll(() => stripe.stop());

  const open = async () => stripeSite(await engine.open(await engine.create()), stripe);
  /** A card is refused on the page that was opened, if one was. */
  const decline = async (site: StripeSite, answer: BeginAnswer) => {
    if (answer.kind !== "redirect") return;
    const { checkoutId } = await site.gift(answer.giftId);
    const event = stripe.decline(checkoutId ?? "", site.clock.now());
    if (event) await site.deliver([event]);
  };
  const pay = async (site: StripeSite, answer: BeginAnswer) => {
    if (answer.kind !== "redirect") throw new Error(`not let through: ${answer.kind}`);
    await site.pay(await site.gift(answer.giftId));
  };
  const countBy = (answers: readonly BeginAnswer[]) => {
    const counts: Record<string, number> = {};
    for (const { kind } of answers) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  };
  /**
   * Somebody else's cards: each page that is opened has one tried on it, which the bank refuses. As
   * fast as it goes, with made-up addresses.
   */
  const attack = async (
    site: StripeSite,
    { networks, tries }: { networks: number; tries: number },
    own: (at: number) => Parameters<StripeSite["begin"]> = (at) => [{}, bot(at, networks)],
  ) => {
    const answers: BeginAnswer[] = [];
    for (let from = 0; from < tries; from += atOnce) {
      const group = Array.from({ length: atOnce }, (_, at) => site.begin(...own(from + at)));
      const begun = await Promise.all(group);
      for (const answer of begun) await decline(site, answer);
      answers.push(...begun);
      site.clock.pass(1000);
    }
    return answers;
  };
  const bot = (at: number, networks: number) => ({
    clientAddress: `198.${at % networks}.100.9`,
    control: { isHoneypotFilled: false, idempotencyKey: `bot ${at}` },
  });
  const neighbour = { clientAddress: "203.0.113.30" };

  test("what somebody has overheard of a webhook counts for five minutes", async () => {
    const site = await open();
    const now = site.clock.now();
    const object = { id: "prod_1", object: "product" };
    const { rawBody, signature } = stripe.sign(stripeEvent("product.created", object, now), now);
    const sendAgain = async () => (await receiveWebhook(site.giving, rawBody, signature)).status;
    site.clock.pass(5 * minute);
    expect(await sendAgain()).toBe(200);
    site.clock.pass(1000);
    expect(await sendAgain()).toBe(400);
  });

  test("under attack small gifts are refused, and a network has one page until its card is paid", async () => {
    const site = await open();
    const before = stripe.sessions.size;
    const networks = 50;
    const answers = await attack(site, { networks, tries: many }, (at) => [
      { giftCents: 5500, email: `bot${at}@example.com` },
      bot(at, networks),
    ]);
    expect(answers).toHaveLength(many);
    const pages = stripe.sessions.size - before;
    expect(pages).toBeLessThanOrEqual(mostPages + networks);
    expect(countBy(answers)["redirect"] ?? 0).toBe(pages);
    expect(await site.begin({ giftCents: 100 })).toEqual({
      kind: "too_little",
      leastCents: 500,
      isRaised: true,
    });
    const honeypot = { isHoneypotFilled: true, idempotencyKey: null };
    expect((await site.begin({}, { control: honeypot })).kind).toBe("later");
    const person = await site.begin({ giftCents: 2500 });
    await pay(site, person);
    site.clock.pass(61 * minute);
    expect((await site.begin({ giftCents: 100 })).kind).toBe("redirect");
  }, 180_000);

  test("few networks put nobody but themselves on guard (audit 3)", async () => {
    const site = await open();
    const before = stripe.sessions.size;
    await attack(site, { networks: 2, tries: fewer }, (at) => [
      { email: `bot${at}@example.com` },
      bot(at, 2),
    ]);
    expect(stripe.sessions.size - before).toBeLessThanOrEqual(mostPages);
    expect((await site.begin({ giftCents: 100 })).kind).toBe("redirect");
    // Autofill fills a honeypot as well: that alone shuts nobody out.
    const honeypot = { isHoneypotFilled: true, idempotencyKey: null };
    expect((await site.begin({}, { control: honeypot })).kind).toBe("redirect");
  }, 120_000);

  test(`${neighbours} gifts of an hour from one address: none is blocked, none is asked (audit 3)`, async () => {
    const site = await open();
    const answers: BeginAnswer[] = [];
    const typing: BeginAnswer[] = [];
    for (let at = 0; at < neighbours; at += 1) {
      const answer = await site.begin({ giftCents: at % 5 === 0 ? 100 : 5500 }, neighbour);
      answers.push(answer);
      typing.push(answer);
      // A bank says no to every ninth first card; every eighth donor leaves without giving.
      if (at % 9 === 0) await decline(site, answer);
      site.clock.pass(3_400_000 / neighbours);
      // Twelve people are typing their cards at any time.
      const done = typing.length > 12 ? typing.shift() : undefined;
      if (done && at % 8 > 0) await pay(site, done);
    }
    expect(countBy(answers)).toEqual({ redirect: neighbours });
  }, 120_000);

  test("a minute of many donors from as many networks puts nobody on guard (audit 3)", async () => {
    const site = await open();
    const answers = [];
    for (let at = 0; at < 12; at += 1) answers.push(await site.begin({ giftCents: 100 }));
    // A donor who decides anew opens another page.
    for (let at = 0; at < 6; at += 1) {
      answers.push(await site.begin({ email: "luz@example.org", giftCents: 1000 + at }));
    }
    expect(countBy(answers)).toEqual({ redirect: 18 });
  });

  test("closes a payment page after five refused cards, and within the hour by itself", async () => {
    const site = await open();
    const gift = await site.started();
    const page = stripe.sessions.get(gift.checkoutId ?? "");
    const openFor = Number(page?.["expires_at"]) - site.clock.now().getTime() / 1000;
    expect(openFor).toBeGreaterThanOrEqual(30 * 60);
    expect(openFor).toBeLessThanOrEqual(60 * 60);
    const answer = { kind: "redirect", url: "", giftId: gift.id } as const;
    for (let card = 0; card < 4; card += 1) await decline(site, answer);
    expect(stripe.sessions.get(gift.checkoutId ?? "")).toMatchObject({ status: "open" });
    await decline(site, answer);
    expect(stripe.sessions.get(gift.checkoutId ?? "")).toMatchObject({ status: "expired" });
    expect(stripe.decline(gift.checkoutId ?? "", site.clock.now())).toBeNull();
    // Nobody is led to a page that is closed, even before Stripe tells of it.
    expect(await site.gift(gift.id)).toMatchObject({
      state: "failed",
      checkoutUrl: null,
    });
  });

  /** Refusals of the first month of a monthly gift, by the page's name and in older accounts. */
  const refusals = {
    "the page": (gift: Gift, at: Date) => stripe.decline(gift.checkoutId ?? "", at),
    "an invoice": (gift: Gift, at: Date) => {
      const { metadata } = stripe.sessions.get(gift.checkoutId ?? "") as StripeObject;
      const sub = { id: `sub_${gift.row}`, object: "subscription", metadata };
      return stripeEvent("invoice.payment_failed", invoice(sub, 0), at);
    },
  };
  test.each(Object.entries(refusals))(
    "closes the page of a monthly gift after five refused cards, told of by %s",
    async (_, refusal) => {
      const site = await open();
      const { id } = await site.started({ interval: "monthly" });
      const refuse = async () => {
        const event = refusal(await site.gift(id), site.clock.now());
        if (event) await site.deliver([event]);
      };
      await refuse();
      expect(await site.gift(id)).toMatchObject({ state: "failed" });
      for (let card = 1; card < 4; card += 1) await refuse();
      const { checkoutId } = await site.gift(id);
      expect(stripe.sessions.get(checkoutId ?? "")).toMatchObject({ status: "open" });
      const lucky = await site.started({ interval: "monthly" });
      await decline(site, { kind: "redirect", url: "", giftId: lucky.id });
      expect(await site.gift(lucky.id)).toMatchObject({
        checkoutUrl: lucky.checkoutUrl,
      });
      expect(await site.pay(lucky)).toMatchObject({ state: "received", recurring: "active" });
      expect(await site.mailsOf(lucky)).toEqual(["gift-receipt"]);
      await refuse();
      expect(stripe.sessions.get(checkoutId ?? "")).toMatchObject({ status: "expired" });
      expect(await site.gift(id)).toMatchObject({ state: "failed", checkoutUrl: null });
    },
  );

  test("gives out no payment page that is about to close", async () => {
    const site = await open();
    const gift = { email: "luz@example.org" };
    const control = { isHoneypotFilled: false, idempotencyKey: "k" };
    const first = await site.started(gift, { control });
    site.clock.pass(20 * minute);
    expect((await site.started(gift, { control })).id).toBe(first.id);
    site.clock.pass(20 * minute);
    expect((await site.started(gift, { control })).id).not.toBe(first.id);
  });

  test("answers what is no gift for a page without opening one", async () => {
    const site = await open();
    const before = stripe.sessions.size;
    expect((await site.begin({ giftCents: 2_500_001 })).kind).toBe("person");
    for (const giftCents of [0, 99, -500, 10.5, Number.NaN]) {
      expect((await site.begin({ giftCents })).kind).toBe("too_little");
    }
    expect(stripe.sessions.size).toBe(before);
    expect((await site.begin({ giftCents: 2_500_000 })).kind).toBe("redirect");
  });
});
