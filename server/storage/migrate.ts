import { sql } from "kysely";
import type { Kysely } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { inTransaction, type Database, type Engine } from "#domain/tables/database.ts";
import { baseline } from "./migrations/0019-baseline.ts";
import { oneWordEach } from "./migrations/0020-one-word-each.ts";
import { otherCurrencies } from "./migrations/0021-other-currencies.ts";
import type { ColumnWords, Migration } from "./migrations/migration.ts";
import type { Tables } from "#domain/tables/tables.ts";

const migrations: readonly Migration[] = [baseline, oneWordEach, otherCurrencies];

const words: Record<Engine, ColumnWords> = {
  // Without AUTOINCREMENT SQLite gives a deleted row's number to the next one, and a member of
  // staff would open somebody else's message under a number noted down yesterday.
  sqlite: { id: "integer primary key autoincrement", bytes: "blob" },
  postgres: { id: "integer generated always as identity primary key", bytes: "bytea" },
};

// Any number will do, as long as all processes of this program use the same one.
const postgresLock = 726_143_001;

/**
 * Brings the schema up to date. Safe when several processes start at once: the first one does the
 * steps, all in one transaction, the others wait for it and find nothing left to do.
 *
 * @param last the name of the last step to do; without it all are done
 * @throws StorageUnavailable `newer` when the database is from a newer version of the program
 */
export const migrate = (database: Database, last?: string): Promise<void> =>
  inTransaction(database, (tx) => migrateWithin(tx, last));

async function migrateWithin({ db: tx, engine }: Database, last?: string): Promise<void> {
  // On SQLite the transaction itself is the lock: it begins `immediate`.
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(tx);
  await sql`create table if not exists schema_step (name text not null primary key)`.execute(tx);
  const done = new Set(await stepsDone(tx));
  refuseStrange(done);
  const end = last === undefined ? migrations.length : stepNames.indexOf(last) + 1;
  const missing = migrations.slice(0, end).filter((step) => !done.has(step.name));
  for (const step of missing) {
    for (const statement of step.statements(words[engine])) await sql.raw(statement).execute(tx);
    await sql`insert into schema_step (name) values (${step.name})`.execute(tx);
  }
}

/** The steps that a database has behind it, in order. */
export async function stepsDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_step`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** The steps this version knows, in order. */
export const stepNames: readonly string[] = migrations.map(({ name }) => name);

/**
 * Steps of a database or a backup that this version does not know.
 * @returns `older`: it lacks the step that all begin with, or one between; null: nothing
 */
export function strangeness(done: readonly string[]): "older" | readonly string[] | null {
  const later = done.filter((name) => name >= baseline.name);
  const strange = later.filter((name) => !stepNames.includes(name));
  if (strange.length > 0) return strange;
  const isOlder = done.length > 0 && later.join() !== stepNames.slice(0, later.length || 1).join();
  return isOlder ? "older" : null;
}

function refuseStrange(done: ReadonlySet<string>): void {
  const strange = strangeness([...done]);
  if (strange === null) return;
  const what =
    strange === "older"
      ? "it is of before 2026-11-26: open it once with a version of that day"
      : `it holds "${strange.join('", "')}", which this version does not know: start the newer version, or use a backup from before`;
  throw new StorageUnavailable(strange === "older" ? "older" : "newer", new Error(what));
}
