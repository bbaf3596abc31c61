import type { Mail } from "#domain/mail/mail.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { booksOf, type Books } from "./books.ts";
import { commit } from "./commit.ts";
import { dedicationDueAt, sendDedication } from "./dedications.ts";
import { backUrl, manageUrl, receiptMail, refundMail, staffMail, toDonor } from "./gift-mails.ts";
import type { Gift, GiftPayment } from "./gift.ts";
import { pathOfGift } from "./giving-paths.ts";
import { formatCents } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { PaymentEvent } from "./payment-event.ts";

/**
 * An event can bring another that waited, which brings a third by names the first did not know. Were
 * two taken at once, each could miss the other.
 */
const oneAtATime = ["payment events"];

/**
 * Takes one event of the payment provider: the event, what follows for the books, and the e-mails
 * are on disk together, once. "known": it was taken before. "unclaimed": nobody knows yet which
 * gift it belongs to; it waits for the event that tells.
 */
export const takeEvent = (world: GivingWorld, event: PaymentEvent) =>
  commit(world, (stores) => takeWithin(world, stores, event));

/**
 * The same inside a transaction; who calls it wakes the outbox afterwards.
 * @param isDonorTold staff always hear of it
 */
export async function takeWithin(
  world: GivingWorld,
  stores: Stores,
  event: PaymentEvent,
  isDonorTold = true,
): Promise<"taken" | "known" | "unclaimed"> {
  const { gifts } = stores;
  await gifts.lock(oneAtATime);
  if (!(await gifts.addEvent(event, world.payments.mode, world.clock.now()))) return "known";
  const row = await findRow(stores, event);
  if (row === null) return "unclaimed";
  // Before anything refers to it, or two that both hold it half would wait for each other.
  const before = await gifts.require(row);
  await claim(stores, row, event);
  await settleGift(world, stores, before, isDonorTold);
  return "taken";
}

/**
 * Gives events that nobody knew a gift for to the one that a person names, and what the provider
 * tells of the same payment from now on. Within a transaction.
 */
export async function attachEvents(
  world: GivingWorld,
  stores: Stores,
  giftRow: number,
  events: readonly PaymentEvent[],
): Promise<void> {
  await stores.gifts.lock(oneAtATime);
  const before = await stores.gifts.require(giftRow);
  for (const event of events) {
    const { giftId, knownBy, names } = event;
    const all = [giftId, knownBy, ...names].filter((name) => name !== null);
    await claim(stores, giftRow, { ...event, names: all });
  }
  await settleGift(world, stores, before);
}

/** The gift that an event is of; null while nobody knows. */
export async function findGift(stores: Stores, event: PaymentEvent): Promise<Gift | null> {
  const row = await findRow(stores, event);
  return row === null ? null : stores.gifts.require(row);
}

async function findRow({ gifts }: Stores, event: PaymentEvent): Promise<number | null> {
  const gift = event.giftId === null ? null : await gifts.find(event.giftId);
  if (gift) return gift.row;
  // A gift we lost can have been joined to another one by a person.
  const name = event.giftId ?? event.knownBy;
  return name === null ? null : gifts.rowKnownBy(name);
}

/** The event, and those that waited for the names it brings, and those that waited for theirs. */
async function claim({ gifts }: Stores, row: number, first: PaymentEvent): Promise<void> {
  let found: readonly PaymentEvent[] = [first];
  while (found.length > 0) {
    const names = found.flatMap((event) => event.names);
    await gifts.claimEvents(
      row,
      found.map(({ id }) => id),
    );
    await gifts.addNames(row, names);
    found = await gifts.unclaimedBy(names);
  }
}

/** Brings row, payments, ledger and e-mails of a gift to what its events say. */
async function settleGift(
  world: GivingWorld,
  stores: Stores,
  before: Gift,
  isDonorTold = true,
): Promise<void> {
  const { gifts } = stores;
  const { row } = before;
  const books = booksOf(before, await gifts.eventsOf(row), await gifts.entriesOf(row));
  await gifts.post(row, books.entries);
  const fresh: string[] = [];
  for (const payment of books.payments) {
    if (await gifts.savePayment({ ...payment, giftRow: row })) fresh.push(payment.paymentId);
  }
  const now = world.clock.now();
  const isFirst = before.receivedAt === null && books.receivedAt !== null;
  await gifts.change(row, {
    state: books.state,
    declines: books.declines,
    declinedAt: books.declinedAt,
    receivedAt: books.receivedAt,
    recurring: books.recurring,
    pausedUntil: books.pausedUntil,
    nextPaymentAt: books.nextPaymentAt,
    giftCents: books.giftCents,
    feeCoverCents: books.feeCoverCents,
    ...(books.subscriptionId && { subscriptionId: books.subscriptionId }),
    ...(books.customerId && { customerId: books.customerId }),
    ...(books.country && { country: books.country }),
    ...(books.isPageClosed && { checkoutUrl: null }),
    ...(isFirst && { dedicationDueAt: dedicationDueAt(before, now) }),
  });
  const gift = await gifts.require(row);
  const payments = fresh.length + books.refunds.length + books.disputes.length;
  const known = payments === 0 ? [] : await gifts.paymentsOf(row);
  const mails = known
    .filter(({ paymentId }) => fresh.includes(paymentId))
    .map((payment) => receiptMail(world, gift, payment));
  for (const { paymentId, askedCents } of books.payments) {
    const payment = known.find((one) => one.paymentId === paymentId);
    if (!payment || !fresh.includes(paymentId) || askedCents === undefined) continue;
    // A fault of ours, or an attack.
    const paid = formatCents(payment.giftCents + payment.feeCoverCents, "en");
    const amounts = { amount: paid, asked: formatCents(askedCents, "en") };
    const values = { receipt: payment.receiptNumber, ...amounts };
    mails.push(staffMail(world, gift, "staff-gift-amount", values));
  }
  mails.push(...(await newsLetters(world, stores, { gift, before, books, known })));
  // An erased donor has no mailbox any more; staff still have.
  const sent = mails.filter(({ to }) => to === "staff" || (isDonorTold && to.email !== ""));
  await stores.outbox.add(sent, { now, giftRow: row });
  if (isFirst) await sendDedication(world, stores, gift);
}

type News = {
  readonly gift: Gift;
  readonly before: Gift;
  readonly books: Books;
  readonly known: readonly GiftPayment[];
};

/** E-mails about everything but payments, each once. */
async function newsLetters(
  world: GivingWorld,
  { gifts }: Stores,
  { gift, before, books, known }: News,
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const now = world.clock.now();
  const tell = (mail: string, buttonUrl: string) =>
    mails.push(toDonor(world, gift, mail, { buttonUrl }));
  const isNew = (what: string) => gifts.mark(gift.row, what, now);
  const paymentOf = (id: string) => known.find(({ paymentId }) => paymentId === id);
  for (const { refundId, paymentId, cents } of books.refunds) {
    const payment = paymentOf(paymentId);
    if (payment && (await isNew(`refund ${refundId}`))) {
      mails.push(refundMail(world, gift, payment, cents));
    }
  }
  for (const { disputeId, paymentId, cents } of books.disputes) {
    const payment = paymentOf(paymentId);
    if (payment && (await isNew(`dispute ${disputeId}`))) {
      // They have days to answer it.
      const values = { receipt: payment.receiptNumber, amount: formatCents(cents, "en") };
      mails.push(staffMail(world, gift, "staff-gift-dispute", values));
    }
  }
  for (const invoice of books.unpaidInvoices) {
    const isRunning = gift.recurring !== null && gift.recurring !== "stopped";
    if (isRunning && (await isNew(`unpaid ${invoice}`))) {
      tell("gift-recurring-failed", manageUrl(world, gift));
    }
  }
  // A donor who is still at the payment page reads there that the card was refused.
  if (books.state === "failed" && books.isPageClosed && (await isNew("failed"))) {
    tell("gift-failed", backUrl(world, gift));
  }
  if (gift.recurring === "stopped" && before.recurring !== "stopped" && (await isNew("stopped"))) {
    tell("gift-recurring-stopped", world.siteUrl + pathOfGift(gift));
  }
  return mails;
}
