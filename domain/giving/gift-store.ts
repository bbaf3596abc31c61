import { locksRows, type Database } from "#domain/tables/database.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import { listing } from "#domain/tables/listing.ts";
import { addRows, changeRows, eraseRows, findRow, findRows } from "#domain/tables/rows.ts";
import { toRow } from "#domain/tables/tables.ts";
import type { GiftFilter } from "./gift-rows.ts";
import { matchesGift, toGift, toNewRow, type GiftChange, type NewGift } from "./gift-rows.ts";
import type { Gift } from "./gift.ts";

/** Locks the keys: another transaction that names one of them waits until this one ends. */
export { lock } from "#domain/tables/database.ts";

export async function add(
  { db }: Database,
  gift: NewGift,
): Promise<{ row: number } | { takenBy: "idempotency_key" | "reference" }> {
  const row = await db
    .insertInto("gift")
    .values(toRow("gift", toNewRow(gift)))
    .onConflict((conflict) => conflict.doNothing())
    .returning("rowId")
    .executeTakeFirst();
  if (row) return { row: row.rowId };
  const same = await db
    .selectFrom("gift")
    .select("rowId")
    .where("idempotencyKey", "=", hashKey(gift.idempotencyKey))
    .executeTakeFirst();
  return { takenBy: same ? "idempotency_key" : "reference" };
}

export const change = (database: Database, row: number, to: GiftChange) =>
  changeRows(database, "gift", { rowId: row }, to);

/** True the first time: a letter or anything else that must happen once. */
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

/** All that was marked of a gift. */
export const marksOf = async (database: Database, row: number): Promise<readonly string[]> =>
  (await findRows(database, "giftMark", { giftRow: row })).map(({ mark }) => mark);

type Name = "id" | "idempotencyKey" | "reference" | "manageToken";
async function findBy(database: Database, column: Name, value: string): Promise<Gift | null> {
  const row = await findRow(database, "gift", { [column]: value });
  return row ? toGift(row) : null;
}

export const find = (database: Database, id: string) => findBy(database, "id", id);
export const findByIdempotencyKey = (database: Database, idempotencyKey: string) =>
  findBy(database, "idempotencyKey", hashKey(idempotencyKey));
export const findByReference = (database: Database, reference: string) =>
  findBy(database, "reference", reference);
export const findByManageToken = (database: Database, token: string) =>
  findBy(database, "manageToken", token);

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
  ({ db }: Database, filter: GiftFilter) =>
    db
      .selectFrom("gift")
      .selectAll()
      .where((eb) => matchesGift(eb, filter)),
  toGift,
);

/** Gifts whose reminder or letter of dedication is due, the longest waiting first. */
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
