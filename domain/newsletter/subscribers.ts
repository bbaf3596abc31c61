import type { Language } from "#domain/language/language.ts";
import { locksRows, type Database } from "#domain/tables/database.ts";
import { countStates, findRows } from "#domain/tables/rows.ts";

export type Subscriber = {
  readonly email: string;
  readonly language: Language;
  readonly state: "asked" | "confirmed" | "left";
  /** Random; in the confirm and unsubscribe links. */
  readonly token: string;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
};

async function findBy(
  database: Database,
  column: "email" | "token",
  value: string,
): Promise<Subscriber | null> {
  const row = await database.db
    .selectFrom("subscriber")
    .selectAll()
    .where(column, "=", value)
    .$if(locksRows(database), (query) => query.forUpdate())
    .executeTakeFirst();
  return (row as Subscriber | undefined) ?? null;
}

/** Within a transaction, as `findByToken`: nobody else changes this reader until it ends. */
export const findByEmail = (database: Database, email: string) => findBy(database, "email", email);
export const findByToken = (database: Database, token: string) => findBy(database, "token", token);

/** Adds the subscriber, or replaces the one with the same address. */
export async function save({ db }: Database, { email, ...subscriber }: Subscriber): Promise<void> {
  await db
    .insertInto("subscriber")
    .values({ email, ...subscriber })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(subscriber))
    .execute();
}

export async function* each(database: Database, state: Subscriber["state"]) {
  yield* (await findRows(database, "subscriber", { state })) as Subscriber[];
}

export const countByState = (database: Database) =>
  countStates<Subscriber["state"]>(database, "subscriber", { asked: 0, confirmed: 0, left: 0 });

/** Erases those who never confirmed or have left before the given moments. */
export async function eraseStale(
  { db }: Database,
  askedBefore: Date,
  leftBefore: Date,
): Promise<number> {
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
