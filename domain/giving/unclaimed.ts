import type { PaymentMode } from "./gift.ts";
import type { GiftStore, UnclaimedEvent } from "./gift-store.ts";
import type { PaymentEvent } from "./payment-event.ts";

const keepMs = 90 * 24 * 3_600_000;

/** Money that the provider told of and that belongs to no gift we know. */
export type UnclaimedMoney = {
  readonly what: "payment" | "refund" | "dispute";
  readonly paymentId: string;
  /** In the currency's smallest unit; what left us is negative. */
  readonly amount: number;
  /** Three letters, as `usd`. */
  readonly currency: string;
  readonly at: Date;
  readonly event: PaymentEvent;
};

/** The money an event tells of; null when it tells of none. */
function moneyIn(event: PaymentEvent): UnclaimedMoney | null {
  const { fact, createdAt: at } = event;
  const of = (what: UnclaimedMoney["what"], paymentId: string, amount: number, currency = "usd") =>
    ({ what, paymentId, amount, currency, at, event }) as const;
  switch (fact.kind) {
    case "checkout":
    case "invoice_paid": {
      if (!fact.payment) return null;
      const { paymentId, giftCents, feeCoverCents } = fact.payment;
      return of("payment", paymentId, giftCents + feeCoverCents);
    }
    case "refund":
      return of("refund", fact.paymentId, -fact.amountCents);
    case "dispute":
      return of("dispute", fact.paymentId, -fact.amountCents);
    case "other_currency":
      return of("payment", fact.paymentId, fact.amount, fact.currency);
    default:
      return null;
  }
}

/** What waits for a person to decide, oldest first. */
export async function unclaimedMoney(
  gifts: Pick<GiftStore, "unclaimed">,
  mode: PaymentMode,
): Promise<readonly UnclaimedMoney[]> {
  const all = await gifts.unclaimed();
  const elsewhere = new Set(all.filter((one) => one.isElsewhere).flatMap(namesOf));
  return all
    .filter((one) => one.mode === mode && !namesOf(one).some((name) => elsewhere.has(name)))
    .flatMap(({ event }) => moneyIn(event) ?? []);
}

/** Whoever has said of one month that it is not ours has said it of the next. */
function namesOf({ event }: UnclaimedEvent): string[] {
  const payment = moneyIn(event)?.paymentId ?? null;
  return [event.giftId, event.knownBy, payment].filter((name) => name !== null);
}

/** Erases what waited long for a gift; never what tells of money. */
export async function eraseUnclaimed(
  gifts: Pick<GiftStore, "unclaimed" | "eraseEvents">,
  now: Date,
): Promise<void> {
  const old = (await gifts.unclaimed()).filter(
    ({ event, takenAt }) => now.getTime() - takenAt.getTime() > keepMs && moneyIn(event) === null,
  );
  await gifts.eraseEvents(old.map(({ event }) => event.id));
}
