import type { Updateable } from "kysely";
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
  matching,
  type RowFilter,
} from "#domain/tables/rows.ts";
import { toRow, type Tables, type Row } from "#domain/tables/tables.ts";
import type { Designation, Gift, GiftChoice, Pair } from "./gift.ts";

export { lock } from "#domain/tables/database.ts";

export type NewGift = GiftChoice &
  Pick<Gift, "idempotencyKey" | "startedAt" | "backPath" | "mode"> &
  Partial<
    Pick<Gift, "network" | "resumeKey" | "resumeUntil" | "remindAt" | "entered" | "staffNote">
  >;

export function toGift({ rowId, ...row }: Row<"gift">): Gift {
  const designation = toDesignation(row.designation, row.designationLabel);
  return { ...row, row: rowId, designation };
}

export const toDesignation = (id: string | null, label: Pair | null): Designation | null =>
  id === null || label === null ? null : { id, label };

/** Adds a gift with a new id, reference and manage token. @returns null if the idempotency key is taken */
export async function add(database: Database, { idempotencyKey, designation, ...gift }: NewGift) {
  const columns = {
    ...gift,
    idempotencyKey: hashKey(idempotencyKey),
    designation: designation?.id ?? null,
    designationLabel: designation?.label ?? null,
    state: "started" as const,
  };
  // Retries if the random reference is taken.
  for (;;) {
    const ids = { id: randomToken(), manageToken: randomToken(), reference: newReference() };
    const row = toRow("gift", { ...columns, ...ids });
    if (await addRows(database, "gift", row)) return find(database, ids.id);
    if (await find(database, columns.idempotencyKey, "idempotencyKey")) return null;
  }
}

export const change = (database: Database, row: number, to: Updateable<Tables["gift"]>) =>
  changeRows(database, "gift", { rowId: row }, to);

/** Marks a gift for something that must happen once, such as an e-mail. @returns false if the mark exists */
export const mark = (database: Database, row: number, what: string, at: Date) =>
  addRows(database, "giftMark", { giftRow: row, mark: what, at });

export const unmark = (database: Database, row: number, what: string) =>
  eraseRows(database, "giftMark", { giftRow: row, mark: what });

/** Removes a gift's marks with a prefix. @param start without `%` and `_` */
export const unmarkAll = ({ db }: Database, row: number, start: string) =>
  db.deleteFrom("giftMark").where("giftRow", "=", row).where("mark", "like", `${start}%`).execute();

export const rowsMarked = async (database: Database, mark: string) =>
  new Set((await findRows(database, "giftMark", { mark })).map(({ giftRow }) => giftRow));

/** Marks of all gifts with a prefix. @param start without `%` and `_` */
export const marked = ({ db }: Database, start: string) =>
  db.selectFrom("giftMark").selectAll().where("mark", "like", `${start}%`).execute();

export const marksOf = async (database: Database, row: number): Promise<readonly string[]> =>
  (await findRows(database, "giftMark", { giftRow: row })).map(({ mark }) => mark);

type Name = "id" | "idempotencyKey" | "reference" | "manageToken" | "resumeKey" | "newEmailKey";

/** Finds a gift by a unique column; "" never matches. */
export async function find(database: Database, value: string, column: Name = "id") {
  const row = value === "" ? undefined : await findRow(database, "gift", { [column]: value });
  return row ? toGift(row) : null;
}

export const findByIdempotencyKey = (database: Database, idempotencyKey: string) =>
  find(database, hashKey(idempotencyKey), "idempotencyKey");

/** Reads a gift and locks it until the transaction ends (`select … for update`). @throws if there is none */
export async function getForUpdate(database: Database, row: number): Promise<Gift> {
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
  ({ db }: Database, wanted: RowFilter<"gift">) =>
    db.selectFrom("gift").selectAll().where(matching(wanted)),
  toGift,
);

/** Gifts whose reminder or dedication e-mail is due, longest overdue first; 100 at most, the others next time. */
export async function due({ db }: Database, column: "remindAt" | "dedicationDueAt", now: Date) {
  const rows = await db
    .selectFrom("gift")
    .selectAll()
    .where(column, "<=", now)
    .orderBy(column)
    .limit(100)
    .execute();
  return rows.map(toGift);
}
