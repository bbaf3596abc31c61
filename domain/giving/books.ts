import { isRecurring, type GiftChoice, type GiftPayment, type GiftState } from "./gift.ts";
import { byTime, factsByKind, deriveLedger, type Facts } from "./derive-ledger.ts";
import type { FactOf, LedgerEntry } from "./ledger.ts";
import type { PaymentEvent } from "./payment-event.ts";

/**
 * Derives state, payments and ledger entries of one gift from its events. Duplicates and order of arrival do not
 * matter: events are deduplicated by id and sorted by time. More events only add entries, so the ledger is append-only.
 *
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
      isDisputed: disputes.some((fact) => isOurs(fact) && fact.outcome !== "won"),
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
    ...recurringOf(choice, facts("recurring"), booked.length > 0),
    state: stateOf(facts, booked, declined.length > 0),
    /** Cards declined before the first payment. */
    declines: declined.length,
    declinedAt: declined.at(-1)?.createdAt ?? null,
    receivedAt: booked[0]?.paidAt ?? null,
    subscriptionId: checkouts.find((fact) => fact.subscriptionId)?.subscriptionId ?? null,
    customerId: checkouts.find((fact) => fact.customerId)?.customerId ?? null,
    country: checkouts.find((fact) => fact.country)?.country ?? null,
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

type Standing = Pick<GiftPayment, "giftCents" | "feeCoverCents" | "refundedCents" | "isDisputed">;

function stateOf(facts: Facts, paid: readonly Standing[], wasDeclined: boolean): GiftState {
  if (facts("entered").length > 0) {
    return facts("withdrawn").length > 0 ? "withdrawn" : "received";
  }
  const has = (outcome: FactOf<"checkout">["outcome"]) =>
    facts("checkout").some((fact) => fact.outcome === outcome);
  if (paid.some(({ isDisputed }) => isDisputed)) return "disputed";
  if (paid.length > 0) {
    const isAllBack = paid.every(
      ({ giftCents, feeCoverCents, refundedCents }) => refundedCents >= giftCents + feeCoverCents,
    );
    return isAllBack ? "refunded" : "received";
  }
  if (has("failed")) return "failed";
  // A recurring gift is paid when its first invoice is.
  if (has("waiting") || has("paid")) return "waiting";
  if (wasDeclined) return "failed";
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
