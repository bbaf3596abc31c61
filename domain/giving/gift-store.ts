import { locksRows, type Database } from "#domain/tables/database.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import { toRow } from "#domain/tables/tables.ts";
import type { GiftFilter } from "./gift-filter.ts";
import { matchesGift, toGift, toNewRow, type GiftChange, type NewGift } from "./gift-rows.ts";
import type { Gift } from "./gift.ts";

const stepRows = 200;

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

export async function change({ db }: Database, row: number, change: GiftChange): Promise<void> {
  await db.updateTable("gift").set(change).where("rowId", "=", row).execute();
}

/** True the first time: a letter or anything else that must happen once. */
export async function mark(
  { db }: Database,
  row: number,
  what: string,
  at: Date,
): Promise<boolean> {
  const marked = await db
    .insertInto("giftMark")
    .values({ giftRow: row, mark: what, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("mark")
    .executeTakeFirst();
  return marked !== undefined;
}

/** From now on it may happen again. */
export async function unmark({ db }: Database, row: number, what: string): Promise<void> {
  await db.deleteFrom("giftMark").where("giftRow", "=", row).where("mark", "=", what).execute();
}

/** Rows of the gifts that bear a mark. */
export async function rowsMarked({ db }: Database, what: string): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom("giftMark").select("giftRow").where("mark", "=", what).execute();
  return new Set(rows.map(({ giftRow }) => giftRow));
}

/** Marks of all gifts that begin so; of its signs none is `%` or `_`. */
export const marked = ({ db }: Database, start: string) =>
  db.selectFrom("giftMark").selectAll().where("mark", "like", `${start}%`).execute();

/** All that was marked of a gift. */
export async function marksOf({ db }: Database, row: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("giftMark")
    .select("mark")
    .where("giftRow", "=", row)
    .orderBy("mark")
    .execute();
  return rows.map(({ mark }) => mark);
}

async function findBy(
  { db }: Database,
  column: "id" | "idempotencyKey" | "reference" | "manageToken",
  value: string,
): Promise<Gift | null> {
  const row = await db.selectFrom("gift").selectAll().where(column, "=", value).executeTakeFirst();
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

/** Newest first. */
export async function list(
  { db }: Database,
  filter: GiftFilter,
  limit: number,
): Promise<readonly Gift[]> {
  const rows = await db
    .selectFrom("gift")
    .selectAll()
    .where((eb) => matchesGift(eb, filter))
    .orderBy("rowId", "desc")
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

/** Oldest first, in steps. */
export async function* each({ db }: Database, filter: GiftFilter): AsyncGenerator<Gift> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("gift")
      .selectAll()
      .where((eb) => matchesGift(eb, filter))
      .where("rowId", ">", last)
      .orderBy("rowId")
      .limit(stepRows)
      .execute();
    yield* rows.map(toGift);
    const end = rows.at(-1);
    if (!end || rows.length < stepRows) return;
    last = end.rowId;
  }
}

export async function count({ db }: Database, filter: GiftFilter): Promise<number> {
  const row = await db
    .selectFrom("gift")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where((eb) => matchesGift(eb, filter))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

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
