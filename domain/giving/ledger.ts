import type { Paid, PaymentFact } from "./payment-event.ts";

/**
 * Accounts of the double-entry ledger. Debits are positive, credits negative; the lines of an entry sum to 0.
 * `provider`: money at the payment provider; `bank`: money received otherwise, cash included.
 */
export const accounts = ["provider", "bank", "gifts", "fee_cover", "card_fees"] as const;
export type Account = (typeof accounts)[number];

export const entryKinds = [
  "payment",
  "refund",
  "refund_failed",
  "dispute",
  "fee",
  "withdrawn",
] as const;
export type EntryKind = (typeof entryKinds)[number];

export type LedgerEntry = {
  /** Unique: `payment:pi_…`, `refund:re_…` (kind and the provider's id). */
  readonly key: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly paymentId: string;
  readonly lines: readonly { readonly account: Account; readonly cents: number }[];
};

export type FactOf<Kind extends PaymentFact["kind"]> = Extract<PaymentFact, { kind: Kind }>;

export type PaidFact = Paid & {
  readonly paidAt: Date;
  /** Entered by staff: the money is in `bank`, not at the provider. */
  readonly isByHand: boolean;
};

/** An entry that a payment has once. */
const onlyEntry = (
  kind: EntryKind,
  at: Date,
  { paymentId }: PaidFact,
  lines: LedgerEntry["lines"],
): LedgerEntry => ({
  key: `${kind}:${paymentId}`,
  kind,
  at,
  paymentId,
  lines: withoutZeros(lines),
});

export function paymentEntry(payment: PaidFact): LedgerEntry {
  const { giftCents, feeCoverCents, paidAt, isByHand } = payment;
  return onlyEntry("payment", paidAt, payment, [
    { account: isByHand ? "bank" : "provider", cents: giftCents + feeCoverCents },
    { account: "gifts", cents: -giftCents },
    { account: "fee_cover", cents: -feeCoverCents },
  ]);
}

/** Money of a payment that was returned to the donor (positive), or came back (negative). */
export type Movement = Pick<LedgerEntry, "key" | "kind" | "at"> & {
  readonly payment: PaidFact;
  readonly cents: number;
  /** Charged by the provider for it. */
  readonly chargedCents?: number;
};

/**
 * Ledger entry of a movement, split between gift and covered fee in proportion. The split is computed on the running
 * total and the earlier entries are subtracted, so rounding never leaves a cent.
 * @param before entries so far
 */
export function movementEntry(
  { payment, cents, chargedCents = 0, ...entry }: Movement,
  before: readonly LedgerEntry[],
): LedgerEntry {
  const { paymentId, giftCents, feeCoverCents } = payment;
  const back = backLines(before, payment);
  const coverBefore = sumOf(back.filter(({ account }) => account === "fee_cover"));
  const coverTotal = ((sumOf(back) + cents) * feeCoverCents) / (giftCents + feeCoverCents);
  const cover = Math.round(coverTotal) - coverBefore;
  return {
    ...entry,
    paymentId,
    lines: withoutZeros([
      { account: "provider", cents: -cents - chargedCents },
      { account: "gifts", cents: cents - cover },
      { account: "fee_cover", cents: cover },
      { account: "card_fees", cents: chargedCents },
    ]),
  };
}

/** Kinds of entries that return money to the donor or reverse that. */
export const backKinds: readonly EntryKind[] = ["refund", "refund_failed", "dispute"];

/** Lines by which a payment went back to its donor. */
export const backLines = (entries: readonly LedgerEntry[], { paymentId }: PaidFact) =>
  entries
    .filter((entry) => entry.paymentId === paymentId && backKinds.includes(entry.kind))
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === "gifts" || account === "fee_cover");

export const sumOf = (lines: LedgerEntry["lines"]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** A refund, and its reversal if the bank rejected it. */
export function refundMovements(fact: FactOf<"refund">, payment: PaidFact): Movement[] {
  const { refundId, amountCents: cents } = fact;
  const at = new Date(fact.at);
  const refund = { key: `refund:${refundId}`, kind: "refund", at, payment, cents } as const;
  if (fact.outcome === "done") return [refund];
  return [
    refund,
    { ...refund, key: `refund_failed:${refundId}`, kind: "refund_failed", cents: -cents },
  ];
}

/** Money that the donor's bank took in a dispute or returned, with the provider's charges. */
export function disputeMovements(fact: FactOf<"dispute">, payment: PaidFact): Movement[] {
  return fact.movements.map(({ id, amountCents, feeCents, at }) => ({
    key: `dispute:${id}`,
    kind: "dispute",
    at: new Date(at),
    payment,
    cents: -amountCents,
    chargedCents: feeCents,
  }));
}

type Withdrawal = FactOf<"withdrawn"> & { readonly createdAt: Date };

/** Reverses the entry of a withdrawn gift by hand; a corrected one on its own day, which its correction has too. */
export function withdrawnEntry({ why, createdAt }: Withdrawal, payment: PaidFact) {
  const { lines } = paymentEntry(payment);
  const back = lines.map(({ account, cents }) => ({ account, cents: -cents }));
  return onlyEntry("withdrawn", why === "corrected" ? payment.paidAt : createdAt, payment, back);
}

export const feeEntry = ({ feeCents }: FactOf<"fee">, payment: PaidFact) =>
  onlyEntry("fee", payment.paidAt, payment, [
    { account: "card_fees", cents: feeCents },
    { account: "provider", cents: -feeCents },
  ]);

/** Merges lines of one account and drops zeros. */
function withoutZeros(lines: LedgerEntry["lines"]): LedgerEntry["lines"] {
  const sums = new Map<Account, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ account, cents }));
}
