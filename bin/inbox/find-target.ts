import { parseFeeNumber, parseReceiptNumber, parseReference } from "#domain/reference.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { findGift } from "#domain/staff/find-gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { UsageError } from "./usage.ts";

/** A record that a reference may name: a message, a receipt, a fee. */
export type Target = {
  readonly message?: KeptSubmission;
  readonly gift?: Gift;
  readonly fee?: ProgramFee;
};

/**
 * The message, gift or program fee that somebody named on the command line.
 *
 * @throws UsageError when it was not named, was misspelt, or is not there
 */
export async function requireTarget(storage: Storage, typed: string | null): Promise<Target> {
  if (typed === null) throw new UsageError("which one? Name its number, such as LWH-7K3M-Q7");
  const feeNumber = parseFeeNumber(typed);
  const reference = parseReference(typed);
  const number = feeNumber ?? reference ?? parseReceiptNumber(typed);
  if (number === null) {
    throw new UsageError(`"${typed}" is no reference; one sign of it is wrong or missing`);
  }
  const fee = feeNumber && (await storage.programFees.find(feeNumber));
  if (fee) return { fee };
  const message = reference && (await storage.submissions.find(reference));
  if (message) return { message };
  const gift = await findGift(storage, typed);
  if (gift) return { gift };
  throw new UsageError(`there is no ${number}; it may have been erased`);
}

/** @throws UsageError as above, and where it is no message */
export async function requireSubmission(
  storage: Storage,
  typed: string | null,
): Promise<KeptSubmission> {
  const { message } = await requireTarget(storage, typed);
  if (!message) throw new UsageError(`${typed} is no message`);
  return message;
}
