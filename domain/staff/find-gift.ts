import type { Gift } from "#domain/giving/gift.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { parseFeeNumber, parseReceiptNumber, parseReference } from "#domain/reference.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { Paid } from "./gift-deeds.ts";

type Gifts = Pick<Stores, "gifts">;

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

/** The fee meant by its number; null: there is none. */
export async function findFee(
  { programFees }: Pick<Stores, "programFees">,
  typed: string,
): Promise<ProgramFee | null> {
  const number = parseFeeNumber(typed);
  return number === null ? null : programFees.find(number);
}
