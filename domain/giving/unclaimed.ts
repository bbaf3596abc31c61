import { dayMs } from "#domain/clock.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { PaymentMode } from "./gift.ts";
import type { PaymentEvent } from "./payment-event.ts";

const keepMs = 90 * dayMs;

/** Money reported by the provider without a known gift. */
export type UnclaimedMoney = {
  readonly what: "payment" | "refund" | "dispute";
  readonly paymentId: string;
  /** In the currency's smallest unit; negative if it left us. */
  readonly amount: number;
  /** ISO code in lower case, `usd`. */
  readonly currency: string;
  readonly at: Date;
  /** Oldest first. */
  readonly events: readonly PaymentEvent[];
};

type Movement = Omit<UnclaimedMoney, "events"> & {
  /** Equal in all events about one movement of money. */
  readonly movement: string;
};

function moneyIn({ id, fact, createdAt: at }: PaymentEvent): Movement | null {
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

/** All unclaimed money of a mode, one item per movement, without what staff declared not ours. */
export async function unclaimedMoney(gifts: Pick<Stores["gifts"], "unclaimed">, mode: PaymentMode) {
  const all = await gifts.unclaimed();
  const elsewhere = new Set(all.filter((one) => one.isElsewhere).flatMap(namesOf));
  const found = new Map<string, UnclaimedMoney>();
  for (const one of all) {
    const reported = moneyIn(one.event);
    const isForeign = one.mode !== mode || namesOf(one).some((name) => elsewhere.has(name));
    if (!reported || isForeign) continue;
    const { movement, ...money } = reported;
    const known = found.get(movement);
    found.set(movement, { ...(known ?? money), events: [...(known?.events ?? []), one.event] });
  }
  return [...found.values()];
}

/** Ids shared by related events: declaring one charge of a subscription not ours covers the next ones. */
function namesOf({ event }: { readonly event: PaymentEvent }): string[] {
  const payment = moneyIn(event)?.paymentId ?? null;
  return [event.giftId, event.knownBy, payment].filter((name) => name !== null);
}

/** Erases unclaimed events after 90 days, but none that report money. */
export async function eraseUnclaimed(gifts: Stores["gifts"], now: Date): Promise<void> {
  const old = (await gifts.unclaimed()).filter(
    ({ event, takenAt }) => now.getTime() - takenAt.getTime() > keepMs && moneyIn(event) === null,
  );
  await gifts.eraseEvents(old.map(({ event }) => event.id));
}
