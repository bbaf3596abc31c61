import { dayMs, hourMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import type { Mail } from "#domain/mail/mail.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { booksOf, type Books } from "./books.ts";
import { refundMark } from "./refunds.ts";
import { paymentsLock, runTransaction, type GivingWorld } from "./giving-world.ts";
import { dedicationDueAt, holdDedication, sendDedication } from "./dated-mails.ts";
import { manageUrl, receiptMail, refundMail, staffMail, toDonor } from "./gift-mails.ts";
import { isRecurring, resumeDays, type Gift, type GiftPayment } from "./gift.ts";
import { pathOfGift, resumePath } from "./giving-paths.ts";
import { renewStatement } from "./statements.ts";
import { formatCents } from "#domain/language/format.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { mostDeclines } from "./card-testing.ts";
import { nullIfUnavailable } from "./payments.ts";

// Missed events are fetched every hour.
const checkoutWaitMs = 2 * hourMs;
/** E-mails that no longer hold once the gift is charged or stopped. */
const chargeMails = ["gift-yearly-notice", "gift-recurring-failed"];

/**
 * Applies an event of the payment provider once: stores the event, its effect on the books, and e-mails, in one
 * transaction. "known": a duplicate. "unclaimed": its gift is not known yet; it waits for an event that links them.
 */
export const takeEvent = (world: GivingWorld, event: PaymentEvent) =>
  runTransaction(world, (stores) => takeWithin(world, stores, event));

/**
 * `takeEvent` in the caller's transaction, who wakes the outbox afterwards.
 * @param isDonorTold false: only staff get e-mails
 */
export async function takeWithin(
  world: GivingWorld,
  stores: Stores,
  event: PaymentEvent,
  isDonorTold = true,
): Promise<"taken" | "known" | "unclaimed"> {
  const { gifts } = stores;
  await gifts.lock(paymentsLock);
  if (!(await gifts.addEvent(event, world.payments.mode, world.clock.now()))) return "known";
  const row = await findRow(stores, event);
  if (row === null) return "unclaimed";
  // Locks the row before inserting rows that refer to it: their foreign keys would share-lock it and could deadlock.
  const before = await gifts.getForUpdate(row);
  await claim(stores, row, event);
  await settleGift(world, stores, before, isDonorTold);
  return "taken";
}

/** Assigns unclaimed events, and later ones with the same ids, to the gift that staff chose; in the caller's transaction. */
export async function attachEvents(
  world: GivingWorld,
  stores: Stores,
  giftRow: number,
  events: readonly PaymentEvent[],
): Promise<void> {
  await stores.gifts.lock(paymentsLock);
  const before = await stores.gifts.getForUpdate(giftRow);
  for (const event of events) {
    const { giftId, knownBy, names } = event;
    const ids = [giftId, knownBy, ...names].filter((name) => name !== null);
    await claim(stores, giftRow, { ...event, names: ids });
  }
  await settleGift(world, stores, before);
}

async function findRow({ gifts }: Stores, event: PaymentEvent): Promise<number | null> {
  const gift = event.giftId === null ? null : await gifts.find(event.giftId);
  if (gift) return gift.row;
  // Staff may have assigned the events of a lost gift to another one.
  const name = event.giftId ?? event.knownBy;
  return name === null ? null : gifts.rowKnownBy(name);
}

/** Assigns an event to a gift, then the events that waited for its ids, and so on. */
async function claim({ gifts }: Stores, row: number, first: PaymentEvent): Promise<void> {
  let events: readonly PaymentEvent[] = [first];
  while (events.length > 0) {
    const names = events.flatMap((event) => event.names);
    await gifts.claimEvents(
      row,
      events.map(({ id }) => id),
    );
    await gifts.addNames(row, names);
    events = await gifts.unclaimedBy(names);
  }
}

/** Updates a gift's row, payments and ledger from its events, and queues e-mails about what is new. */
async function settleGift(world: GivingWorld, stores: Stores, before: Gift, isDonorTold = true) {
  const { gifts, outbox } = stores;
  const { row } = before;
  const paidBefore = new Map((await gifts.paymentsOf(row)).map((one) => [one.paymentId, one]));
  const books = booksOf(before, await gifts.eventsOf(row), await gifts.entriesOf(row));
  await gifts.post(row, books.entries);
  for (const payment of books.payments) await gifts.savePayment({ ...payment, giftRow: row });
  const now = world.clock.now();
  const isFirst = before.receivedAt === null && books.gift.receivedAt !== null;
  await gifts.change(row, {
    ...books.gift,
    ...(books.isPageClosed && { checkoutUrl: null }),
    ...(isFirst && { dedicationDueAt: dedicationDueAt(before, now) }),
  });
  const gift = await gifts.getForUpdate(row);
  const payments = await gifts.paymentsOf(row);
  for (const { paymentId, backCents, paidAt } of payments) {
    const earlier = paidBefore.get(paymentId);
    if (earlier?.backCents === backCents && before.country === gift.country) continue;
    // The checkout names the card's country, and with it the day, which may be of another year.
    for (const one of [before, gift]) await renewStatement(stores, one, paidAt);
  }
  const fresh = payments.filter(({ paymentId }) => !paidBefore.has(paymentId));
  const hasNewCheckout = before.subscriptionId === null && gift.subscriptionId !== null;
  // The day on receipts that cannot have arrived.
  for (const payment of hasNewCheckout ? payments : [])
    await outbox.rewrite(receiptMail(world, gift, payment), row, now);
  const receipts = fresh.map((payment) => receiptMail(world, gift, payment));
  // A mail server may have refused them until they no longer hold.
  if (fresh.length > 0 || gift.recurring === "stopped")
    await outbox.dropUnsent(gift.email, { giftRow: row, name: chargeMails });
  await holdDedication(stores, gift, now);
  const mails: Mail[] = [];
  for (const { paymentId, askedCents } of books.payments) {
    const payment = fresh.find((one) => one.paymentId === paymentId);
    if (!payment || askedCents === undefined) continue;
    // The paid amount differs from the requested one: a bug, or an attack.
    const paid = formatCents(payment.giftCents + payment.feeCoverCents, "en");
    const amounts = { amount: paid, asked: formatCents(askedCents, "en") };
    const values = { receipt: payment.receiptNumber, ...amounts };
    mails.push(staffMail(world, gift, "staff-gift-amount", values));
  }
  mails.push(...(await otherMails(world, stores, { gift, books, payments })));
  // An erased donor has no address.
  const isTold = ({ to }: Mail) => to === "staff" || (isDonorTold && to.email !== "");
  // The checkout of a new recurring gift may come later than its payment, or never.
  const waitsForCheckout = isFirst && isRecurring(gift.interval) && gift.subscriptionId === null;
  const leavesAt = waitsForCheckout ? new Date(now.getTime() + checkoutWaitMs) : now;
  await outbox.add(receipts.filter(isTold), { now: leavesAt, giftRow: row });
  await outbox.add(mails.filter(isTold), { now, giftRow: row });
  if (isFirst) await sendDedication(world, stores, gift);
}

type Settled = {
  readonly gift: Gift;
  readonly books: Books;
  readonly payments: readonly GiftPayment[];
};

/** E-mails about refunds, disputes, failures and stops, each once. */
async function otherMails(world: GivingWorld, stores: Stores, { gift, books, payments }: Settled) {
  const { gifts } = stores;
  const mails: Mail[] = [];
  const now = world.clock.now();
  const add = (mail: string, buttonUrl: string) =>
    mails.push(toDonor(world, gift, mail, { buttonUrl }));
  const markOnce = (what: string) => gifts.mark(gift.row, what, now);
  const paymentOf = (id: string) => payments.find(({ paymentId }) => paymentId === id);
  for (const { refundId, paymentId, amountCents: cents, outcome } of books.refunds) {
    const isRejected = outcome === "failed";
    const payment = paymentOf(paymentId);
    const mailMark = `refund ${refundId}`;
    const requestMark = refundMark + paymentId;
    if (payment && isRejected && (await gifts.unmark(gift.row, mailMark))) {
      // The donor was informed of a refund that the bank rejected later: staff must find another way.
      await gifts.mark(gift.row, requestMark, now);
      mails.push(refundMail(world, { gift, payment }, cents, "gift-refund-rejected"));
    } else if (payment && !isRejected && (await markOnce(mailMark))) {
      // The donor's request is answered, whether staff refunded at the desk or at the provider.
      await gifts.unmark(gift.row, requestMark);
      mails.push(refundMail(world, { gift, payment }, cents));
    }
  }
  for (const { disputeId, paymentId, amountCents: cents } of books.disputes) {
    const payment = paymentOf(paymentId);
    if (payment && (await markOnce(`dispute ${disputeId}`))) {
      // Staff have only days to respond.
      const values = { receipt: payment.receiptNumber, amount: formatCents(cents, "en") };
      mails.push(staffMail(world, gift, "staff-gift-dispute", values));
    }
  }
  for (const invoice of books.unpaidInvoices) {
    const isRunning = gift.recurring !== null && gift.recurring !== "stopped";
    if (isRunning && (await markOnce(`unpaid ${invoice}`))) {
      add("gift-recurring-failed", manageUrl(world, gift));
    }
  }
  // While the payment page is open, it shows the decline itself.
  if (gift.state === "failed" && books.isPageClosed && (await markOnce("failed"))) {
    // A bank account may be refused days after the way back from the payment page has ended.
    const until = Math.max(Number(gift.resumeUntil), now.getTime() + resumeDays * dayMs);
    const resume = { resumeKey: gift.resumeKey ?? randomToken(), resumeUntil: new Date(until) };
    await gifts.change(gift.row, resume);
    add("gift-failed", world.siteUrl + resumePath({ ...gift, ...resume }));
  }
  // Before the first payment something may still be charged.
  const isEnded = gift.recurring === "stopped" && gift.receivedAt !== null;
  if (isEnded && (await markOnce("stopped"))) {
    add("gift-recurring-stopped", world.siteUrl + pathOfGift(gift));
  }
  return mails;
}

/**
 * Verifies a webhook of the payment provider and stores its event before answering.
 * @returns 200: taken, already known, or irrelevant; 400: bad signature, or another mode; rejects: not stored
 */
export async function receiveWebhook(
  world: GivingWorld,
  rawBody: string,
  signature: string | null,
) {
  const event = await world.payments.readWebhook(rawBody, signature, world.clock.now());
  if (event === "refused") return { status: 400, note: "refused" };
  return { status: 200, note: await receiveEvent(world, event) };
}

/** Applies an event of the payment provider and notes that one arrived. @returns a note, which answers a webhook */
export async function receiveEvent(world: GivingWorld, event: PaymentEvent | "of_no_use") {
  const { storage, clock, paymentsMark } = world;
  await retryWhenLost(() => storage.gifts.noteCheck("webhook", clock.now(), paymentsMark));
  if (event === "of_no_use") return "of no use";
  const note = await takeEvent(world, event);
  const { fact } = event;
  if (fact.kind === "other_currency" && note !== "known") {
    const line = `money in ${fact.currency} arrived and is in no books: ${fact.paymentId}`;
    world.report(new Error(line));
  }
  const isDecline = fact.kind === "declined" || fact.kind === "invoice_failed";
  if (isDecline && note === "taken") await closeAfterDeclines(world, event);
  return note;
}

/** Closes a payment page with many declined cards (card testing); opening a new one is subject to all limits. */
async function closeAfterDeclines(world: GivingWorld, event: PaymentEvent): Promise<void> {
  const giftRow = await findRow(world.storage, event);
  const gift = giftRow === null ? null : await world.storage.gifts.getForUpdate(giftRow);
  if (gift?.state !== "failed" || gift.declines < mostDeclines) return;
  const { row, checkoutId, checkoutUrl } = gift;
  if (checkoutId === null || checkoutUrl === null) return;
  await nullIfUnavailable(world, async () => {
    await world.payments.closeCheckout(checkoutId);
    // The provider's event about it comes later.
    await retryWhenLost(() => world.storage.gifts.change(row, { checkoutUrl: null }));
  });
}
