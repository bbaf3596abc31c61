import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BeginAnswer } from "#domain/giving/giving.ts";
import { signTimestamp } from "#domain/spam/signed-timestamp.ts";
import { fewOrMany } from "../endurance.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import { testGiving } from "../fakes/test-giving.ts";
import type { TestGiving } from "../fakes/test-giving.ts";
import { engineNames, startEngine } from "./engines.ts";
import type { TestEngine } from "./engines.ts";

const minute = 60_000;
const tries = fewOrMany(300, 1000);
const addresses = 50;

/** What a payment provider of the attacked site has opened must stay below this. */
const mostPages = 20;

describe.each(engineNames)("cards being tested on %s", (name) => {
  let engine: TestEngine;
  let stripe: StripeServer;

  beforeAll(async () => {
    engine = await startEngine(name);
    stripe = await startStripe();
  });
  afterAll(async () => {
    await stripe.stop();
    await engine.end();
  });

  const open = async () =>
    testGiving(await engine.open(await engine.create()), {
      kind: "stripe",
      secretKey: "sk_test_1234",
      webhookSecrets: [stripe.webhookSecret],
      apiUrl: stripe.url,
    });
  const pay = async (site: TestGiving, answer: BeginAnswer) => {
    if (answer.kind !== "redirect") throw new Error(`not let through: ${answer.kind}`);
    const { checkoutId } = await site.gift(answer.giftId);
    for (const event of stripe.pay(checkoutId ?? "", site.clock.now())) {
      const { rawBody, signature } = stripe.sign(event, site.clock.now());
      await site.giving.receiveWebhook(rawBody, signature);
    }
  };
  const countBy = (answers: readonly BeginAnswer[]) => {
    const counts: Record<string, number> = {};
    for (const { kind } of answers) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  };
  /** The newest code that went to an address. */
  const codeIn = async (site: TestGiving, email: string) => {
    const letters = await site.storage.outbox.claim({
      now: site.clock.now(),
      leaseMs: 1,
      limit: 5000,
      withStaff: true,
      giveUpAfterMs: minute,
    });
    const mine = letters.filter(
      ({ name: letter, to }) => letter === "gift-code" && to !== "staff" && to.email === email,
    );
    return /\b\d{6}\b/.exec(mine.at(-1)?.subject ?? "")?.[0] ?? "";
  };
  /** Somebody else's cards, from fifty networks, as fast as it goes, with made-up addresses. */
  const attack = async (site: TestGiving, own: (at: number) => Parameters<TestGiving["begin"]>) => {
    const answers: BeginAnswer[] = [];
    for (let from = 0; from < tries; from += addresses) {
      const group = Array.from({ length: addresses }, (_, at) => site.begin(...own(from + at)));
      answers.push(...(await Promise.all(group)));
      site.clock.pass(1000);
    }
    return answers;
  };
  const bot = (at: number) => ({
    clientAddress: `198.${at % addresses}.100.9`,
    control: { isHoneypotFilled: false, timestamp: null, idempotencyKey: `bot ${at}` },
  });

  test.each([
    ["small amounts and no timestamp", { giftCents: 100 }, null],
    ["usual amounts and a timestamp of a minute ago", { giftCents: 5500 }, "with it"],
  ] as const)(
    `opens at most twenty pages for ${tries} tries from fifty addresses: %s`,
    async (_what, own, withTimestamp) => {
      const site = await open();
      const before = stripe.sessions.size;
      const drawnAt = new Date(site.clock.now().getTime() - minute);
      const timestamp = await signTimestamp(await site.storage.secret("stamp"), drawnAt);
      const answers = await attack(site, (at) => [
        { ...own, email: `bot${at}@example.com` },
        { ...bot(at), control: { ...bot(at).control, timestamp: withTimestamp && timestamp } },
      ]);
      expect(answers).toHaveLength(tries);
      const pages = stripe.sessions.size - before;
      expect(pages).toBeLessThanOrEqual(mostPages);
      expect(countBy(answers)["redirect"]).toBe(pages);
      // Strangers' mailboxes are not filled with codes meanwhile.
      const { waiting } = await site.storage.outbox.countByState();
      expect(waiting).toBeLessThan(withTimestamp ? addresses * 11 : 40);

      // A small gift is told the least there is for the moment, not refused without a word.
      expect(await site.begin({ giftCents: 100 })).toEqual({
        kind: "too_little",
        leastCents: 500,
        isRaised: true,
      });
      // In the middle of it people give. None of them is shut out: a code in the mail opens the door.
      const people = {
        "a slow person": { email: "slow@example.org", ageMs: 4 * 60 * minute },
        "a person without script": { email: "noscript@example.org", ageMs: minute },
        "a person with a screen reader": { email: "reader@example.org", ageMs: 9 * minute },
      };
      let asked = 0;
      for (const [who, { email, ageMs }] of Object.entries(people)) {
        const drawn = new Date(site.clock.now().getTime() - ageMs);
        const control = {
          isHoneypotFilled: false,
          timestamp: await signTimestamp(await site.storage.secret("stamp"), drawn),
          idempotencyKey: null,
        };
        const gift = { email, giftCents: 2500 };
        const meta = { clientAddress: "203.0.113.20", control };
        const first = await site.begin(gift, meta);
        if (first.kind === "redirect") {
          // Somebody has just paid, so that one page more is nothing unusual.
          await pay(site, first);
          continue;
        }
        asked += 1;
        expect(first, who).toEqual({ kind: "code_required", wasWrong: false });
        const wrong = await site.begin(gift, { ...meta, code: "000000" });
        expect(wrong).toEqual({ kind: "code_required", wasWrong: true });
        const code = await codeIn(site, email);
        const answer = await site.begin(gift, {
          ...meta,
          code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
        });
        expect(answer.kind, who).toBe("redirect");
        await pay(site, answer);
      }
      expect(asked).toBeGreaterThan(0);
      // An hour after, everything is as before.
      site.clock.pass(61 * minute);
      expect((await site.begin({ giftCents: 100 })).kind).toBe("redirect");
    },
  );

  test("lets a hundred honest gifts of one afternoon through, none of them asked for a code", async () => {
    const site = await open();
    const answers: BeginAnswer[] = [];
    const amounts = [2500, 5500, 5500, 12_500, 300, 25_000];
    for (let at = 0; at < 100; at += 1) {
      // Every third leaves the page again, every tenth is slow to pay.
      const answer = await site.begin({ giftCents: amounts[at % amounts.length] });
      answers.push(answer);
      site.clock.pass(2 * minute);
      if (at % 3 > 0) await pay(site, answer);
    }
    expect(countBy(answers)).toEqual({ redirect: 100 });
  });

  test("lets a whole class behind one connection give: past a few, each by a code of their own", async () => {
    const site = await open();
    const clientAddress = "203.0.113.30";
    const kinds: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const email = `pupil${at}@example.org`;
      const drawn = new Date(site.clock.now().getTime() - minute);
      const timestamp = await signTimestamp(await site.storage.secret("stamp"), drawn);
      const meta = {
        clientAddress,
        control: { isHoneypotFilled: false, timestamp, idempotencyKey: `pupil ${at}` },
      };
      const first = await site.begin({ email }, meta);
      const answer =
        first.kind === "code_required"
          ? await site.begin({ email }, { ...meta, code: await codeIn(site, email) })
          : first;
      kinds.push(answer.kind);
      site.clock.pass(minute);
    }
    expect(kinds).toEqual(Array<string>(12).fill("redirect"));
  });

  test("stops whoever tries codes out, and forgets within a quarter of an hour", async () => {
    const site = await open();
    const control = { isHoneypotFilled: true, timestamp: null, idempotencyKey: null };
    const meta = { clientAddress: "203.0.113.40", control };
    const gift = { email: "luz@example.org" };
    expect((await site.begin(gift, meta)).kind).toBe("code_required");
    const kinds: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      kinds.push((await site.begin(gift, { ...meta, code: String(100_000 + at) })).kind);
    }
    expect(kinds.filter((kind) => kind === "code_required")).toHaveLength(5);
    expect(kinds.slice(5)).toEqual(["later", "later"]);
    site.clock.pass(16 * minute);
    expect((await site.begin(gift, { ...meta, code: "100000" })).kind).toBe("code_required");
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
