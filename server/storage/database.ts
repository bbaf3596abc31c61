import type { Kysely, Transaction } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** A database, or one transaction on it, together with which engine it is. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** Joins the transaction that is under way, or makes one. */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const { db } = database;
  if (db.isTransaction) return work(db);
  return db.transaction().execute((tx: Transaction<Tables>) => work(tx));
}
