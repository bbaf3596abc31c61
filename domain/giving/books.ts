import { isRecurring, type GiftChoice, type GiftState } from "./gift.ts";
import {
  backLines,
  disputeMovements,
  feeEntry,
  movementEntry,
  paymentEntry,
  refundMovements,
  sumOf,
  withdrawnEntry,
  type FactOf,
  type LedgerEntry,
  type Movement,
  type PaidFact,
} from "./ledger.ts";
import type { Paid, PaymentEvent, PaymentFact } from "./payment-event.ts";

/**
 * Derives state, payments and ledger entries of one gift from its events. Duplicates and order of arrival do not
 * matter: events are deduplicated by id and sorted by time. More events only add entries, so the ledger is append-only.
 * @param posted entries already in the ledger: kept as they are, and later ones are rounded after them
 */
export function booksOf(
  choice: GiftChoice,
  events: readonly PaymentEvent[],
  posted: readonly LedgerEntry[] = [],
) {
  const sorted = [...new Map(events.map((event) => [event.id, event])).values()].sort(byTime);
  const facts = factsByKind(sorted);
  const { paid, paymentOf, mapPaid, refunds, disputes, entries } = deriveLedger(facts, posted);
  const booked = [...paid.values()].map((payment) => {
    const isOurs = ({ paymentId }: { paymentId: string }) => paymentOf(paymentId) === payment;
    const back = refunds.filter((fact) => isOurs(fact) && fact.outcome === "done");
    return {
      ...payment,
      refundedCents: back.reduce((sum, { amountCents }) => sum + amountCents, 0),
      isDisputed: disputes.some((fact) => isOurs(fact) && fact.outcome === "open"),
      isKept: sumOf(backLines(entries, payment)) < payment.giftCents + payment.feeCoverCents,
      presented: payment.presented ?? facts("fee").find(isOurs)?.presented ?? null,
    };
  });
  const checkouts = facts("checkout");
  // With Stripe API versions before 2025-03-31 the first charge of a recurring gift is declined as an invoice.
  const declined = sorted.filter(
    ({ fact: { kind } }) => kind === "declined" || (kind === "invoice_failed" && paid.size === 0),
  );
  const failed = new Set(facts("invoice_failed").map(({ paymentId }) => paymentId));
  return {
    /** Columns of the gift; undefined: not told by any event. */
    gift: {
      ...recurringOf(choice, facts("recurring"), booked.length > 0),
      state: stateOf(facts, booked, disputes, declined.length > 0),
      /** Cards declined before the first payment. */
      declines: declined.length,
      declinedAt: declined.at(-1)?.createdAt ?? null,
      receivedAt: booked[0]?.paidAt ?? null,
      subscriptionId: checkouts.find((fact) => fact.subscriptionId)?.subscriptionId ?? undefined,
      customerId: checkouts.find((fact) => fact.customerId)?.customerId ?? undefined,
      country: checkouts.find((fact) => fact.country)?.country ?? undefined,
    },
    /** The hosted payment page no longer takes a payment. */
    isPageClosed: checkouts.length > 0,
    payments: booked,
    entries,
    // With the payment's own id: the fact may name an alias.
    refunds: mapPaid(refunds, (fact, { paymentId }) => ({ ...fact, paymentId })),
    disputes: mapPaid(disputes, (fact, { paymentId }) => ({ ...fact, paymentId })),
    unpaidInvoices: [...failed].filter((id) => !paid.has(id)),
  };
}

export type Books = ReturnType<typeof booksOf>;

function stateOf(
  facts: Facts,
  paid: readonly { readonly isKept: boolean }[],
  disputes: readonly FactOf<"dispute">[],
  wasDeclined: boolean,
): GiftState {
  if (facts("entered").length > 0) {
    return facts("withdrawn").length > 0 ? "withdrawn" : "received";
  }
  const has = (outcome: FactOf<"checkout">["outcome"]) =>
    facts("checkout").some((fact) => fact.outcome === outcome);
  if (paid.length > 0) {
    if (disputes.some(({ outcome }) => outcome === "open")) return "disputed";
    return paid.some(({ isKept }) => isKept) ? "received" : "refunded";
  }
  if (has("failed")) return "failed";
  // A recurring gift is paid when its first invoice is, and a debit that is under way may be paid after a stop.
  if (has("waiting") || has("paid")) return "waiting";
  const isStopped = facts("recurring").some(({ state }) => state === "stopped");
  if (isStopped || wasDeclined) return "failed";
  return has("expired") ? "expired" : "started";
}

function recurringOf(choice: GiftChoice, facts: readonly FactOf<"recurring">[], isPaid: boolean) {
  const stopped = facts.find(({ state }) => state === "stopped");
  const last = stopped ?? facts.at(-1);
  const priced = facts.findLast(({ giftCents }) => giftCents !== null);
  const state = last?.state ?? (isPaid ? "active" : null);
  return {
    recurring: isRecurring(choice.interval) ? state : null,
    pausedUntil: last?.pausedUntil ? new Date(last.pausedUntil) : null,
    nextPaymentAt: last?.nextPaymentAt && !stopped ? new Date(last.nextPaymentAt) : null,
    giftCents: priced?.giftCents ?? choice.giftCents,
    feeCoverCents: priced?.feeCoverCents ?? choice.feeCoverCents,
  };
}

type Facts = ReturnType<typeof factsByKind>;

/** @param sorted deduplicated events, oldest first @returns the facts of one kind, in that order */
function factsByKind(sorted: readonly PaymentEvent[]) {
  return <Kind extends PaymentFact["kind"]>(kind: Kind) =>
    sorted.flatMap(({ fact, createdAt }) =>
      fact.kind === kind ? [{ ...(fact as FactOf<Kind>), createdAt }] : [],
    );
}

/** Orders events by time; the provider's clock has whole seconds, so ties are ordered by id. */
export function byTime(a: PaymentEvent, b: PaymentEvent): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Derives payments, refunds, disputes and ledger entries of a gift. @param posted entries already in the ledger */
function deriveLedger(facts: Facts, posted: readonly LedgerEntry[]) {
  const byHand = facts("entered");
  const paid = payments([...facts("checkout"), ...facts("invoice_paid")], byHand);
  const aliases = new Map(facts("link").map(({ alias, paymentId }) => [alias, paymentId]));
  for (const { alias, payment } of facts("invoice_paid")) {
    if (alias) aliases.set(alias, payment.paymentId);
  }
  const paymentOf = (name: string) => paid.get(aliases.get(name) ?? name) ?? null;
  const mapPaid = <Fact extends { readonly paymentId: string }, Made>(
    about: readonly Fact[],
    make: (fact: Fact, payment: PaidFact) => Made | Made[],
  ) =>
    about.flatMap((fact) => {
      const payment = paymentOf(fact.paymentId);
      return payment ? make(fact, payment) : [];
    });
  const refunds = refundsOf(facts("refund"), paymentOf);
  const disputes = facts("dispute");
  const entries = allEntries(posted, {
    settled: [
      ...[...paid.values()].map(paymentEntry),
      ...mapPaid(facts("fee"), feeEntry),
      ...mapPaid(facts("withdrawn"), withdrawnEntry),
    ],
    movements: [...mapPaid(refunds, refundMovements), ...mapPaid(disputes, disputeMovements)],
  });
  const standing = latest(disputes, ({ disputeId }) => disputeId, staysClosed);
  return { paid, paymentOf, mapPaid, refunds, disputes: standing, entries };
}

/** Final state of each refund. Events may name its payment by an alias that is not linked yet; a known id is preferred. */
function refundsOf(
  facts: readonly FactOf<"refund">[],
  paymentOf: (name: string) => PaidFact | null,
): FactOf<"refund">[] {
  const known = facts.filter(({ paymentId }) => paymentOf(paymentId));
  const names = new Map(known.map(({ refundId, paymentId }) => [refundId, paymentId]));
  return latest(facts, ({ refundId }) => refundId, staysRejected).map((fact) => ({
    ...fact,
    paymentId: names.get(fact.refundId) ?? fact.paymentId,
  }));
}

/** All entries by key, posted ones unchanged; entries without lines (goods, stock) are dropped. */
function allEntries(
  posted: readonly LedgerEntry[],
  { settled, movements }: { settled: readonly LedgerEntry[]; movements: readonly Movement[] },
): LedgerEntry[] {
  const entries = new Map([...settled, ...posted].map((entry) => [entry.key, entry]));
  for (const movement of movements) {
    if (entries.has(movement.key)) continue;
    entries.set(movement.key, movementEntry(movement, [...entries.values()]));
  }
  return [...entries.values()].filter(({ lines }) => lines.length > 0);
}

/** Payments by the provider's id, oldest first; duplicates are ignored. */
function payments(byProvider: readonly PaymentFactOf[], byHand: readonly PaymentFactOf[]) {
  const paid = new Map<string, PaidFact>();
  const all = [...byProvider, ...byHand].sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  for (const fact of all) {
    const { payment, createdAt } = fact;
    if (payment && !paid.has(payment.paymentId)) {
      const isByHand = byHand.includes(fact);
      paid.set(payment.paymentId, { ...payment, paidAt: createdAt, isByHand });
    }
  }
  return paid;
}

type PaymentFactOf = { readonly payment: Paid | null; readonly createdAt: Date };

/** The last fact for each id, unless an earlier one stands. */
function latest<Fact>(
  facts: readonly Fact[],
  idOf: (fact: Fact) => string,
  stands: (earlier: Fact, fact: Fact) => boolean,
): Fact[] {
  const byId = new Map<string, Fact>();
  for (const fact of facts) {
    const earlier = byId.get(idOf(fact));
    if (!earlier || !stands(earlier, fact)) byId.set(idOf(fact), fact);
  }
  return [...byId.values()];
}

/** A refund that the bank rejected is not made by an event that arrives later. */
const staysRejected = ({ outcome }: FactOf<"refund">) => outcome === "failed";

const staysClosed = (earlier: FactOf<"dispute">, { outcome }: FactOf<"dispute">) =>
  earlier.outcome !== "open" && outcome === "open";
