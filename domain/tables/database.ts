import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import { engines, type Engine } from "./engines.ts";
import type { Tables } from "./tables.ts";

/** A database connection, or one transaction on it. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** Runs `work` in the current transaction, or in a new one. */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { db, engine } = database;
  if (db.isTransaction) return work(database);
  return db.transaction().execute((tx: Transaction<Tables>) => work({ db: tx, engine }));
}

/**
 * Takes advisory locks until the transaction ends; another transaction that locks one of the same keys waits. Does
 * nothing where a write transaction excludes all others.
 */
export async function lock({ db, engine }: Database, keys: readonly string[]): Promise<void> {
  if (!engines[engine].locksRows || keys.length === 0) return;
  const names = sql.join([...new Set(keys)]);
  // Always in the same order, so that two transactions cannot deadlock.
  await sql`
    select pg_advisory_xact_lock(ordered.lock) from (
      select hashtextextended(key, 0) as lock from unnest(array[${names}]::text[]) as key order by 1
    ) as ordered`.execute(db);
}

/** True where a read in a transaction needs `for update` to lock its row. */
export const locksRows = ({ db, engine }: Database): boolean =>
  engines[engine].locksRows && db.isTransaction;
