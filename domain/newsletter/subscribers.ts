import { countStates, eraseRows, findRows, type Database } from "#domain/tables/database.ts";
import type { NewRow, Row } from "#domain/tables/tables.ts";

export type Subscriber = Row<"subscriber">;

/** In a transaction, locks the row until it ends. */
export const find = async (
  database: Database,
  by: { readonly email: string } | { readonly token: string },
): Promise<Subscriber | null> => (await findRows(database, "subscriber", by, true))[0] ?? null;

export async function save({ db }: Database, { email, ...subscriber }: NewRow<"subscriber">) {
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
export async function eraseStale(database: Database, askedBefore: Date, leftBefore: Date) {
  const asked = { state: "asked", askedAt: { until: askedBefore } } as const;
  const left = { state: "left", leftAt: { until: leftBefore } } as const;
  const erased = await eraseRows(database, "subscriber", asked);
  return erased + (await eraseRows(database, "subscriber", left));
}
