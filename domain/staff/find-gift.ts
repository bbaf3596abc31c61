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

/** A record that a number names: a message, a gift, a program fee. */
export type Found = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** The record meant by any number of ours, as people type it; null: there is none. */
export async function findRecord(stores: Stores, typed: string) {
  const reference = parseReference(typed);
  const message = reference && (await stores.submissions.find(reference));
  if (message) return { kind: "message", on: message } as const;
  const gift = await findGift(stores, typed);
  if (gift) return { kind: "gift", on: gift } as const;
  const fee = await findFee(stores, typed);
  return fee && ({ kind: "fee", on: fee } as const);
}

/** Without accents and capitals: "José" is found by "jose". */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** True for a text that holds every word that was typed; no words are in no text. */
export function namedLike(typed: string): (text: string) => boolean {
  const words = plain(typed).split(" ").filter(Boolean);
  return (text) => words.length > 0 && words.every((word) => plain(text).includes(word));
}
