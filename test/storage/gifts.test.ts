import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cardFeeOf } from "#domain/giving/card-fee.ts";
import { reconcile, runGivingWork } from "#domain/giving/reconcile.ts";
import { refundPayment } from "#domain/giving/refunds.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { signTimestamp } from "#domain/spam/signed-timestamp.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import {
  dispute,
  disputeTransaction,
  invoice,
  invoicePayment,
  newIntentId,
  refund,
  stripeEvent,
} from "../fakes/stripe-objects.ts";
import type { StripeEvent } from "../fakes/stripe-objects.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import { testGiving } from "../fakes/test-giving.ts";
import type { TestGiving } from "../fakes/test-giving.ts";
import { engineNames, startEngine } from "./engines.ts";
import type { TestEngine } from "./engines.ts";

const day = 24 * 3_600_000;

describe.each(engineNames)("giving on %s", (name) => {
  let engine: TestEngine;
  let stripe: StripeServer;
  let settings: StorageSettings;
  let site: TestGiving;

  beforeAll(async () => {
    engine = await startEngine(name);
  });
  beforeEach(async () => {
    stripe = await startStripe();
    settings = await engine.create();
    site = await openSite();
  });
  afterEach(async () => {
    expect(await site.storage.gifts.findUnbalanced()).toEqual([]);
    await engine.closeAll();
    await stripe.stop();
  });
  afterAll(() => engine.end());

  /** One more process of the site on the same database. */
  const openSite = async () =>
    testGiving(await engine.open(settings), {
      kind: "stripe",
      secretKey: "sk_live_1234",
      webhookSecrets: [stripe.webhookSecret],
      apiUrl: stripe.url,
    });
  const deliver = async (events: readonly StripeEvent[], to = site) => {
    const notes: string[] = [];
    for (const event of events) {
      const now = to.clock.now();
      const { rawBody, signature } = stripe.sign(event, now);
      notes.push((await to.giving.receiveWebhook(rawBody, signature)).note);
    }
    return notes;
  };
  const paidGift = async (own: Parameters<TestGiving["begin"]>[0] = {}) => {
    const begun = await site.started(own);
    await deliver(stripe.pay(begun.checkoutId ?? "", site.clock.now()));
    return site.gift(begun.id);
  };
  const lettersOf = async ({ row }: Gift) => {
    const letters = await site.storage.outbox.listOfGift(row);
    return letters.map((letter) => letter.name);
  };
  const booksOf = async ({ row }: Gift) =>
    (await site.storage.gifts.entriesOf(row)).map(({ kind, lines }) => [
      kind,
      Object.fromEntries(lines.map(({ account, cents }) => [account, cents])),
    ]);
  const onlyPayment = async (gift: Gift) => {
    const [payment] = await site.storage.gifts.paymentsOf(gift.row);
    if (!payment) throw new Error("nothing was paid");
    return payment;
  };

  test("takes a gift from the page to the receipt, and each step is seen on the status page", async () => {
    const begun = await site.started({ giftCents: 5500, coversFee: true });
    expect(begun).toMatchObject({ state: "started", giftCents: 5500 });
    const charged = begun.giftCents + begun.feeCoverCents;
    expect(charged - cardFeeOf(charged, site.giving.cardFee)).toBe(5500);
    expect(stripe.sessions.get(begun.checkoutId ?? "")).toMatchObject({
      amount_total: charged,
      customer_email: begun.email,
    });
    expect(await site.giving.status(begun.id)).toMatchObject({
      state: "started",
      continueUrl: begun.checkoutUrl,
    });

    await deliver(stripe.pay(begun.checkoutId ?? "", site.clock.now()));
    const status = await site.giving.status(begun.id);
    expect(status).toMatchObject({ state: "received", totalCents: charged, continueUrl: null });
    const receipt = status?.receipts[0];
    expect(receipt).toMatchObject({ giftCents: 5500, feeCoverCents: begun.feeCoverCents });
    expect(await lettersOf(begun)).toEqual(["gift-receipt"]);
    expect(await booksOf(begun)).toEqual([
      ["payment", { provider: charged, gifts: -5500, fee_cover: -begun.feeCoverCents }],
    ]);
    expect(await site.giving.checkReceipt(receipt?.number ?? "", "203.0.113.7")).toMatchObject({
      state: "valid",
      totalCents: charged,
    });
    expect(await site.giving.receipt(receipt?.number ?? "", receipt?.key ?? "")).toEqual(receipt);
    expect(await site.giving.receipt(receipt?.number ?? "", "another")).toBeNull();
  });

  test("makes one gift of a double press, and of ten presses at once on two processes", async () => {
    const other = await openSite();
    const control = { isHoneypotFilled: false, timestamp: null, idempotencyKey: "one attempt" };
    const own = { email: "luz@example.org" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? site : other).begin(own, { control })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.kind).toBe("redirect");
    expect(stripe.sessions.size).toBe(1);
    expect(await site.storage.gifts.count({})).toBe(1);
  });

  test("makes one gift when the answer was lost after Stripe had done it", async () => {
    const control = { isHoneypotFilled: false, timestamp: null, idempotencyKey: "slow network" };
    const own = { email: "luz@example.org" };
    stripe.dropNext(9);
    expect(await site.begin(own, { control })).toMatchObject({ kind: "unavailable" });
    expect(site.reports).toHaveLength(1);
    stripe.dropNext(0);
    const answer = await site.begin(own, { control });
    if (answer.kind !== "redirect") throw new Error(answer.kind);
    const gift = await site.gift(answer.giftId);
    const events = stripe.pay(gift.checkoutId ?? "", site.clock.now());
    await deliver([...events, ...events]);

    expect(stripe.sessions.size).toBe(1);
    expect(await site.storage.gifts.count({})).toBe(1);
    expect(await booksOf(gift)).toHaveLength(1);
    expect(await lettersOf(gift)).toEqual(["gift-receipt"]);
    // A late third press is led to the gift that was made.
    expect(await site.begin(own, { control })).toMatchObject({
      kind: "redirect",
      url: `/es/donate/status/${gift.id}`,
    });
  }, 60_000);

  test("begins anew when the payment page was left until it closed", async () => {
    const control = { isHoneypotFilled: false, timestamp: null, idempotencyKey: "yesterday" };
    const own = { email: "luz@example.org" };
    const first = await site.started(own, { control });
    const left = { ...stripe.sessions.get(first.checkoutId ?? "")!, status: "expired" };
    await deliver([stripeEvent("checkout.session.expired", left, site.clock.now())]);
    expect((await site.gift(first.id)).state).toBe("expired");
    const second = await site.started(own, { control });
    expect(second.id).not.toBe(first.id);
    expect(second.state).toBe("started");
    const again = await site.started(own, { control });
    expect(again.id).toBe(second.id);
  });

  test("takes the same event ten times at once on two processes, once", async () => {
    const other = await openSite();
    const gift = await site.started();
    const events = stripe.pay(gift.checkoutId ?? "", site.clock.now());
    const notes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => deliver(events, at % 2 ? site : other)),
    );
    expect(notes.flat().filter((note) => note === "taken")).toHaveLength(1);
    expect(await booksOf(gift)).toHaveLength(1);
    expect(await lettersOf(gift)).toEqual(["gift-receipt"]);
  });

  test("gives each month of a monthly gift its entry, receipt and letter", async () => {
    const gift = await paidGift({ rhythm: "monthly", giftCents: 3500 });
    expect(gift).toMatchObject({ state: "received", monthly: "active" });
    const sub = {
      id: gift.subscriptionId ?? "",
      object: "subscription",
      customer: gift.customerId,
    };
    const metadata = { gift: gift.id, gift_cents: "3500", fee_cover_cents: "0" };
    for (let month = 1; month <= 2; month += 1) {
      site.clock.pass(30 * day);
      const bill = invoice({ ...sub, metadata }, 3500);
      await deliver([stripeEvent("invoice.paid", bill, site.clock.now())]);
    }
    const receipts = await site.giving.receiptsOf(gift.id);
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(3);
    expect(await booksOf(gift)).toHaveLength(3);
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "gift-receipt", "gift-receipt"]);
    expect((await site.giving.totals()).giftCents).toBe(10_500);
  });

  test("lets a monthly donor lower, pause, resume, move and stop the gift without an account", async () => {
    const { manageToken: token } = await paidGift({ rhythm: "monthly", giftCents: 3500 });
    const change = async (what: Parameters<typeof site.giving.changeMonthly>[1], attempt: string) =>
      site.giving.changeMonthly(token, what, attempt);
    const lowered = { kind: "amount", giftCents: 1500 } as const;
    expect(await change(lowered, "a")).toMatchObject({
      kind: "done",
      monthly: { giftCents: 1500, state: "active" },
    });
    expect(await change(lowered, "a")).toMatchObject({ monthly: { giftCents: 1500 } });
    site.clock.pass(1000);
    expect(await change({ kind: "pause", months: 2 }, "b")).toMatchObject({
      monthly: { state: "paused", pausedUntil: new Date("2026-06-01T06:00:00Z") },
    });
    site.clock.pass(1000);
    expect(await change({ kind: "resume" }, "c")).toMatchObject({ monthly: { state: "active" } });
    site.clock.pass(1000);
    expect(await change({ kind: "move", day: "2026-03-20" }, "d")).toMatchObject({
      monthly: { nextPaymentAt: new Date("2026-03-20T18:00:00Z") },
    });
    expect(await change({ kind: "move", day: "2026-03-01" }, "e")).toEqual({
      kind: "not_possible",
    });
    expect(await change({ kind: "pause", months: 0 }, "e")).toEqual({ kind: "not_possible" });
    expect(await change({ kind: "amount", giftCents: 50 }, "e")).toMatchObject({
      kind: "too_little",
    });
    site.clock.pass(1000);
    expect(await change({ kind: "stop" }, "f")).toMatchObject({ monthly: { state: "stopped" } });
    expect(await change({ kind: "stop" }, "g")).toMatchObject({ monthly: { state: "stopped" } });
    expect(await change({ kind: "resume" }, "h")).toEqual({ kind: "not_possible" });
    // What Stripe tells about it afterwards changes nothing any more, and no letter goes twice.
    await deliver(stripe.events);
    expect(await site.giving.monthlyByToken(token)).toMatchObject({ state: "stopped" });
    const gift = await site.storage.gifts.findByManageToken(token);
    expect(await lettersOf(gift!)).toEqual([
      "gift-receipt",
      ...Array<string>(4).fill("gift-monthly-changed"),
      "gift-monthly-stopped",
    ]);
    expect(await site.giving.monthlyByToken("not a token")).toBeNull();
  });

  test("leaves a monthly gift as it is while Stripe does not answer", async () => {
    const { manageToken: token } = await paidGift({ rhythm: "monthly", giftCents: 3500 });
    stripe.failNext(9);
    expect(await site.giving.changeMonthly(token, { kind: "stop" }, "a")).toEqual({
      kind: "unavailable",
    });
    stripe.failNext(0);
    expect(await site.giving.monthlyByToken(token)).toMatchObject({ state: "active" });
    expect(await site.giving.cardChangeUrl(token)).toBe(`${stripe.url}/portal`);
  });

  test("tells a monthly donor once that a month could not be charged", async () => {
    const gift = await paidGift({ rhythm: "monthly", giftCents: 3500 });
    const metadata = { gift: gift.id, gift_cents: "3500", fee_cover_cents: "0" };
    const bill = invoice({ id: gift.subscriptionId ?? "", object: "subscription", metadata }, 0);
    const event = () => stripeEvent("invoice.payment_failed", bill, site.clock.now());
    await deliver([event(), event()]);
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "gift-monthly-failed"]);
  });

  test("writes a refund into the books, the receipt and a letter, whoever tells of it first", async () => {
    const gift = await paidGift({ giftCents: 10_000, coversFee: true });
    const payment = await onlyPayment(gift);
    await refundPayment(site.world, { gift, payment }, 5000);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    await deliver(stripe.events);
    expect(await site.giving.status(gift.id)).toMatchObject({ refundedCents: 5000 });
    const left = gift.giftCents + gift.feeCoverCents - 5000;
    await refundPayment(site.world, { gift, payment: await onlyPayment(gift) }, left);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "gift-refund", "gift-refund"]);
    expect((await site.giving.totals()).giftCents).toBe(0);
    const { number } = (await site.giving.receiptsOf(gift.id))[0]!;
    expect(await site.giving.checkReceipt(number, "203.0.113.7")).toMatchObject({
      state: "refunded",
    });
  });

  test("refunds a month of a monthly gift, and takes back a refund that the bank returned", async () => {
    const gift = await paidGift({ rhythm: "monthly", giftCents: 3500 });
    await refundPayment(site.world, { gift, payment: await onlyPayment(gift) }, 3500);
    expect(await site.gift(gift.id)).toMatchObject({ state: "refunded" });
    const given = stripe.events.find(({ type }) => type === "refund.created")!.data.object;
    const back = { ...given, status: "failed" };
    await deliver([stripeEvent("refund.failed", back, site.clock.now())]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect((await site.giving.totals()).giftCents).toBe(3500);
  });

  test("keeps a refund that arrives before anybody can know whose it is", async () => {
    const begun = await site.started({ rhythm: "monthly", giftCents: 3500 });
    const events = stripe.pay(begun.checkoutId ?? "", site.clock.now());
    const bill = events.find(({ type }) => type === "invoice.paid")!.data.object;
    const intent = newIntentId();
    const link = invoicePayment(bill.id, intent, 3500);
    const early = stripeEvent(
      "refund.created",
      refund(intent, 3500, site.clock.now()),
      site.clock.now(),
    );
    expect(await deliver([early])).toEqual(["unclaimed"]);
    const linked = stripeEvent("invoice_payment.paid", link, site.clock.now());
    expect(await deliver([linked])).toEqual(["unclaimed"]);
    await deliver(events);
    expect(await site.gift(begun.id)).toMatchObject({ state: "refunded" });
    expect(await booksOf(begun)).toHaveLength(2);
  });

  test("follows a dispute: staff are told once, the money goes, and comes back when it is won", async () => {
    const gift = await paidGift({ giftCents: 10_000, coversFee: true });
    const { paymentId } = await onlyPayment(gift);
    const total = gift.giftCents + gift.feeCoverCents;
    const at = site.clock.now();
    const taken = disputeTransaction(-total, 1500, at);
    const opened = dispute(paymentId, total, { balance_transactions: [taken] });
    await deliver([
      stripeEvent("charge.dispute.created", opened, at),
      stripeEvent("charge.dispute.funds_withdrawn", opened, at),
    ]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "disputed" });
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "staff-gift-dispute"]);
    expect((await site.giving.totals()).giftCents).toBe(0);
    const back = disputeTransaction(total, 0, at);
    const won = { ...opened, status: "won", balance_transactions: [taken, back] };
    await deliver([stripeEvent("charge.dispute.closed", won, at)]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect((await site.giving.totals()).giftCents).toBe(10_000);
  });

  test("waits for a bank that takes its time, and says so when it refuses in the end", async () => {
    const gift = await site.started();
    const open = stripe.sessions.get(gift.checkoutId ?? "")!;
    const done = { ...open, status: "complete", payment_status: "unpaid", payment_intent: "pi_1" };
    await deliver([stripeEvent("checkout.session.completed", done, site.clock.now())]);
    expect(await site.giving.status(gift.id)).toMatchObject({ state: "waiting" });
    await deliver([stripeEvent("checkout.session.async_payment_failed", done, site.clock.now())]);
    expect(await site.giving.status(gift.id)).toMatchObject({ state: "failed", continueUrl: null });
    expect(await lettersOf(gift)).toEqual(["gift-failed"]);
  });

  test("shows a refused card on the status page, lets the donor go on, and forgets it when it works", async () => {
    const gift = await site.started();
    const metadata = stripe.sessions.get(gift.checkoutId ?? "")!["metadata"];
    const intent = { id: "pi_refused", object: "payment_intent", metadata };
    await deliver([stripeEvent("payment_intent.payment_failed", intent, site.clock.now())]);
    expect(await site.giving.status(gift.id)).toMatchObject({
      state: "failed",
      continueUrl: gift.checkoutUrl,
    });
    await deliver(stripe.pay(gift.checkoutId ?? "", site.clock.now()));
    expect(await site.giving.status(gift.id)).toMatchObject({ state: "received" });
    expect(await lettersOf(gift)).toEqual(["gift-receipt"]);
  });

  test("finds by itself what no webhook told, and the fees, once an hour on the whole site", async () => {
    const once = await site.started({ giftCents: 5500 });
    const monthly = await site.started({ rhythm: "monthly", giftCents: 3500 });
    for (const { checkoutId } of [once, monthly]) stripe.pay(checkoutId ?? "", site.clock.now());
    const other = await openSite();
    await Promise.all([runGivingWork(site.world), runGivingWork(other.world)]);
    expect(await site.gift(once.id)).toMatchObject({ state: "received" });
    expect(await site.gift(monthly.id)).toMatchObject({ state: "received", monthly: "active" });
    const kept = cardFeeOf(5500, site.giving.cardFee);
    expect(await booksOf(once)).toEqual([
      ["fee", { provider: -kept, card_fees: kept }],
      ["payment", { provider: 5500, gifts: -5500 }],
    ]);
    expect(await booksOf(monthly)).toHaveLength(2);
    const again = { seen: stripe.events.length, missed: 0, fees: 0 };
    const well = { problems: [], unclaimed: [], unbalanced: [] };
    expect(await reconcile(site.world)).toEqual({ ...again, ...well });
    expect(await deliver(stripe.events)).toEqual(stripe.events.map(() => "known"));
  });

  test("tells the operator when Stripe cannot be asked, and goes on", async () => {
    stripe.failNext(9);
    await runGivingWork(site.world);
    expect(site.reports.map(({ message }) => message)).toEqual([
      expect.stringContaining("statusCode 500"),
    ]);
    stripe.failNext(0);
  });

  test("sends the letter of a dedication on its day, once, and never for a gift given back", async () => {
    const dedication = {
      kind: "honour",
      name: "Doña Marta",
      message: "Feliz cumpleaños.",
      letter: { email: "marta@example.org", on: "2026-03-09" },
    } as const;
    const gift = await paidGift({ dedication });
    const back = await paidGift({ dedication });
    const payment = await onlyPayment(back);
    await refundPayment(site.world, { gift: back, payment }, 5500);
    await runGivingWork(site.world);
    expect(await lettersOf(gift)).toEqual(["gift-receipt"]);
    site.clock.set(new Date("2026-03-09T14:00:00Z"));
    await runGivingWork(site.world);
    await runGivingWork(site.world);
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "gift-dedication-honour"]);
    const [, letter] = await site.storage.outbox.listOfGift(gift.row);
    expect(letter?.to).toEqual({ email: "marta@example.org" });
    expect(letter?.text).toContain("Feliz cumpleaños.");
    // Whoever is honoured is not told how much.
    expect(letter?.text).not.toMatch(/\$|55/);
    expect(await lettersOf(back)).not.toContain("gift-dedication-honour");
  });

  test("sends a dedication without a day together with the receipt", async () => {
    const letter = { email: "marta@example.org", on: null };
    const dedication = { kind: "memory", name: "Don Julio", message: "", letter } as const;
    const gift = await paidGift({ dedication, name: "", language: "en" });
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "gift-dedication-memory"]);
    const sent = (await site.storage.outbox.listOfGift(gift.row)).at(-1);
    expect(sent?.text).toContain("Somebody who did not give a name");
    expect(sent?.text).not.toContain("With these words");
  });

  test("says in sums what gifts were for, without a person, and follows the years", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit", es: "Kit solar" } };
    await paidGift({ giftCents: 15_000, designation: kit });
    await paidGift({ giftCents: 2500 });
    // Half past five in the morning in London is still last year's evening in Comalapa.
    site.clock.set(new Date("2027-01-01T05:30:00Z"));
    await paidGift({ giftCents: 2500 });
    site.clock.set(new Date("2027-01-01T06:30:00Z"));
    await paidGift({ giftCents: 1000, coversFee: true, designation: kit });
    expect(await site.giving.totals()).toEqual({
      giftCents: 21_000,
      gifts: 4,
      byDesignation: [
        { designation: kit, giftCents: 16_000, gifts: 2 },
        { designation: null, giftCents: 5000, gifts: 2 },
      ],
      byYear: [
        { year: 2027, giftCents: 1000, gifts: 1 },
        { year: 2026, giftCents: 20_000, gifts: 3 },
      ],
      mode: "live",
    });
  });

  test("does not count what was tried out at the demonstration once money is taken", async () => {
    const trial = await testGiving(site.storage);
    const gift = await trial.started({ email: "luz@example.org" });
    await trial.giving.demo?.act(gift.checkoutId ?? "", "pay");
    expect(await trial.giving.totals()).toMatchObject({ giftCents: 5500, mode: "demonstration" });
    expect(await site.giving.totals()).toMatchObject({ giftCents: 0, mode: "live" });
    expect(await site.giving.demo).toBeNull();
  });

  test("goes through the same webhook at the demonstration, refused card included", async () => {
    const trial = await testGiving(site.storage);
    const { demo } = trial.giving;
    const gift = await trial.started({ rhythm: "monthly", language: "en" });
    const page = gift.checkoutId ?? "";
    expect(await demo?.find(page)).toMatchObject({ totalCents: 5500, wasDeclined: false });
    expect(await demo?.act(page, "cancel")).toBe("/es/donate?amount=55&back=unpaid#gift");
    expect(await demo?.act(page, "decline")).toBe(`/donate/demo-checkout/${page}`);
    expect(await demo?.find(page)).toMatchObject({ wasDeclined: true });
    expect(await demo?.act(page, "pay")).toBe(`/donate/status/${gift.id}`);
    expect(await demo?.act(page, "pay")).toBe(`/donate/status/${gift.id}`);
    expect(await demo?.find(page)).toBeNull();
    expect(await demo?.act("cs_demo_unknown", "pay")).toBeNull();
    expect(await booksOf(gift)).toHaveLength(1);
    const [letter] = await trial.storage.outbox.listOfGift(gift.row);
    expect(letter?.text).toContain("no money has moved");
    const { manageToken: token } = gift;
    expect(await trial.giving.changeMonthly(token, { kind: "stop" }, "a")).toMatchObject({
      monthly: { state: "stopped" },
    });
  });

  test("gives a donor the links to everything under the address, and strangers nothing", async () => {
    const email = "luz@example.org";
    const monthly = await paidGift({ rhythm: "monthly", giftCents: 3500, email });
    await paidGift({ email, giftCents: 9900 });
    const control = { isHoneypotFilled: false, timestamp: null, idempotencyKey: null };
    const meta = { clientAddress: "203.0.113.7", control, language: "en" } as const;
    const waiting = async () => (await site.storage.outbox.countByState()).waiting;
    const before = await waiting();
    await site.giving.requestLinks("stranger@example.org", meta);
    expect(await waiting()).toBe(before);
    for (let time = 0; time < 5; time += 1)
      await site.giving.requestLinks(" Luz@example.org ", meta);
    expect(await waiting()).toBe(before + 3);
    const letters = await site.storage.outbox.claim({
      now: site.clock.now(),
      leaseMs: 1000,
      limit: 50,
      withStaff: true,
      giveUpAfterMs: day,
    });
    const text = letters.find((letter) => letter.name === "gift-links")?.text ?? "";
    expect(text).toContain(`/es/donate/monthly?token=${monthly.manageToken}`);
    expect(text.match(/\/donate\/receipt\/LWR-/g)).toHaveLength(2);
    const [, year, key] = /statement\/(\d+)\.pdf\?key=(\w+)/.exec(text) ?? [];
    expect(await site.giving.statement(Number(year), key ?? "")).toMatchObject({
      year: 2026,
      totalCents: 13_400,
      donor: { email },
    });
    expect(await site.giving.statement(2025, key ?? "")).toBeNull();
  });

  test("sends the links to who was quick as well, for a browser fills the address in", async () => {
    const email = "luz@example.org";
    await paidGift({ rhythm: "monthly", email });
    const secret = await site.storage.secret("stamp");
    const ask = async (drawnBefore: number, isHoneypotFilled: boolean) => {
      const timestamp = await signTimestamp(
        secret,
        new Date(site.clock.now().getTime() - drawnBefore),
      );
      const control = { isHoneypotFilled, timestamp, idempotencyKey: null };
      await site.giving.requestLinks(email, {
        clientAddress: "203.0.113.7",
        control,
        language: "es",
      });
      return (await site.storage.outbox.countByState()).waiting;
    };
    const before = (await site.storage.outbox.countByState()).waiting;
    expect(await ask(300, true)).toBe(before);
    expect(await ask(300, false)).toBe(before + 1);
  });

  test("asks staff for a refund within thirty days, and tells the donor when it is too late", async () => {
    const gift = await paidGift();
    const { number, key } = (await site.giving.receiptsOf(gift.id))[0]!;
    expect(await site.giving.requestRefund(number, "wrong")).toBe("unknown");
    expect(await site.giving.requestRefund(number, key)).toBe("asked");
    expect(await site.giving.requestRefund(number, key)).toBe("asked");
    expect(await lettersOf(gift)).toEqual(["gift-receipt", "staff-gift-refund-request"]);
    site.clock.pass(32 * day);
    expect(await site.giving.requestRefund(number, key)).toBe("too_late");
  });

  test("sends a receipt again to its donor, three times a day", async () => {
    const gift = await paidGift();
    const { number, key } = (await site.giving.receiptsOf(gift.id))[0]!;
    const answers = [];
    for (let time = 0; time < 4; time += 1)
      answers.push(await site.giving.resendReceipt(number, key));
    expect(answers).toEqual(["sent", "sent", "sent", "later"]);
    expect(await lettersOf(gift)).toHaveLength(4);
  });

  test("erases a donor and keeps the books", async () => {
    const email = "luz@example.org";
    const gift = await paidGift({ email, name: "Luz Cali", giftCents: 5500 });
    const erased = await site.storage.erasePerson(email);
    expect(erased).toMatchObject({ gifts: 1, letters: 1 });
    const left = await site.gift(gift.id);
    expect(JSON.stringify(left)).not.toMatch(/luz/i);
    expect((await site.giving.totals()).giftCents).toBe(5500);
  });

  test("says in the receipt everything an authority asks for", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit", es: "Kit solar" } };
    const gift = await paidGift({ designation: kit, coversFee: true, language: "en" });
    const [letter] = await site.storage.outbox.listOfGift(gift.row);
    const { number, totalCents, feeCoverCents } = (await site.giving.receiptsOf(gift.id))[0]!;
    const cents = (amount: number) => `US$${(amount / 100).toFixed(2)}`;
    for (const words of [
      "Long Way Home, Inc.",
      "501(c)(3)",
      "Not entered on this site yet",
      "March 2, 2026",
      number,
      "US$55.00",
      cents(feeCoverCents),
      cents(totalCents),
      "Solar kit",
      "No goods or services were provided",
      `/donate/receipt?number=${number}`,
      `/donate/receipt/${number}.pdf?key=`,
    ]) {
      expect(letter?.text).toContain(words);
    }
    expect(letter?.text).not.toMatch(/[{}]|undefined|null/);
  });

  test("refuses what is not Stripe's, not for this mode, too old, or signed with another secret", async () => {
    const gift = await site.started();
    const [event] = stripe.pay(gift.checkoutId ?? "", site.clock.now());
    const now = site.clock.now();
    const { rawBody, signature } = stripe.sign(event!, now);
    const take = async (body: string, header: string | null) =>
      (await site.giving.receiveWebhook(body, header)).status;
    expect(await take(rawBody, null)).toBe(400);
    expect(
      await take(
        rawBody,
        signature.replace(/.$/, (end) => (end === "0" ? "1" : "0")),
      ),
    ).toBe(400);
    expect(await take(`${rawBody} `, signature)).toBe(400);
    const old = stripe.sign(event!, new Date(now.getTime() - 301_000));
    expect(await take(old.rawBody, old.signature)).toBe(400);
    const test = stripe.sign({ ...event!, livemode: false }, now);
    expect(await take(test.rawBody, test.signature)).toBe(400);
    expect(await site.gift(gift.id)).toMatchObject({ state: "started" });
    const strange = stripe.sign({ ...event!, type: "product.created" }, now);
    expect(await site.giving.receiveWebhook(strange.rawBody, strange.signature)).toEqual({
      status: 200,
      note: "of no use",
    });
    const fresh = stripe.sign(event!, new Date(now.getTime() - 299_000));
    expect(await take(fresh.rawBody, fresh.signature)).toBe(200);
  });
});
