import { parseFeeNumber, parseReceiptNumber, parseReference } from "#domain/reference.ts";
import { findRecord, type Found } from "#domain/staff/find-gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { UsageError } from "./usage.ts";

/**
 * The message, gift or program fee that somebody named on the command line.
 *
 * @throws UsageError when it was not named, was misspelt, or is not there
 */
export async function requireTarget(storage: Storage, typed: string | null): Promise<Found> {
  if (typed === null) throw new UsageError("which one? Name its number, such as LWH-7K3M-Q7");
  const number = parseFeeNumber(typed) ?? parseReference(typed) ?? parseReceiptNumber(typed);
  if (number === null) {
    throw new UsageError(`"${typed}" is no reference; one sign of it is wrong or missing`);
  }
  const found = await findRecord(storage, typed);
  if (found) return found;
  throw new UsageError(`there is no ${number}; it may have been erased`);
}
