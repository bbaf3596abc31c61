import type { Gift } from "#domain/giving/gift.ts";
import { parseReceiptNumber, parseReference } from "#domain/reference.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Paid } from "./gifts.ts";

type Gifts = Pick<Storage, "gifts">;

/** The gift meant by its reference or by one of its receipts, as people type them; null: there is none. */
export async function findGift({ gifts }: Gifts, typed: string): Promise<Gift | null> {
  const receipt = parseReceiptNumber(typed);
  if (receipt) return (await gifts.findPayment(receipt))?.gift ?? null;
  const reference = parseReference(typed);
  return reference === null ? null : gifts.findByReference(reference);
}

/** The payment of a receipt; null: there is none. */
export async function findPaid({ gifts }: Gifts, typed: string): Promise<Paid | null> {
  const receipt = parseReceiptNumber(typed);
  return receipt === null ? null : gifts.findPayment(receipt);
}
