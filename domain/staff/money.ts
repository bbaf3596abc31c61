import type { Gift } from "#domain/giving/gift.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import { unclaimedMoney, type UnclaimedMoney } from "#domain/giving/unclaimed.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { Refusal } from "./refusal.ts";

/**
 * What the provider told of a payment that nobody knew a gift for, where it may be settled as one of this gift.
 *
 * @param gift null: as one that is not of this site
 * @throws Refusal when nothing of it waits, or it does not fit the gift
 */
export async function settleable(
  { payments }: Pick<GivingWorld, "payments">,
  { gifts }: Pick<Stores, "gifts">,
  paymentId: string,
  gift: Gift | null,
): Promise<readonly PaymentEvent[]> {
  const all = await unclaimedMoney(gifts, payments.mode);
  const found = all.filter((one) => one.paymentId === paymentId);
  if (found.length === 0) throw new Refusal("settled");
  // The books hold US dollars alone.
  if (gift && found.some(({ currency }) => currency !== "usd")) throw new Refusal("other_currency");
  if (gift && gift.mode !== payments.mode) throw new Refusal("another_mode");
  return found.flatMap(({ events }) => events);
}

/** An amount of money in its own currency, `USD 25.00`. */
export function amountIn({ amount, currency }: UnclaimedMoney, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
