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
  if (keys.length > 0) await engines[engine].locking([...new Set(keys)])?.execute(db);
}

/** True where a read in a transaction needs `for update` to lock its row. */
export const locksRows = ({ db, engine }: Database): boolean =>
  engines[engine].locksRows && db.isTransaction;
