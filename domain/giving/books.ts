import type { GiftChoice, GiftState, MonthlyState } from "./gift.ts";
import type { PaymentEvent, PaymentFact } from "./payment-event.ts";

/** Accounts of the ledger. Debit is positive, credit negative; each entry's lines add up to nothing. */
export const accounts = ["provider", "gifts", "fee_cover", "card_fees"] as const;
export type Account = (typeof accounts)[number];

export type LedgerEntry = {
  /** `payment:pi_…`, `refund:re_…`: kind and the provider's name of what happened. Unique. */
  readonly key: string;
  readonly kind: "payment" | "refund" | "refund_failed" | "dispute" | "fee";
  readonly at: Date;
  readonly lines: readonly { readonly account: Account; readonly cents: number }[];
};

export type BookedPayment = {
  readonly paymentId: string;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly refundedCents: number;
  readonly isDisputed: boolean;
  readonly paidAt: Date;
};

/** Everything that follows from what was told about one gift. */
export type Books = {
  readonly state: GiftState;
  /** Of the first payment. */
  readonly receivedAt: Date | null;
  readonly monthly: MonthlyState | null;
  readonly pausedUntil: Date | null;
  readonly nextPaymentAt: Date | null;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** Nobody can pay on the hosted page any more. */
  readonly isPageClosed: boolean;
  /** Oldest first. */
  readonly payments: readonly BookedPayment[];
  readonly entries: readonly LedgerEntry[];
  /** Facts that want a letter, by a name that is theirs for ever. */
  readonly refunds: readonly {
    readonly refundId: string;
    readonly paymentId: string;
    readonly cents: number;
  }[];
  readonly disputes: readonly {
    readonly disputeId: string;
    readonly paymentId: string;
    readonly cents: number;
  }[];
  readonly unpaidInvoices: readonly string[];
};

type Of<Kind extends PaymentFact["kind"]> = Extract<PaymentFact, { kind: Kind }>;

/**
 * The books of one gift as a function of the set of its events: order and repetition cannot
 * matter, because nothing here looks at the order they came in. Entries only ever become more as
 * events are added, so they can be written down as they appear.
 */
export function booksOf(choice: GiftChoice, events: readonly PaymentEvent[]): Books {
  const known = new Map(events.map((event) => [event.id, event]));
  const sorted = [...known.values()].sort(byTime);
  const facts = <Kind extends PaymentFact["kind"]>(kind: Kind) =>
    sorted.flatMap(({ fact, createdAt }) =>
      fact.kind === kind ? [{ ...(fact as Of<Kind>), createdAt }] : [],
    );
  const paid = payments(facts("checkout"), facts("invoice_paid"));
  const aliases = new Map(facts("link").map(({ alias, paymentId }) => [alias, paymentId]));
  const paymentOf = (name: string) => paid.get(aliases.get(name) ?? name) ?? null;
  const refunds = latest(facts("refund"), ({ refundId }) => refundId, "failed");
  const disputes = facts("dispute");
  const moved = [
    ...refunds.flatMap((fact) => refundEntries(fact, paymentOf(fact.paymentId))),
    ...disputes.flatMap((fact) => disputeEntries(fact, paymentOf(fact.paymentId))),
    ...facts("fee").flatMap((fact) => feeEntries(fact, paymentOf(fact.paymentId))),
  ];
  const standing = disputeStanding(disputes);
  const booked = [...paid.values()].map((payment): BookedPayment => {
    const isOurs = ({ paymentId }: { paymentId: string }) => paymentOf(paymentId) === payment;
    const back = refunds.filter((fact) => isOurs(fact) && fact.outcome === "done");
    return {
      ...payment,
      refundedCents: back.reduce((sum, { amountCents }) => sum + amountCents, 0),
      isDisputed: standing.some((fact) => isOurs(fact) && fact.outcome !== "won"),
    };
  });
  const checkouts = facts("checkout");
  const paidIds = new Set(paid.keys());
  return {
    ...monthlyOf(choice, facts("monthly"), booked.length > 0),
    state: stateOf(booked, checkouts, facts("declined").length > 0),
    receivedAt: booked[0]?.paidAt ?? null,
    subscriptionId: checkouts.find((fact) => fact.subscriptionId)?.subscriptionId ?? null,
    customerId: checkouts.find((fact) => fact.customerId)?.customerId ?? null,
    isPageClosed: checkouts.length > 0,
    payments: booked,
    entries: uniqueByKey([...[...paid.values()].map(paymentEntry), ...moved]),
    refunds: refunds.flatMap(({ refundId, paymentId, amountCents, outcome }) => {
      const payment = paymentOf(paymentId);
      return payment && outcome === "done"
        ? [{ refundId, paymentId: payment.paymentId, cents: amountCents }]
        : [];
    }),
    disputes: standing.flatMap(({ disputeId, paymentId, amountCents }) => {
      const payment = paymentOf(paymentId);
      return payment ? [{ disputeId, paymentId: payment.paymentId, cents: amountCents }] : [];
    }),
    unpaidInvoices: [...new Set(facts("invoice_failed").map(({ paymentId }) => paymentId))].filter(
      (id) => !paidIds.has(id),
    ),
  };
}

/** The provider's clock has whole seconds: what happened within one is ordered by name. */
function byTime(a: PaymentEvent, b: PaymentEvent): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

type PaidFact = { paymentId: string; giftCents: number; feeCoverCents: number; paidAt: Date };

/** By the provider's name, oldest first; told twice is paid once. */
function payments(
  checkouts: readonly (Of<"checkout"> & { createdAt: Date })[],
  invoices: readonly (Of<"invoice_paid"> & { createdAt: Date })[],
): Map<string, PaidFact> {
  const paid = new Map<string, PaidFact>();
  const all = [...checkouts, ...invoices].sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  for (const { payment, createdAt } of all) {
    if (payment && !paid.has(payment.paymentId)) {
      paid.set(payment.paymentId, { ...payment, paidAt: createdAt });
    }
  }
  return paid;
}

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
function disputeStanding(facts: readonly Of<"dispute">[]): Of<"dispute">[] {
  const found = new Map<string, Of<"dispute">>();
  for (const fact of facts) {
    const known = found.get(fact.disputeId);
    if (!known || known.outcome === "open" || fact.outcome !== "open") {
      found.set(fact.disputeId, fact);
    }
  }
  return [...found.values()];
}

function stateOf(
  paid: readonly BookedPayment[],
  checkouts: readonly Of<"checkout">[],
  wasDeclined: boolean,
): GiftState {
  const has = (outcome: Of<"checkout">["outcome"]) =>
    checkouts.some((fact) => fact.outcome === outcome);
  if (paid.some(({ isDisputed }) => isDisputed)) return "disputed";
  if (paid.length > 0) {
    const isAllBack = paid.every(
      ({ giftCents, feeCoverCents, refundedCents }) => refundedCents >= giftCents + feeCoverCents,
    );
    return isAllBack ? "refunded" : "received";
  }
  if (has("failed")) return "failed";
  // A monthly gift is paid when its first invoice is.
  if (has("waiting") || has("paid")) return "waiting";
  if (wasDeclined) return "failed";
  return has("expired") ? "expired" : "started";
}

function monthlyOf(
  choice: GiftChoice,
  facts: readonly Of<"monthly">[],
  isPaid: boolean,
): Pick<Books, "monthly" | "pausedUntil" | "nextPaymentAt" | "giftCents" | "feeCoverCents"> {
  const stopped = facts.find(({ state }) => state === "stopped");
  const last = stopped ?? facts.at(-1);
  const told = facts.findLast(({ giftCents }) => giftCents !== null);
  const state = last?.state ?? (isPaid ? "active" : null);
  return {
    monthly: choice.rhythm === "monthly" ? state : null,
    pausedUntil: last?.pausedUntil ? new Date(last.pausedUntil) : null,
    nextPaymentAt: last?.nextPaymentAt && !stopped ? new Date(last.nextPaymentAt) : null,
    giftCents: told?.giftCents ?? choice.giftCents,
    feeCoverCents: told?.feeCoverCents ?? choice.feeCoverCents,
  };
}

function paymentEntry({ paymentId, giftCents, feeCoverCents, paidAt }: PaidFact): LedgerEntry {
  return {
    key: `payment:${paymentId}`,
    kind: "payment",
    at: paidAt,
    lines: withoutZeros([
      { account: "provider", cents: giftCents + feeCoverCents },
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

function refundEntries(fact: Of<"refund">, payment: PaidFact | null): LedgerEntry[] {
  if (!payment) return [];
  const at = new Date(fact.at);
  const { refundId, amountCents } = fact;
  const back = backLines(amountCents, payment);
  const given: LedgerEntry = { key: `refund:${refundId}`, kind: "refund", at, lines: back };
  if (fact.outcome === "done") return [given];
  const again = back.map(({ account, cents }) => ({ account, cents: -cents }));
  return [given, { key: `refund_failed:${refundId}`, kind: "refund_failed", at, lines: again }];
}

function disputeEntries(fact: Of<"dispute">, payment: PaidFact | null): LedgerEntry[] {
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

function feeEntries(fact: Of<"fee">, payment: PaidFact | null): LedgerEntry[] {
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

function uniqueByKey(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
}
