import type { WithdrawalReason } from "../giving/entered-gift.ts";
import type { PaymentMode } from "../giving/gift.ts";
import type { FeeEntry, FeeKind, ProgramFee } from "./program-fee.ts";

export type NewFee = FeeEntry & {
  readonly number: string;
  /** The storage keeps its hash, and never two of one. */
  readonly idempotencyKey: string;
  readonly enteredAt: Date;
  readonly mode: PaymentMode;
  readonly replaces: string | null;
};

/** Which fees are meant; what is left out narrows nothing. */
export type FeeFilter = {
  readonly kind?: FeeKind | undefined;
  /** By the day it was received; `until` is the first moment that is too late. */
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** In lower case: paid by this person, or for a request of theirs. */
  readonly email?: string | undefined;
  readonly request?: string | undefined;
  readonly mode?: PaymentMode | undefined;
  /** Without those that were taken back. */
  readonly isStanding?: boolean | undefined;
};

/** Program fees: added and taken back, never changed but for erasing who paid. These belong in a transaction. */
export type ProgramFeeStore = {
  add(fee: NewFee): Promise<{ row: number } | { takenBy: "idempotency_key" | "number" }>;
  /** False when it was taken back before. */
  withdraw(row: number, at: Date, because: WithdrawalReason): Promise<boolean>;
  /** The person goes, what the books need stays. */
  erasePerson(row: number): Promise<void>;
  find(number: string): Promise<ProgramFee | null>;
  findByIdempotencyKey(idempotencyKey: string): Promise<ProgramFee | null>;
  /** The last one that was entered first. */
  list(filter: FeeFilter, limit: number): Promise<readonly ProgramFee[]>;
  count(filter: FeeFilter): Promise<number>;
  /** In the order in which they were entered. */
  each(filter: FeeFilter): AsyncIterable<ProgramFee>;
};
