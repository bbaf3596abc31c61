import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { findGift } from "#domain/staff/find-gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { parseReceiptNumber, parseReference } from "#domain/reference.ts";
import { UsageError } from "./usage.ts";

/**
 * The gift that somebody named by its reference or by one of its receipts.
 *
 * @throws UsageError when it was not named, was misspelt, or is not there
 */
export async function requireGift(storage: Storage, target: string | null): Promise<Gift> {
  if (target === null) {
    throw new UsageError("which one? Name a gift, LWH-7K3M-Q7, or a receipt, LWR-7K3M-9PQD");
  }
  const receipt = parseReceiptNumber(target);
  const reference = parseReference(target);
  const found = await findGift(storage, target);
  if (found) return found;
  if (receipt ?? reference) throw new UsageError(`there is no gift under ${receipt ?? reference}`);
  throw new UsageError(`"${target}" is no gift's or receipt's number; one sign of it is wrong`);
}

/** The payment that somebody named by its receipt, or by a gift that has only one. */
export async function requirePayment(
  storage: Storage,
  target: string | null,
): Promise<{ gift: Gift; payment: GiftPayment }> {
  const gift = await requireGift(storage, target);
  const payments = await storage.gifts.paymentsOf(gift.row);
  const number = parseReceiptNumber(target ?? "");
  const named = number
    ? payments.filter(({ receiptNumber }) => receiptNumber === number)
    : payments;
  const [payment, other] = named;
  if (!payment) throw new UsageError(`nothing of ${gift.reference} was paid`);
  if (other) {
    throw new UsageError(`${gift.reference} has ${payments.length} payments: name a receipt of it`);
  }
  return { gift, payment };
}
