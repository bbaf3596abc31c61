import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The two databases that everything runs on. */
export type Engine = "sqlite" | "postgres";

/** A database, or one transaction on it, together with which engine it is. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** Joins the transaction that is under way, or makes one. */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { db, engine } = database;
  if (db.isTransaction) return work(database);
  return db.transaction().execute((tx: Transaction<Tables>) => work({ db: tx, engine }));
}

/**
 * Nobody else who names one of the same keys goes on until the transaction ends. On SQLite the transaction
 * itself is the lock.
 */
export async function lock({ db, engine }: Database, keys: readonly string[]): Promise<void> {
  if (engine === "sqlite" || keys.length === 0) return;
  const names = sql.join([...new Set(keys)]);
  // In order, so that two can never wait for each other.
  await sql`
    select pg_advisory_xact_lock(ordered.lock) from (
      select hashtextextended(key, 0) as lock from unnest(array[${names}]::text[]) as key order by 1
    ) as ordered`.execute(db);
}

/** True where reading a row in a transaction has to lock it until the end (PostgreSQL). */
export const locksRows = ({ db, engine }: Database): boolean =>
  engine === "postgres" && db.isTransaction;
