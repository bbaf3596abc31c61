import { queueOnce } from "./queue-once.ts";
import { receiptLetter } from "./gift-letters.ts";
import { leftOf, type Gift, type GiftPayment } from "./gift.ts";
import type { PaymentEvent } from "./payment-event.ts";
import type { GivingWorld } from "./giving-world.ts";
import { findByReceipt } from "./receipts.ts";
import { refundRequestLetter } from "./staff-gift-letters.ts";

const dayMs = 24 * 3_600_000;
const resendsPerDay = 3;

/** `Giving.requestRefund` */
export async function requestRefund(
  world: GivingWorld,
  number: string,
  key: string,
): Promise<"asked" | "too_late" | "unknown" | "done"> {
  const found = await findByReceipt(world, number, key);
  if (!found) return "unknown";
  const { gift, payment } = found;
  if (leftOf(payment) <= 0) return "done";
  const now = world.clock.now();
  // The whole last day counts, wherever the donor's clock stands.
  const isLate = now.getTime() - payment.paidAt.getTime() > (world.refundDays + 1) * dayMs;
  if (isLate) return "too_late";
  const mark = `refund asked ${payment.paymentId}`;
  await queueOnce(world, gift.row, mark, refundRequestLetter(world, gift, payment));
  return "asked";
}

/** `Giving.resendReceipt`; staff are not counted. */
export async function resendReceipt(
  world: GivingWorld,
  found: { gift: Gift; payment: GiftPayment } | null,
  isStaff: boolean,
): Promise<"sent" | "unknown" | "later"> {
  if (!found || found.gift.email === "") return "unknown";
  const { gift, payment } = found;
  const now = world.clock.now();
  const { paymentId } = payment;
  const [times = 1] = isStaff
    ? [0]
    : await world.storage.rateLimits.count([`resend ${paymentId}`], dayMs, now);
  if (times > resendsPerDay) return "later";
  await world.storage.outbox.add([receiptLetter(world, gift, payment)], { now, giftRow: gift.row });
  world.wakeOutbox();
  return "sent";
}

/**
 * Has money given back, by staff. The ledger and the letter to the donor follow from the event that this
 * answers; repeated with the same amount left it does nothing twice.
 *
 * @throws PaymentsUnavailable when the provider does not answer or refuses
 */
export function refundEvent(
  { payments }: Pick<GivingWorld, "payments">,
  { gift, payment }: { gift: Gift; payment: GiftPayment },
  amountCents: number,
): Promise<PaymentEvent> {
  const key = `refund ${payment.paymentId} ${payment.refundedCents} ${amountCents}`;
  return payments.refund(gift, payment.paymentId, amountCents, key);
}
