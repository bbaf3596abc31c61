import {
  disputeMovements,
  feeEntries,
  movementEntry,
  paymentEntry,
  refundMovements,
  withdrawnEntries,
} from "./ledger.ts";
import type { FactOf, LedgerEntry, Movement, PaidFact } from "./ledger.ts";
import type { Paid, PaymentEvent, PaymentFact } from "./payment-event.ts";

/** Returns the facts of one kind, oldest first. */
export type Facts = <Kind extends PaymentFact["kind"]>(kind: Kind) => Timed<Kind>[];
type Timed<Kind extends PaymentFact["kind"]> = FactOf<Kind> & { readonly createdAt: Date };

/** @param sorted deduplicated events, oldest first */
export function factsByKind(sorted: readonly PaymentEvent[]): Facts {
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
export function deriveLedger(facts: Facts, posted: readonly LedgerEntry[]) {
  const byHand = facts("entered");
  const paid = payments([...facts("checkout"), ...facts("invoice_paid")], byHand);
  const aliases = new Map(facts("link").map(({ alias, paymentId }) => [alias, paymentId]));
  for (const { alias, payment } of facts("invoice_paid")) {
    if (alias) aliases.set(alias, payment.paymentId);
  }
  const paymentOf = (name: string) => paid.get(aliases.get(name) ?? name) ?? null;
  const refunds = refundsOf(facts("refund"), paymentOf);
  const disputes = facts("dispute");
  const entries = allEntries(posted, {
    settled: [
      ...[...paid.values()].map(paymentEntry),
      ...facts("fee").flatMap((fact) => feeEntries(fact, paymentOf(fact.paymentId))),
      ...facts("withdrawn").flatMap((fact) => withdrawnEntries(fact, paymentOf(fact.paymentId))),
    ],
    movements: [
      ...refunds.flatMap((fact) => refundMovements(fact, paymentOf(fact.paymentId))),
      ...disputes.flatMap((fact) => disputeMovements(fact, paymentOf(fact.paymentId))),
    ],
  });
  return { paid, paymentOf, refunds, disputes: disputeStanding(disputes), entries };
}

/** Final state of each refund. Events may name its payment by an alias that is not linked yet; a known id is preferred. */
function refundsOf(
  facts: readonly FactOf<"refund">[],
  paymentOf: (name: string) => PaidFact | null,
): FactOf<"refund">[] {
  const known = facts.filter(({ paymentId }) => paymentOf(paymentId));
  const names = new Map(known.map(({ refundId, paymentId }) => [refundId, paymentId]));
  return latest(facts, ({ refundId }) => refundId, "failed").map((fact) => ({
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
function payments(
  byProvider: readonly PaymentFactOf[],
  byHand: readonly PaymentFactOf[],
): Map<string, PaidFact> {
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

/** The last fact for each id, but a fact with the final outcome always wins. */
function latest<Fact extends { outcome: string }>(
  facts: readonly Fact[],
  name: (fact: Fact) => string,
  last: Fact["outcome"],
): Fact[] {
  const found = new Map<string, Fact>();
  for (const fact of facts) {
    if (found.get(name(fact))?.outcome !== last) found.set(name(fact), fact);
  }
  return [...found.values()];
}

/** The last fact of each dispute; an `open` one cannot reopen a closed dispute. */
function disputeStanding(facts: readonly FactOf<"dispute">[]): FactOf<"dispute">[] {
  const found = new Map<string, FactOf<"dispute">>();
  for (const fact of facts) {
    const known = found.get(fact.disputeId);
    if (!known || known.outcome === "open" || fact.outcome !== "open") {
      found.set(fact.disputeId, fact);
    }
  }
  return [...found.values()];
}
