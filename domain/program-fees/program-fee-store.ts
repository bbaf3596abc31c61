import { addRows, changeRows, findRow, findRows, matching } from "#domain/tables/database.ts";
import type { Database, RowFilter } from "#domain/tables/database.ts";
import { hashKey } from "#domain/hashing.ts";
import { isFeeOf } from "#domain/tables/personal.ts";
import { newFeeNumber } from "#domain/reference.ts";
import { listing } from "#domain/tables/listing.ts";
import { toRow, type NewRow, type Row } from "#domain/tables/tables.ts";
import type { WithdrawalReason } from "../giving/entered-gift.ts";
import type { ProgramFee } from "./program-fee.ts";

/** The hash of the idempotency key is stored and unique. */
export type NewFee = Omit<NewRow<"programFee">, "number">;

export type FeeFilter = RowFilter<"programFee"> & {
  /** E-mail address in lower case of the payer, or of the request's sender. */
  readonly person?: string;
};

/** In a transaction the fee is locked until its end. */
export async function find(database: Database, number: string): Promise<ProgramFee | null> {
  const [row] = await findRows(database, "programFee", { number }, true);
  return row ? toFee(row) : null;
}

/** Adds a fee with a new number. @returns null if the idempotency key is taken */
export async function add(database: Database, fee: NewFee): Promise<ProgramFee | null> {
  const idempotencyKey = hashKey(fee.idempotencyKey);
  // Retries if the random number is taken.
  for (;;) {
    const row = toRow("programFee", { ...fee, idempotencyKey, number: newFeeNumber() });
    if (await addRows(database, "programFee", row)) return find(database, row.number);
    if (await findRow(database, "programFee", { idempotencyKey })) return null;
  }
}

/** Marks a fee as withdrawn. @returns false if it already is */
export async function withdraw(
  database: Database,
  row: number,
  withdrawnAt: Date,
  because: WithdrawalReason,
): Promise<boolean> {
  const standing = { rowId: row, withdrawnAt: null };
  const taken = { withdrawnAt, withdrawnBecause: because };
  return (await changeRows(database, "programFee", standing, taken)) > 0;
}

export const { list, count, each } = listing(
  "rowId",
  ({ db }: Database, { person, ...wanted }: FeeFilter) =>
    db
      .selectFrom("programFee")
      .selectAll()
      .where(matching(wanted))
      .where((eb) => (person === undefined ? eb.lit(true) : isFeeOf(eb, person))),
  toFee,
);

function toFee({ rowId, idempotencyKey: _key, ...row }: Row<"programFee">): ProgramFee {
  const { withdrawnAt: at, withdrawnBecause, ...fee } = row;
  const because = withdrawnBecause as WithdrawalReason;
  return { ...fee, row: rowId, withdrawn: at && { at, because } };
}
