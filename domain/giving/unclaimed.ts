import { dayMs } from "#domain/clock.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { PaymentMode } from "./gift.ts";
import type { UnclaimedEvent } from "./gift-events.ts";
import type { PaymentEvent } from "./payment-event.ts";

const keepMs = 90 * dayMs;

/** Money that the provider told of and that belongs to no gift we know. */
export type UnclaimedMoney = {
  readonly what: "payment" | "refund" | "dispute";
  readonly paymentId: string;
  /** In the currency's smallest unit; what left us is negative. */
  readonly amount: number;
  /** Three letters, as `usd`. */
  readonly currency: string;
  readonly at: Date;
  /** All that told of it, oldest first. */
  readonly events: readonly PaymentEvent[];
};

type Told = Omit<UnclaimedMoney, "events"> & {
  /** The same for all events of one movement of money. */
  readonly movement: string;
};

/** The money an event tells of; null when it tells of none. */
function moneyIn({ id, fact, createdAt: at }: PaymentEvent): Told | null {
  switch (fact.kind) {
    case "checkout":
    case "invoice_paid": {
      if (!fact.payment) return null;
      const { paymentId, giftCents, feeCoverCents } = fact.payment;
      const amount = giftCents + feeCoverCents;
      return { what: "payment", paymentId, amount, currency: "usd", at, movement: paymentId };
    }
    case "refund":
    case "dispute": {
      const { kind: what, paymentId, amountCents } = fact;
      const movement = fact.kind === "refund" ? fact.refundId : fact.disputeId;
      return { what, paymentId, amount: -amountCents, currency: "usd", at, movement };
    }
    case "other_currency": {
      const { paymentId, amount, currency } = fact;
      return { what: "payment", paymentId, amount, currency, at, movement: id };
    }
    default:
      return null;
  }
}

export async function unclaimedMoney(
  gifts: Pick<Stores["gifts"], "unclaimed">,
  mode: PaymentMode,
): Promise<readonly UnclaimedMoney[]> {
  const all = await gifts.unclaimed();
  const elsewhere = new Set(all.filter((one) => one.isElsewhere).flatMap(namesOf));
  const found = new Map<string, UnclaimedMoney>();
  for (const one of all) {
    const told = moneyIn(one.event);
    const isForeign = one.mode !== mode || namesOf(one).some((name) => elsewhere.has(name));
    if (!told || isForeign) continue;
    const { movement, ...money } = told;
    const known = found.get(movement);
    found.set(movement, { ...(known ?? money), events: [...(known?.events ?? []), one.event] });
  }
  return [...found.values()];
}

/** Staff who have said of one month that it is not ours have said it of the next. */
function namesOf({ event }: UnclaimedEvent): string[] {
  const payment = moneyIn(event)?.paymentId ?? null;
  return [event.giftId, event.knownBy, payment].filter((name) => name !== null);
}

/** Erases what waited long for a gift; never what tells of money. */
export async function eraseUnclaimed(
  gifts: Pick<Stores["gifts"], "unclaimed" | "eraseEvents">,
  now: Date,
): Promise<void> {
  const old = (await gifts.unclaimed()).filter(
    ({ event, takenAt }) => now.getTime() - takenAt.getTime() > keepMs && moneyIn(event) === null,
  );
  await gifts.eraseEvents(old.map(({ event }) => event.id));
}
