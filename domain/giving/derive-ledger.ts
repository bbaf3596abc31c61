import {
  disputeMovements,
  feeEntry,
  movementEntry,
  paymentEntry,
  refundMovements,
  withdrawnEntry,
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
  /** Applies `make` to the facts about known payments. */
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
  const found = new Map<string, Fact>();
  for (const fact of facts) {
    const earlier = found.get(idOf(fact));
    if (!earlier || !stands(earlier, fact)) found.set(idOf(fact), fact);
  }
  return [...found.values()];
}

/** A refund that the bank rejected is not made by an event that arrives later. */
const staysRejected = ({ outcome }: FactOf<"refund">) => outcome === "failed";

/** A dispute that was closed is not opened again. */
const staysClosed = (earlier: FactOf<"dispute">, { outcome }: FactOf<"dispute">) =>
  earlier.outcome !== "open" && outcome === "open";
