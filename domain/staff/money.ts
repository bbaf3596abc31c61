import type { Gift } from "#domain/giving/gift.ts";
import { attachEvents } from "#domain/giving/take-event.ts";
import { unclaimedMoney, type UnclaimedMoney } from "#domain/giving/unclaimed.ts";
import { signedBy, type GivingActing } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/**
 * What waits of a payment that nobody knew a gift for, where it may be settled as one of this gift.
 *
 * @param gift null: as one that is not of this site
 * @throws Refusal when nothing of it waits, or it does not fit the gift
 */
async function settleable(
  { storage, payments }: GivingActing,
  paymentId: string,
  gift: Gift | null,
): Promise<readonly UnclaimedMoney[]> {
  const all = await unclaimedMoney(storage.gifts, payments.mode);
  const found = all.filter((one) => one.paymentId === paymentId);
  if (found.length === 0) {
    const line = `no payment ${paymentId} waits for a gift; gifts reconcile lists them`;
    throw new Refusal("settled", line);
  }
  if (gift && found.some(({ currency }) => currency !== "usd")) {
    throw new Refusal(
      "other_currency",
      "the books hold US dollars alone: give it back at Stripe, then settle it with --elsewhere",
    );
  }
  if (gift && gift.mode !== payments.mode) {
    const line = `${gift.reference} is a ${gift.mode} gift, and this payment is not`;
    throw new Refusal("another_mode", line);
  }
  return found;
}

/** A person says whose a payment is that nobody knew a gift for. @throws Refusal as `settleable` */
export async function settle(
  acting: GivingActing,
  paymentId: string,
  gift: Gift | null,
): Promise<void> {
  const events = (await settleable(acting, paymentId, gift)).flatMap((one) => one.events);
  const { storage, clock } = acting;
  if (gift) await attachEvents(acting, gift.row, events);
  else {
    const ids = events.map(({ id }) => id);
    await storage.gifts.markElsewhere(ids, clock.now());
  }
  const detail = { payment: paymentId, gift: gift?.reference ?? "elsewhere" };
  await storage.audit.append(clock.now(), "settled", signedBy(acting, detail));
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
