import { setTimeout } from "node:timers/promises";
import { goalSum } from "#domain/giving/goals.ts";
import { receiptOf } from "#domain/giving/receipts.ts";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { accounts } from "#domain/giving/ledger.ts";
import { sendStatement } from "#domain/giving/statements.ts";
import { takeEvent } from "#domain/giving/take-event.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { giftList } from "#domain/staff/lists.ts";
import { isRecurring, leftOf, type Gift } from "#domain/giving/gift.ts";
import { readStripeEvent } from "#server/payments/stripe-event.ts";
import { fewOrMany } from "../endurance.ts";
import { giftStories, tellStory, type GiftStory } from "../fakes/gift-stories.ts";
import type { StripeEvent } from "../fakes/stripe-objects.ts";
import { sampleRequest, testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { testSeed } from "../seed.ts";
import { bothEngines, useEngine } from "./engines.ts";

const sequences = fewOrMany(6, 1000);
/** So many donors at a time, each in an order of their own. */
const atOnce = 10;

/** The purpose of gifts with an even number of cents. */
const forRoof = { id: "goal:roof", label: { en: "A roof", es: "Un techo" } };

const told = fc.record({ story: giftStories, seed: fc.integer() });

/** Shuffled, some of them twice: the same for the same seed. */
function disorder(events: readonly StripeEvent[], seed: number): readonly StripeEvent[] {
  const one = { seed, numRuns: 1 };
  const all = [...events, ...fc.sample(fc.subarray([...events]), one)[0]!];
  return fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), one)[0]!;
}

describe.each(bothEngines)("events of Stripe on %s", (name) => {
  const engine = useEngine(name);
  let sites: readonly TestGiving[];

  beforeEach(async () => {
    const settings = await engine.create();
    sites = [
      await testGiving(await engine.open(settings)),
      await testGiving(await engine.open(settings)),
    ];
  });

  const add = async ({ interval, giftCents, feeCoverCents }: GiftStory) => {
    const { coversFee: _box, wantsReminder: _wish, ...own } = sampleRequest();
    const story = { interval, giftCents, feeCoverCents };
    const { storage, clock } = sites[0]!;
    const id = crypto.randomUUID();
    const gift = await storage.gifts.add({
      ...own,
      ...story,
      idempotencyKey: id,
      email: `${id}@example.org`,
      designation: story.giftCents % 2 === 0 ? forRoof : null,
      startedAt: clock.now(),
      mode: "demonstration",
    });
    if (!gift) throw new Error("the id was drawn twice");
    return gift;
  };
  /** Stripe brings an event again until it is taken, and all else is asked again: a busy machine is slower, not red. */
  const patiently = <Done>(work: () => Promise<Done>): Promise<Done> =>
    work().catch((error: Error) =>
      error instanceof StorageUnavailable ? patiently(work) : Promise.reject(error),
    );
  const take = (event: StripeEvent, { giving }: TestGiving) => {
    const read = readStripeEvent(event, true);
    if (typeof read === "string") throw new Error(`${event.type} was ${read}`);
    return patiently(() => takeEvent(giving, read));
  };
  const booksOf = async (gift: Gift) => {
    const { state, recurring } = await sites[0]!.gift(gift.id);
    const payments = await sites[0]!.paymentsOf(gift);
    const entries = await sites[0]!.storage.gifts.entriesOf(gift.row);
    const mails = await sites[0]!.mailNamesOf(gift);
    const countOf = (mail: string) => mails.filter((name) => name === mail).length;
    // Parts of a payment are rounded after those before: which has the cent depends on the order.
    const sumOf = (of: string, among = entries) =>
      among
        .flatMap(({ lines }) => lines)
        .reduce((sum, { account, cents }) => (account === of ? sum + cents : sum), 0);
    const ofPayments = [...Map.groupBy(entries, ({ paymentId }) => paymentId).values()];
    return {
      state,
      recurring,
      payments: payments.map(({ refundedCents, isDisputed }) => ({ refundedCents, isDisputed })),
      standing: ofPayments.reduce((sum, own) => sum - Math.min(0, sumOf("gifts", own)), 0),
      sums: Object.fromEntries(accounts.map((of) => [of, sumOf(of)])),
      receipts: countOf("gift-no-receipt"),
      mailedRefunds: countOf("gift-refund") - countOf("gift-refund-rejected"),
    };
  };

  /** Each paper of a gift states what the ledger has, payment by payment. */
  const expectPapers = async (gift: Gift) => {
    const site = sites[1]!;
    const entries = await site.storage.gifts.entriesOf(gift.row);
    const standing = (paymentId: string) =>
      entries
        .filter((entry) => entry.paymentId === paymentId)
        .flatMap(({ lines }) => lines)
        .filter(({ account }) => account === "gifts" || account === "fee_cover")
        // A bank may take what was refunded before: no paper says less than nothing.
        .reduce((sum, { cents }) => sum - cents, 0);
    const payments = await site.paymentsOf(gift);
    const stands = payments.map(({ paymentId }) => Math.max(0, standing(paymentId)));
    expect(payments.map(leftOf)).toEqual(stands);
    const papers = payments.map((payment) => receiptOf(site.giving, gift, payment));
    expect(papers.map((one) => one.totalCents - one.backCents)).toEqual(stands);
    const years = new Set(payments.map(({ paidAt }) => paidAt.getUTCFullYear()));
    let stated = 0;
    for (const year of [...years, Math.min(...years) - 1]) {
      stated += (await site.statementOf(gift.email, year))?.totalCents ?? 0;
    }
    expect(stated).toBe(stands.reduce((sum, cents) => sum + cents, 0));
  };

  test("leave no statement that counts as sent and lacks a correction or erasure of that moment", async () => {
    const [{ storage, giving, statementOf }, other] = sites as [TestGiving, TestGiving];
    const email = "both@example.org";
    const goods = { received: "2026-02-03", way: "goods", what: "Hammers", language: "en", email };
    // The mark of the statement is on the first gift, whose row is locked by it.
    const [, gift] = [await other.enter(goods), await other.enter(goods)];
    expect(await statementOf(email)).toMatchObject({ totalCents: 0 });
    const during = async (work: () => Promise<unknown>) => {
      let done: Promise<unknown> | undefined;
      await storage.transaction(async (stores) => {
        expect(await sendStatement(giving, stores, email, 2026)).toBe(true);
        done = work();
        await Promise.race([done, setTimeout(300)]);
      });
      await done;
    };
    await during(() => other.correct(gift, { ...goods, what: "Saws" }));
    await during(() => other.storage.erasePerson(email));
    expect(await storage.outbox.countByState()).toMatchObject({ waiting: 0 });
  });

  test(`end in the same books in ${sequences} shuffled, repeated, interleaved sequences`, async () => {
    const random = fc.sample(told, { numRuns: sequences, seed: testSeed });
    const story: GiftStory = { ...random[0]!.story, end: "paid", refunds: [], dispute: "none" };
    const own: (Partial<GiftStory> & Pick<GiftStory, "giftCents">)[] = [
      { giftCents: 5000 },
      { giftCents: 5001 },
      { giftCents: 5002, dispute: "lost", interval: "monthly", charges: 1 },
      { giftCents: 5003, dispute: "won" },
      { giftCents: 5005, dispute: "lost", refunds: [{ share: 0.4, isBack: false }] },
    ];
    const sample = [
      ...random,
      ...own.map((one) => ({ story: { ...story, ...one }, seed: one.giftCents })),
    ];
    const start = sites[0]!.clock.now();
    let kinds = 0;
    const all = { net: 0, gifts: 0, exported: 0 };
    for (let from = 0; from < sample.length; from += atOnce) {
      const group = sample.slice(from, from + atOnce);
      await Promise.all(
        group.map(async ({ story, seed }) => {
          const gift = await patiently(() => add(story));
          const { events, outcome } = tellStory(story, gift.id, start);
          kinds += new Set(events.map(({ type }) => type)).size;
          // Every fourth gift hears all of it at the same moment, the others one after the other.
          const heard = disorder(events, seed).map(
            (event, at) => () => take(event, sites[at % 2]!),
          );
          if (seed % 4 === 0) await Promise.all(heard.map((hear) => hear()));
          else for (const hear of heard) await hear();
          // The same story told backwards to another gift.
          const twin = await patiently(() => add(story));
          for (const event of tellStory(story, twin.id, start).events.toReversed())
            await take(event, sites[0]!);

          const read = () => Promise.all([booksOf(gift), booksOf(twin)]);
          const [books, ofTwin] = await patiently(read);
          expect(books).toEqual(ofTwin);
          expect({ ...outcome, story }).toEqual({
            state: books.state,
            payments: books.payments.length,
            refundedCents: books.payments.reduce((sum, one) => sum + one.refundedCents, 0),
            netCents: 0 - books.sums["gifts"]! - books.sums["fee_cover"]!,
            story,
          });
          await patiently(() => Promise.all([expectPapers(gift), expectPapers(twin)]));
          all.net += 2 * outcome.netCents;
          all.gifts += 2 * books.standing;
          expect(books.receipts).toBe(outcome.payments);
          const refunds = story.end === "paid" ? story.refunds : [];
          expect(books.mailedRefunds).toBe(refunds.filter(({ isBack }) => !isBack).length);
          const isRunning = isRecurring(story.interval) && outcome.payments > 0;
          expect(books.recurring).toBe(isRunning ? (story.isStopped ? "stopped" : "active") : null);
        }),
      );
    }
    expect(kinds).toBeGreaterThan(sequences);
    expect(await sites[0]!.storage.gifts.findUnbalanced()).toEqual([]);
    const { giftCents, gifts, byDesignation } = await sites[1]!.totals();
    expect(giftCents).toBe(all.gifts);
    const { columns, lines } = giftList(sites[1]!.storage, {});
    for await (const cells of lines())
      all.exported += Math.round(Number(cells[columns.indexOf("stands_usd")]) * 100);
    expect(all.exported).toBe(all.net);
    const roof = { id: "roof", target_usd: 1, starts_on: "2020-01-01", ends_on: null };
    const meter = await goalSum(sites[0]!.giving, roof);
    const meant = byDesignation.find(({ designation }) => designation?.id === "goal:roof");
    expect(meter.gifts).toBe(meant?.gifts);
    expect(meter.raisedCents).toBe(meant?.giftCents);
    expect(meter.gifts).toBeLessThan(gifts);
  });
});
