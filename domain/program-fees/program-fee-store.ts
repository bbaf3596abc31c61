import type { Selectable } from "kysely";
import type { Database } from "#domain/tables/database.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import { isFeeOf, nobody } from "#domain/tables/personal.ts";
import { newFeeNumber } from "#domain/reference.ts";
import { listing } from "#domain/tables/listing.ts";
import { changeRows, findRow, having, type Having } from "#domain/tables/rows.ts";
import { toRow, type Tables } from "#domain/tables/tables.ts";
import type { WithdrawalReason } from "../giving/entered-gift.ts";
import type { ProgramFee } from "./program-fee.ts";

export type NewFee = Omit<ProgramFee, "row" | "number" | "withdrawn"> & {
  /** The storage keeps its hash, and never two of one. */
  readonly idempotencyKey: string;
};

export type FeeFilter = Having<"programFee"> & {
  /** An address in lower case: paid by this person, or for a request of theirs. */
  readonly person?: string;
};

type Name = "number" | "idempotencyKey";
async function findBy(database: Database, column: Name, value: string): Promise<ProgramFee | null> {
  const row = await findRow(database, "programFee", { [column]: value });
  return row ? toFee(row) : null;
}

/** Gives a fee its number; null where another has its idempotency key. */
export async function add(database: Database, fee: NewFee): Promise<ProgramFee | null> {
  const columns = { ...fee, idempotencyKey: hashKey(fee.idempotencyKey) };
  // A number that is somebody else's already is drawn anew.
  for (;;) {
    const row = await database.db
      .insertInto("programFee")
      .values(toRow("programFee", { ...columns, number: newFeeNumber() }))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toFee(row);
    if (await findBy(database, "idempotencyKey", columns.idempotencyKey)) return null;
  }
}

/** False when it was taken back before. */
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

/** The person goes, what the books need stays. */
export const erasePerson = (database: Database, row: number) =>
  changeRows(database, "programFee", { rowId: row }, nobody("programFee"));

export const find = (database: Database, number: string) => findBy(database, "number", number);

export const { list, count, each } = listing(
  "rowId",
  ({ db }: Database, { person, ...wanted }: FeeFilter) =>
    db
      .selectFrom("programFee")
      .selectAll()
      .where(having(wanted))
      .where((eb) => (person === undefined ? eb.lit(true) : isFeeOf(eb, person))),
  toFee,
);

function toFee({
  rowId,
  idempotencyKey: _key,
  ...row
}: Selectable<Tables["programFee"]>): ProgramFee {
  const { withdrawnAt: at, withdrawnBecause, ...fee } = row;
  const because = withdrawnBecause as WithdrawalReason;
  return {
    ...(fee as Omit<ProgramFee, "row" | "withdrawn">),
    row: rowId,
    withdrawn: at && { at, because },
  };
}
