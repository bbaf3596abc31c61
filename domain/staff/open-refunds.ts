import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { World } from "#domain/storage/world.ts";
import type { Acting } from "./acting.ts";
import type { PaidGift } from "#domain/giving/gift.ts";

/**
 * Prefix of the mark that a gift gets before a refund is requested from the payment provider. If the process dies
 * before the audit record is written, `recordOpenRefunds` writes it from the mark:
 * `refund by staff <payment id> <cents refunded before> <cents> <name>`.
 */
const start = "refund by staff ";
const startOf = ({ payment }: PaidGift) => `${start}${payment.paymentId} ${payment.refundedCents} `;

// A refund in flight is finished after 10 minutes; after 26 hours webhooks and hourly polling have reported it.
const waitMs = 10 * 60_000;
const giveUpMs = 26 * 3_600_000;

/**
 * Requests a refund. The returned event then updates the ledger and mails the donor. The idempotency key contains
 * the number of refunds before, so a repeated request refunds once; rejected ones count, and can be made again.
 * @throws PaymentsUnavailable when the provider does not answer or refuses
 */
export async function requestProviderRefund(
  acting: Acting,
  paid: PaidGift,
  cents: number,
): Promise<PaymentEvent> {
  const { storage, clock, by, payments } = acting;
  const { paymentId } = paid.payment;
  const entries = await storage.gifts.entriesOf(paid.gift.row);
  const made = entries.filter((one) => one.kind === "refund" && one.paymentId === paymentId);
  await storage.gifts.mark(paid.gift.row, `${startOf(paid)}${cents} ${by ?? ""}`, clock.now());
  try {
    const key = `refund ${paymentId} ${made.length} ${cents}`;
    return await payments.refund(paid.gift, paymentId, cents, key);
  } catch (error) {
    if (error instanceof PaymentsUnavailable && error.isRefusal)
      await closeRefund(storage, paid.gift.row, startOf(paid));
    throw error;
  }
}

/** Removes all marks with this prefix: at most one refund can follow one refunded amount. */
export async function closeRefund({ gifts }: Pick<Stores, "gifts">, row: number, from: string) {
  const marks = await gifts.marksOf(row);
  for (const mark of marks) if (mark.startsWith(from)) await gifts.unmark(row, mark);
}

export const closeRefundOf = (stores: Stores, paid: PaidGift) =>
  closeRefund(stores, paid.gift.row, startOf(paid));

/** Writes missing audit records of refunds whose process died after the provider accepted them. */
export async function recordOpenRefunds({ storage, clock }: World): Promise<void> {
  const now = clock.now();
  for (const { giftRow, mark, at } of await storage.gifts.marked(start)) {
    const ageMs = now.getTime() - at.getTime();
    if (ageMs < waitMs) continue;
    const [paymentId = "", before, cents, ...by] = mark.slice(start.length).split(" ");
    await storage.transaction(async (stores) => {
      const { reference } = await stores.gifts.getForUpdate(giftRow);
      if (!(await stores.gifts.marksOf(giftRow)).includes(mark)) return;
      const payments = await stores.gifts.paymentsOf(giftRow);
      const back = payments.find((one) => one.paymentId === paymentId)?.refundedCents ?? 0;
      const isTaken = back >= Number(before) + Number(cents);
      if (!isTaken && ageMs < giveUpMs) return;
      const who = by.join(" ") && { by: by.join(" ") };
      const detail = { cents: Number(cents), gift: reference, ...who };
      if (isTaken) await stores.audit.append(now, "refunded", detail);
      await closeRefund(stores, giftRow, `${start}${paymentId} ${before} `);
    });
  }
}
