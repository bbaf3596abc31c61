import type { Paid, PaymentFact } from "./payment-event.ts";

/**
 * Accounts of the ledger. Debit is positive, credit negative; each entry's lines add up to nothing.
 * `provider`: money at the payment provider. `bank`: what came without it, the cash box included.
 */
export const accounts = ["provider", "bank", "gifts", "fee_cover", "card_fees"] as const;
export type Account = (typeof accounts)[number];

export type LedgerEntry = {
  /** `payment:pi_…`, `refund:re_…`: kind and the provider's name of what happened. Unique. */
  readonly key: string;
  readonly kind: "payment" | "refund" | "refund_failed" | "dispute" | "fee" | "withdrawn";
  readonly at: Date;
  readonly lines: readonly { readonly account: Account; readonly cents: number }[];
};

/** The facts of one kind. */
export type FactOf<Kind extends PaymentFact["kind"]> = Extract<PaymentFact, { kind: Kind }>;

/** A payment that went through, and when. */
export type PaidFact = Paid & {
  readonly paidAt: Date;
  /** Entered by staff: the money is not at the provider. */
  readonly isByHand: boolean;
};

/** Money that came in. */
export function paymentEntry({
  paymentId,
  giftCents,
  feeCoverCents,
  paidAt,
  isByHand,
}: PaidFact): LedgerEntry {
  return {
    key: `payment:${paymentId}`,
    kind: "payment",
    at: paidAt,
    lines: withoutZeros([
      { account: isByHand ? "bank" : "provider", cents: giftCents + feeCoverCents },
      { account: "gifts", cents: -giftCents },
      { account: "fee_cover", cents: -feeCoverCents },
    ]),
  };
}

/** Money that went back to the donor (positive), taken off gift and covered fee in proportion. */
function backLines(cents: number, payment: PaidFact): LedgerEntry["lines"] {
  const { giftCents, feeCoverCents } = payment;
  // The same to the cent in both directions: what goes and comes again leaves nothing behind.
  const cover =
    Math.sign(cents) * Math.round((Math.abs(cents) * feeCoverCents) / (giftCents + feeCoverCents));
  return withoutZeros([
    { account: "provider", cents: -cents },
    { account: "gifts", cents: cents - cover },
    { account: "fee_cover", cents: cover },
  ]);
}

/** Money given back, and come again where the bank refused it; nothing for a payment nobody knows. */
export function refundEntries(fact: FactOf<"refund">, payment: PaidFact | null): LedgerEntry[] {
  if (!payment) return [];
  const at = new Date(fact.at);
  const { refundId, amountCents } = fact;
  const back = backLines(amountCents, payment);
  const given: LedgerEntry = { key: `refund:${refundId}`, kind: "refund", at, lines: back };
  if (fact.outcome === "done") return [given];
  const again = back.map(({ account, cents }) => ({ account, cents: -cents }));
  return [given, { key: `refund_failed:${refundId}`, kind: "refund_failed", at, lines: again }];
}

/** Money the donor's bank took or brought back, with what the provider charged for it. */
export function disputeEntries(fact: FactOf<"dispute">, payment: PaidFact | null): LedgerEntry[] {
  if (!payment) return [];
  return fact.movements.map(({ id, amountCents, feeCents, at }) => ({
    key: `dispute:${id}`,
    kind: "dispute",
    at: new Date(at),
    lines: withoutZeros([
      ...backLines(-amountCents, payment),
      { account: "card_fees", cents: feeCents },
      { account: "provider", cents: -feeCents },
    ]),
  }));
}

/** An entry by hand that no longer counts: the same lines the other way round. */
export function withdrawnEntries(
  { createdAt: at }: { readonly createdAt: Date },
  payment: PaidFact | null,
): LedgerEntry[] {
  if (!payment) return [];
  const lines = paymentEntry(payment).lines.map(({ account, cents }) => ({
    account,
    cents: -cents,
  }));
  return [{ key: `withdrawn:${payment.paymentId}`, kind: "withdrawn", at, lines }];
}

/** What the provider kept. */
export function feeEntries(fact: FactOf<"fee">, payment: PaidFact | null): LedgerEntry[] {
  if (!payment) return [];
  return [
    {
      key: `fee:${payment.paymentId}`,
      kind: "fee",
      at: payment.paidAt,
      lines: withoutZeros([
        { account: "card_fees", cents: fact.feeCents },
        { account: "provider", cents: -fact.feeCents },
      ]),
    },
  ];
}

/** One line for each account, none of nothing. */
function withoutZeros(lines: LedgerEntry["lines"]): LedgerEntry["lines"] {
  const sums = new Map<Account, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ account, cents }));
}

/** The same entry told twice is written once; goods and stock, without an amount, leave none. */
export function uniqueByKey(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  return [...known.values()].filter(({ lines }) => lines.length > 0);
}
