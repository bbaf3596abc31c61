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
  /** The provider's name of the payment it moves. */
  readonly paymentId: string;
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
    paymentId,
    lines: withoutZeros([
      { account: isByHand ? "bank" : "provider", cents: giftCents + feeCoverCents },
      { account: "gifts", cents: -giftCents },
      { account: "fee_cover", cents: -feeCoverCents },
    ]),
  };
}

/** Money of a payment that went back to the donor (positive), or came again. */
export type Movement = Pick<LedgerEntry, "key" | "kind" | "at"> & {
  readonly payment: PaidFact;
  readonly cents: number;
  /** Charged by the provider for it. */
  readonly chargedCents?: number;
};

/**
 * A movement as an entry, taken off gift and covered fee in proportion. All that went back is divided, less
 * what the entries before have: so the last part takes the rest, and nothing is left of a cent.
 */
export function movementEntry(
  { payment, cents, chargedCents = 0, ...entry }: Movement,
  before: readonly LedgerEntry[],
): LedgerEntry {
  const { paymentId, giftCents, feeCoverCents } = payment;
  const back = backLinesOf(before, paymentId);
  const coverBefore = sumOf(back.filter(({ account }) => account === "fee_cover"));
  const share = ((sumOf(back) + cents) * feeCoverCents) / (giftCents + feeCoverCents);
  const cover = Math.round(share) - coverBefore;
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

/** Kinds of entries by which money goes back to the donor, and comes again. */
export const backKinds: readonly LedgerEntry["kind"][] = ["refund", "refund_failed", "dispute"];

const backLinesOf = (entries: readonly LedgerEntry[], paymentId: string) =>
  entries
    .filter((entry) => entry.paymentId === paymentId && backKinds.includes(entry.kind))
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === "gifts" || account === "fee_cover");

const sumOf = (lines: LedgerEntry["lines"]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Money given back, and come again where the bank refused it; nothing for a payment nobody knows. */
export function refundMovements(fact: FactOf<"refund">, payment: PaidFact | null): Movement[] {
  if (!payment) return [];
  const { refundId, amountCents: cents } = fact;
  const at = new Date(fact.at);
  const given = { key: `refund:${refundId}`, kind: "refund", at, payment, cents } as const;
  if (fact.outcome === "done") return [given];
  return [
    given,
    { ...given, key: `refund_failed:${refundId}`, kind: "refund_failed", cents: -cents },
  ];
}

/** Money the donor's bank took or brought back, with what the provider charged for it. */
export function disputeMovements(fact: FactOf<"dispute">, payment: PaidFact | null): Movement[] {
  if (!payment) return [];
  return fact.movements.map(({ id, amountCents, feeCents, at }) => ({
    key: `dispute:${id}`,
    kind: "dispute",
    at: new Date(at),
    payment,
    cents: -amountCents,
    chargedCents: feeCents,
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
  const { paymentId } = payment;
  return [{ key: `withdrawn:${paymentId}`, kind: "withdrawn", at, paymentId, lines }];
}

export function feeEntries(fact: FactOf<"fee">, payment: PaidFact | null): LedgerEntry[] {
  if (!payment) return [];
  return [
    {
      key: `fee:${payment.paymentId}`,
      kind: "fee",
      at: payment.paidAt,
      paymentId: payment.paymentId,
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
