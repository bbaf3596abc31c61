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

/** Facts of one kind, oldest first, each with its moment. */
export type Facts = <Kind extends PaymentFact["kind"]>(kind: Kind) => Timed<Kind>[];
type Timed<Kind extends PaymentFact["kind"]> = FactOf<Kind> & { readonly createdAt: Date };

/** @param sorted events, each once */
export function factsIn(sorted: readonly PaymentEvent[]): Facts {
  return <Kind extends PaymentFact["kind"]>(kind: Kind) =>
    sorted.flatMap(({ fact, createdAt }) =>
      fact.kind === kind ? [{ ...(fact as FactOf<Kind>), createdAt }] : [],
    );
}

/** The provider's clock has whole seconds: what happened within one is ordered by name. */
export function byTime(a: PaymentEvent, b: PaymentEvent): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Payments, money that went back and came again, and the entries of it. */
export function moneyIn(facts: Facts, posted: readonly LedgerEntry[]) {
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

/** A refund by staff names its payment as we do; events about it may by a name that is not linked yet. */
function refundsOf(
  told: readonly FactOf<"refund">[],
  paymentOf: (name: string) => PaidFact | null,
): FactOf<"refund">[] {
  const known = told.filter(({ paymentId }) => paymentOf(paymentId));
  const names = new Map(known.map(({ refundId, paymentId }) => [refundId, paymentId]));
  return latest(told, ({ refundId }) => refundId, "failed").map((fact) => ({
    ...fact,
    paymentId: names.get(fact.refundId) ?? fact.paymentId,
  }));
}

/** Each once, those that are written down as they are; goods and stock, without an amount, leave none. */
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

/** By the provider's name, oldest first; told twice is paid once. */
function payments(
  told: readonly PaymentTold[],
  byHand: readonly PaymentTold[],
): Map<string, PaidFact> {
  const paid = new Map<string, PaidFact>();
  const all = [...told, ...byHand].sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  for (const fact of all) {
    const { payment, createdAt } = fact;
    if (payment && !paid.has(payment.paymentId)) {
      const isByHand = byHand.includes(fact);
      paid.set(payment.paymentId, { ...payment, paidAt: createdAt, isByHand });
    }
  }
  return paid;
}

type PaymentTold = { readonly payment: Paid | null; readonly createdAt: Date };

/** One fact for each name; the one outcome that ends the story wins, whenever it was told. */
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

/** A dispute is open until the provider has closed it; later news of an open one cannot reopen it. */
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
