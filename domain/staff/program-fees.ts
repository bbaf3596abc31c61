import type { TakenBackReason } from "#domain/giving/entered-gift.ts";
import { confirmationLetter, withdrawnLetter } from "#domain/program-fees/fee-letters.ts";
import type { FeeEntry, ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { FeeRules } from "#domain/program-fees/read-fee.ts";
import type { Letter } from "#domain/mail/letter.ts";
import { newFeeNumber, parseFeeNumber } from "#domain/reference.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import type { Storage, Stores } from "#domain/storage/storage.ts";
import { signedBy, type Acting, type GivingActing } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/** The fee meant by its number, as people type it; null: there is none. */
export async function findFee(
  { programFees }: Pick<Storage, "programFees">,
  typed: string,
): Promise<ProgramFee | null> {
  const number = parseFeeNumber(typed);
  return number === null ? null : programFees.find(number);
}

/**
 * What an entry is checked against.
 *
 * @param before the fee that is corrected: its request stays right when it was erased since
 */
export const feeRules = (
  { clock, storage }: Pick<GivingActing, "clock" | "storage">,
  before: ProgramFee | null = null,
): FeeRules => ({
  now: clock.now(),
  hasRequest: async (reference) =>
    reference === before?.request || (await storage.submissions.find(reference)) !== null,
});

/** How a fee is entered. */
type Entering = {
  /** The same again enters nothing in the same mode: a form that is sent twice. */
  readonly idempotencyKey: string;
  /** Whether a confirmation is mailed, where there is an address. */
  readonly isTold: boolean;
};

/**
 * Enters a payment that is no gift: the fee, its confirmation and the line of the record together.
 *
 * @returns "known" when it was entered under the same key before
 */
export async function enterFee(
  acting: GivingActing,
  entry: FeeEntry,
  how: Entering,
): Promise<ProgramFee | "known"> {
  const adding = { ...how, own: { number: newFeeNumber() }, replaces: null };
  const fee = await retryWhenLost(() =>
    inTransaction(acting, (stores) => add(acting, stores, entry, adding)),
  );
  acting.wakeOutbox();
  return fee;
}

/**
 * Enters a fee anew, with a number of its own; what was entered before stays as it is and no longer counts.
 *
 * @throws Refusal when it was taken back before
 */
export async function correctFee(
  acting: GivingActing,
  fee: ProgramFee,
  entry: FeeEntry,
  isTold: boolean,
): Promise<ProgramFee> {
  requireOfThisMode(acting, fee);
  const idempotencyKey = `in place of ${fee.number}`;
  const adding = { idempotencyKey, isTold, own: { number: newFeeNumber() }, replaces: fee.number };
  const right = await retryWhenLost(() =>
    inTransaction(acting, async (stores) => {
      const now = acting.clock.now();
      const isMine = await stores.programFees.withdraw(fee.row, now, "corrected");
      return isMine
        ? add(acting, stores, entry, adding)
        : addedBefore(acting, stores.programFees, adding);
    }),
  );
  if (right === "known") throw alreadyWithdrawn(fee);
  acting.wakeOutbox();
  return right;
}

/** Takes a fee back. @throws Refusal when it was before */
export async function withdrawFee(
  acting: GivingActing,
  fee: ProgramFee,
  because: TakenBackReason,
  isTold: boolean,
): Promise<void> {
  requireOfThisMode(acting, fee);
  await inTransaction(acting, async (stores) => {
    const now = acting.clock.now();
    if (!(await stores.programFees.withdraw(fee.row, now, because))) throw alreadyWithdrawn(fee);
    if (isTold) await queue(acting, stores, fee, withdrawnLetter(acting, fee, because));
    await note(acting, stores, "fee_withdrawn", { fee: fee.number, because });
  });
  acting.wakeOutbox();
}

/** Mails a confirmation once more. @throws Refusal when it no longer counts or there is no address */
export async function resendConfirmation(acting: GivingActing, fee: ProgramFee): Promise<void> {
  if (fee.withdrawn) throw alreadyWithdrawn(fee);
  if (fee.email === "") {
    throw new Refusal("no_address", `${fee.number} has no e-mail address: print it instead`);
  }
  await inTransaction(acting, async (stores) => {
    await queue(acting, stores, fee, confirmationLetter(acting, fee));
    await note(acting, stores, "fee_sent", { fee: fee.number });
  });
  acting.wakeOutbox();
}

/** @throws Refusal when it was taken back, or entered in another mode than the site's */
export function requireStanding(acting: GivingActing, fee: ProgramFee): void {
  if (fee.withdrawn) throw alreadyWithdrawn(fee);
  requireOfThisMode(acting, fee);
}

function requireOfThisMode({ payments }: GivingActing, { number, mode }: ProgramFee): void {
  if (mode === payments.mode) return;
  const line = `${number} was entered while the site's payments were ${mode}, and now they are ${payments.mode}`;
  throw new Refusal("another_mode", line);
}

const alreadyWithdrawn = ({ number }: ProgramFee) =>
  new Refusal("already_withdrawn", `${number} was taken back already`);

const inTransaction = <Result>(
  { storage }: Acting,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> => storage.transaction(work);

const keyOf = ({ payments }: GivingActing, idempotencyKey: string) =>
  `program fee ${payments.mode} ${idempotencyKey}`;

type Adding = Entering & {
  /** Drawn before the first try: what was kept under it is this very call's. */
  readonly own: { number: string };
  readonly replaces: string | null;
};

/** What stands under the key: this call's own fee, when the answer to its commit was lost. */
async function addedBefore(
  acting: GivingActing,
  { findByIdempotencyKey }: Stores["programFees"],
  { idempotencyKey, own }: Adding,
): Promise<ProgramFee | "known"> {
  const kept = await findByIdempotencyKey(keyOf(acting, idempotencyKey));
  return kept?.number === own.number ? kept : "known";
}

async function add(
  acting: GivingActing,
  stores: Stores,
  entry: FeeEntry,
  adding: Adding,
): Promise<ProgramFee | "known"> {
  const { own, replaces, isTold, idempotencyKey } = adding;
  const fee = {
    ...entry,
    replaces,
    enteredAt: acting.clock.now(),
    mode: acting.payments.mode,
    withdrawn: null,
  };
  for (;;) {
    const { number } = own;
    const key = keyOf(acting, idempotencyKey);
    const added = await stores.programFees.add({ ...fee, number, idempotencyKey: key });
    if ("row" in added) {
      const kept: ProgramFee = { ...fee, number, row: added.row };
      if (isTold) await queue(acting, stores, kept, confirmationLetter(acting, kept));
      await note(acting, stores, "fee_entered", {
        fee: number,
        ...(replaces !== null && { replaces }),
        ...(fee.request !== null && { reference: fee.request }),
      });
      return kept;
    }
    if (added.takenBy === "idempotency_key") return addedBefore(acting, stores.programFees, adding);
    own.number = newFeeNumber();
  }
}

async function queue(
  { clock }: GivingActing,
  { outbox }: Stores,
  { row, email }: ProgramFee,
  letter: Letter,
): Promise<void> {
  if (email === "") return;
  const how = { now: clock.now(), state: "waiting", submissionId: null, feeRow: row } as const;
  await outbox.add([letter], how);
}

const note = (
  acting: GivingActing,
  { audit }: Stores,
  action: "fee_entered" | "fee_withdrawn" | "fee_sent",
  detail: Readonly<Record<string, string>>,
): Promise<void> => audit.append(acting.clock.now(), action, signedBy(acting, detail));
