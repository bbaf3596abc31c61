import { locksRows, type Database, countStates, findRows } from "#domain/tables/database.ts";
import type { NewRow, Row } from "#domain/tables/tables.ts";

export type Subscriber = Row<"subscriber">;

/** In a transaction, locks the row until it ends. */
export async function find(
  database: Database,
  by: { readonly email: string } | { readonly token: string },
): Promise<Subscriber | null> {
  const row = await database.db
    .selectFrom("subscriber")
    .selectAll()
    .where((eb) => eb.and(by))
    .$if(locksRows(database), (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function save(
  { db }: Database,
  { email, ...subscriber }: NewRow<"subscriber">,
): Promise<void> {
  await db
    .insertInto("subscriber")
    .values({ email, ...subscriber })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(subscriber))
    .execute();
}

export const list = (database: Database, state: Subscriber["state"]) =>
  findRows(database, "subscriber", { state });

export const countByState = (database: Database) =>
  countStates<Subscriber["state"]>(database, "subscriber", { asked: 0, confirmed: 0, left: 0 });

/** Erases requests not confirmed since `askedBefore`, and subscribers gone since `leftBefore`. @returns their number */
export async function eraseStale({ db }: Database, askedBefore: Date, leftBefore: Date) {
  const done = await db
    .deleteFrom("subscriber")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "asked"), eb("askedAt", "<", askedBefore)]),
        eb.and([eb("state", "=", "left"), eb("leftAt", "<", leftBefore)]),
      ]),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
