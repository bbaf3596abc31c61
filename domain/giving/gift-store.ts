import type { Selectable, Updateable } from "kysely";
import { randomToken } from "#domain/hashing.ts";
import { newReference } from "#domain/reference.ts";
import { locksRows, type Database } from "#domain/tables/database.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import { listing } from "#domain/tables/listing.ts";
import {
  addRows,
  changeRows,
  eraseRows,
  findRow,
  findRows,
  having,
  type Having,
} from "#domain/tables/rows.ts";
import { toRow, type Tables } from "#domain/tables/tables.ts";
import type { Designation, Gift, GiftChoice, Pair } from "./gift.ts";

/** Locks the keys: another transaction that names one of them waits until this one ends. */
export { lock } from "#domain/tables/database.ts";

export type NewGift = GiftChoice &
  Pick<Gift, "idempotencyKey" | "startedAt" | "backPath" | "mode"> &
  Partial<
    Pick<Gift, "network" | "resumeKey" | "resumeUntil" | "remindAt" | "entered" | "staffNote">
  >;

// The program wrote these rows itself, so reading them checks nothing.
/** The gift of a row, as it was kept. */
export function toGift({ rowId, ...row }: Selectable<Tables["gift"]>): Gift {
  return {
    ...(row as Omit<Gift, "row" | "designation">),
    row: rowId,
    designation: toDesignation(row.designation, row.designationLabel),
  };
}

export function toDesignation(id: string | null, label: unknown): Designation | null {
  return id === null || label === null ? null : { id, label: label as Pair };
}

/** Gives a gift its names; null where another has its idempotency key. */
export async function add(
  database: Database,
  { idempotencyKey, designation, ...gift }: NewGift,
): Promise<Gift | null> {
  const columns = {
    ...gift,
    idempotencyKey: hashKey(idempotencyKey),
    designation: designation?.id ?? null,
    designationLabel: designation?.label ?? null,
    state: "started",
  };
  // A reference that is somebody else's already is drawn anew.
  for (;;) {
    const names = { id: randomToken(), manageToken: randomToken(), reference: newReference() };
    const row = await database.db
      .insertInto("gift")
      .values(toRow("gift", { ...columns, ...names }))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toGift(row);
    if (await find(database, columns.idempotencyKey, "idempotencyKey")) return null;
  }
}

export const change = (database: Database, row: number, to: Updateable<Tables["gift"]>) =>
  changeRows(database, "gift", { rowId: row }, to);

/** True the first time: an e-mail or anything else that must happen once. */
export const mark = (database: Database, row: number, what: string, at: Date) =>
  addRows(database, "giftMark", { giftRow: row, mark: what, at });

/** From now on it may happen again. */
export const unmark = (database: Database, row: number, what: string) =>
  eraseRows(database, "giftMark", { giftRow: row, mark: what });

/** Rows of the gifts that bear a mark. */
export async function rowsMarked(database: Database, what: string): Promise<ReadonlySet<number>> {
  const rows = await findRows(database, "giftMark", { mark: what });
  return new Set(rows.map(({ giftRow }) => giftRow));
}

/** Marks of all gifts that begin so; of its signs none is `%` or `_`. */
export const marked = ({ db }: Database, start: string) =>
  db.selectFrom("giftMark").selectAll().where("mark", "like", `${start}%`).execute();

export const marksOf = async (database: Database, row: number): Promise<readonly string[]> =>
  (await findRows(database, "giftMark", { giftRow: row })).map(({ mark }) => mark);

type Name = "id" | "idempotencyKey" | "reference" | "manageToken" | "resumeKey" | "newEmailKey";

/** By its id, or another name that no two gifts have; the empty one is nobody's. */
export async function find(
  database: Database,
  value: string,
  column: Name = "id",
): Promise<Gift | null> {
  const row = value === "" ? undefined : await findRow(database, "gift", { [column]: value });
  return row ? toGift(row) : null;
}

export const findByIdempotencyKey = (database: Database, idempotencyKey: string) =>
  find(database, hashKey(idempotencyKey), "idempotencyKey");

export const findByReference = (database: Database, reference: string) =>
  find(database, reference, "reference");

/** Alone until the transaction ends: nobody else changes this gift meanwhile. */
export async function require(database: Database, row: number): Promise<Gift> {
  const found = await database.db
    .selectFrom("gift")
    .selectAll()
    .where("rowId", "=", row)
    .$if(locksRows(database), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return toGift(found);
}

export const { list, count, each } = listing(
  "rowId",
  ({ db }: Database, wanted: Having<"gift">) =>
    db.selectFrom("gift").selectAll().where(having(wanted)),
  toGift,
);

/** Gifts whose reminder or e-mail of dedication is due, the longest waiting first. */
export async function due(
  { db }: Database,
  column: "remindAt" | "dedicationDueAt",
  now: Date,
  limit: number,
): Promise<readonly Gift[]> {
  const rows = await db
    .selectFrom("gift")
    .selectAll()
    .where(column, "<=", now)
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(toGift);
}
