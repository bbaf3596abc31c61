import type { Gift } from "#domain/giving/gift.ts";
import { findByNumber } from "#domain/giving/receipts.ts";
import { parseFeeNumber, parseReference } from "#domain/reference.ts";
import type { Stores } from "#domain/storage/storage.ts";

/** @param typed reference of a gift or number of one of its receipts, in any spelling that people use */
export async function findGift(stores: Pick<Stores, "gifts">, typed: string): Promise<Gift | null> {
  const reference = parseReference(typed);
  if (reference) return stores.gifts.find(reference, "reference");
  return (await findByNumber(stores, typed))?.gift ?? null;
}

export async function findFee({ programFees }: Pick<Stores, "programFees">, typed: string) {
  const number = parseFeeNumber(typed);
  return number === null ? null : programFees.find(number);
}

export type Found = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** @param typed a reference, receipt number or program fee number, in any spelling that people use */
export async function findRecord(stores: Stores, typed: string) {
  const reference = parseReference(typed);
  const message = reference && (await stores.submissions.find(reference));
  if (message) return { kind: "message", on: message } as const;
  const gift = await findGift(stores, typed);
  if (gift) return { kind: "gift", on: gift } as const;
  const fee = await findFee(stores, typed);
  return fee && ({ kind: "fee", on: fee } as const);
}

/** Lower case without accents: "José" → "jose". */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** @returns a test for texts that contain every typed word; without words it accepts nothing */
export function namedLike(typed: string): (text: string) => boolean {
  const words = plain(typed).split(" ").filter(Boolean);
  return (text) => words.length > 0 && words.every((word) => plain(text).includes(word));
}
