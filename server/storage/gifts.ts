import { sql } from "kysely";
import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";
import { forAddresses } from "./gift-addresses.ts";
import { forConversions } from "./gift-conversions.ts";
import { forEvents } from "./gift-events.ts";
import { forFees } from "./gift-fees.ts";
import { forGoals } from "./gift-goals.ts";
import { forLedger } from "./gift-ledger.ts";
import { forPayments } from "./gift-payments.ts";
import { forPeople } from "./gift-people.ts";
import { matchesGift, toChangedColumns, toColumns, toGift } from "./gift-rows.ts";
import { forUnfinished } from "./gift-unfinished.ts";
import { forTries } from "./gift-tries.ts";
import { hashKey } from "./idempotency-key.ts";

const stepRows = 200;

/** Gifts with their events, payments and books, in the tables of migration 0002. */
export function openGifts(database: Database): GiftStore {
  return {
    ...forReaders(database),
    ...forKeepers(database),
    ...forEvents(database),
    ...forPayments(database),
    ...forFees(database),
    ...forTries(database),
    ...forLedger(database),
    ...forGoals(database),
    ...forPeople(database),
    ...forAddresses(database),
    ...forConversions(database),
    ...forUnfinished(database),
  };
}

function forKeepers({ db, engine }: Database) {
  return {
    async lock(keys) {
      // On SQLite the transaction itself is the lock. In order, so that two can never wait for
      // each other.
      if (engine === "sqlite") return;
      const all = [...new Set(keys)];
      await sql`
        select pg_advisory_xact_lock(ordered.lock) from (
          select hashtextextended(key, 0) as lock from unnest(${all}::text[]) as key order by 1
        ) as ordered`.execute(db);
    },

    async add(gift) {
      const row = await db
        .insertInto("gift")
        .values(toColumns(gift))
        .onConflict((conflict) => conflict.doNothing())
        .returning("row_id")
        .executeTakeFirst();
      if (row) return { row: row.row_id };
      const same = await db
        .selectFrom("gift")
        .select("row_id")
        .where("attempt_key", "=", hashKey(gift.idempotencyKey))
        .executeTakeFirst();
      return { takenBy: same ? "idempotency_key" : "reference" };
    },

    async change(row, change) {
      await db
        .updateTable("gift")
        .set(toChangedColumns(change))
        .where("row_id", "=", row)
        .execute();
    },

    async mark(row, what, at) {
      const marked = await db
        .insertInto("gift_mark")
        .values({ gift_row: row, mark: what, at: at.getTime() })
        .onConflict((conflict) => conflict.doNothing())
        .returning("mark")
        .executeTakeFirst();
      return marked !== undefined;
    },

    async unmark(row, what) {
      await db
        .deleteFrom("gift_mark")
        .where("gift_row", "=", row)
        .where("mark", "=", what)
        .execute();
    },

    async marksOf(row) {
      const rows = await db
        .selectFrom("gift_mark")
        .select("mark")
        .where("gift_row", "=", row)
        .orderBy("mark")
        .execute();
      return rows.map(({ mark }) => mark);
    },
  } satisfies Partial<GiftStore>;
}

function forReaders({ db, engine }: Database) {
  const findBy = async (
    column: "id" | "attempt_key" | "reference" | "manage_token",
    value: string,
  ) => {
    const row = await db
      .selectFrom("gift")
      .selectAll()
      .where(column, "=", value)
      .executeTakeFirst();
    return row ? toGift(row) : null;
  };
  return {
    find: (id) => findBy("id", id),
    findByIdempotencyKey: (idempotencyKey) => findBy("attempt_key", hashKey(idempotencyKey)),
    findByReference: (reference) => findBy("reference", reference),
    findByManageToken: (token) => findBy("manage_token", token),

    async require(row) {
      const found = await db
        .selectFrom("gift")
        .selectAll()
        .where("row_id", "=", row)
        .$if(engine === "postgres" && db.isTransaction, (query) => query.forUpdate())
        .executeTakeFirstOrThrow();
      return toGift(found);
    },

    async list(filter, limit) {
      const rows = await db
        .selectFrom("gift")
        .selectAll()
        .where((eb) => matchesGift(eb, filter))
        .orderBy("row_id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toGift);
    },

    async *each(filter) {
      for (let last = 0; ;) {
        const rows = await db
          .selectFrom("gift")
          .selectAll()
          .where((eb) => matchesGift(eb, filter))
          .where("row_id", ">", last)
          .orderBy("row_id")
          .limit(stepRows)
          .execute();
        yield* rows.map(toGift);
        const end = rows.at(-1);
        if (!end || rows.length < stepRows) return;
        last = end.row_id;
      }
    },

    async count(filter) {
      const row = await db
        .selectFrom("gift")
        .select((eb) => eb.fn.countAll<number>().as("rows"))
        .where((eb) => matchesGift(eb, filter))
        .executeTakeFirstOrThrow();
      return Number(row.rows);
    },

    async dedicationsDue(now, limit) {
      const rows = await db
        .selectFrom("gift")
        .selectAll()
        .where("dedication_due_at", "<=", now.getTime())
        .orderBy("dedication_due_at")
        .limit(limit)
        .execute();
      return rows.map(toGift);
    },
  } satisfies Partial<GiftStore>;
}
