import { dayMs } from "#domain/clock.ts";
import { receiptMail, staffMail } from "./gift-mails.ts";
import { leftOf } from "./gift.ts";
import { formatCents } from "#domain/language/format.ts";
import { type GivingWorld, queueOnce, runTransaction } from "./giving-world.ts";
import { findByNumber, mayRequestRefund } from "./receipts.ts";

const resendsPerDay = 3;

/** The payment of a receipt, if it belongs to the gift whose page the visitor has. */
async function findOf(world: GivingWorld, giftId: string, number: string) {
  const found = await findByNumber(world.storage, number);
  return found?.gift.id === giftId ? found : null;
}

/** Prefix, before the payment's id, of the mark of a gift whose donor requests a refund; staff's answer removes it. */
export const refundMark = "refund asked ";

/** True while a request waits for staff. @param marks of the gift */
export const isRefundRequested = (marks: readonly string[]): boolean =>
  marks.some((mark) => mark.startsWith(refundMark));

/** Notifies staff that the donor requests a refund, once until they answer; they decide. */
export async function requestRefund(world: GivingWorld, giftId: string, number: string) {
  const found = await findOf(world, giftId, number);
  if (!found) return "unknown";
  const { gift, payment } = found;
  if (leftOf(payment) <= 0) return "done";
  if (!mayRequestRefund(world, found)) return "too_late";
  const mail = staffMail(world, gift, "staff-gift-refund-request", {
    receipt: payment.receiptNumber,
    amount: formatCents(leftOf(payment), "en"),
  });
  await queueOnce(world, gift.row, refundMark + payment.paymentId, mail);
  return "asked";
}

/** Mails a receipt to its donor again, at most three times a day. */
export async function resendReceipt(world: GivingWorld, giftId: string, number: string) {
  const found = await findOf(world, giftId, number);
  if (!found || found.gift.email === "" || found.gift.state === "withdrawn") return "unknown";
  const { gift, payment } = found;
  const now = world.clock.now();
  const { rateLimits } = world.storage;
  const [times = 1] = await rateLimits.count([`resend ${payment.paymentId}`], dayMs, now);
  if (times > resendsPerDay) return "later";
  const mail = receiptMail(world, gift, payment);
  await runTransaction(world, async ({ gifts, outbox }) => {
    // Erased or moved meanwhile, it has another address.
    const { row, email } = await gifts.getForUpdate(gift.row);
    if (email === gift.email) await outbox.add([mail], { now, giftRow: row });
  });
  return "sent";
}
