import { sql } from "kysely";
import type { Kysely } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { inTransaction, type Database } from "#domain/tables/database.ts";
import { creatingTables } from "./create-tables.ts";
import { oneWordEach } from "./migrations/0020-one-word-each.ts";
import { otherCurrencies } from "./migrations/0021-other-currencies.ts";
import type { Tables } from "#domain/tables/tables.ts";

/**
 * The tables of 2026-11-26 are the first that are known; each step since then has a file, by which `npm run update`
 * knows that tables change. Once published it is never edited; a change is a new step, and one of the tables.
 */
const first = "0019-accounts";
const steps: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  { name: first, statements: [] },
  oneWordEach,
  otherCurrencies,
];

// Any number will do, as long as all processes of this program use the same one.
const postgresLock = 726_143_001;

/**
 * Brings the tables up to date; makes them in an empty database. Safe when several processes start at once: the first
 * one does the steps, all in one transaction, the others wait for it and find nothing left to do.
 *
 * @throws StorageUnavailable `newer` when the database is from a newer version of the program
 */
export const migrate = (database: Database): Promise<void> =>
  inTransaction(database, async ({ db: tx, engine }) => {
    // On SQLite the transaction itself is the lock: it begins `immediate`.
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(tx);
    await sql`create table if not exists schema_step (name text not null primary key)`.execute(tx);
    const done = await stepsDone(tx);
    refuseStrange(done);
    if (done.length === 0) await run(tx, creatingTables(engine));
    for (const { name, statements } of steps.filter((step) => !done.includes(step.name))) {
      if (done.length > 0) await run(tx, statements);
      await sql`insert into schema_step (name) values (${name})`.execute(tx);
    }
  });

/** Takes the steps after one of them back, in tables that hold no row. */
export async function takeBack({ db: tx }: Database, last: string): Promise<void> {
  for (const { name, statements } of steps.toReversed().filter((step) => step.name > last)) {
    await run(tx, statements.toReversed().flatMap(takingBack));
    await sql`delete from schema_step where name = ${name}`.execute(tx);
  }
}

function takingBack(statement: string): string[] {
  if (statement.startsWith("update ")) return [];
  const back = statement
    .replace(/ rename column (\w+) to (\w+)$/, " rename column $2 to $1")
    .replace(/(\w+) rename to (\w+)$/, "$2 rename to $1")
    .replace(/ add column (\w+) .*$/, " drop column $1");
  if (back === statement) throw new Error(`nothing is said of how to take back: ${statement}`);
  return [back];
}

async function run(tx: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** The steps that a database has behind it, in order. */
export async function stepsDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_step`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** The steps this version knows, in order. */
export const stepNames: readonly string[] = steps.map(({ name }) => name);

/**
 * Steps of a database or a backup that this version does not know.
 * @returns `older`: it lacks the step that all begin with, or one between; null: nothing
 */
export function strangeness(done: readonly string[]): "older" | readonly string[] | null {
  const later = done.filter((name) => name >= first);
  const strange = later.filter((name) => !stepNames.includes(name));
  if (strange.length > 0) return strange;
  const isOlder = done.length > 0 && later.join() !== stepNames.slice(0, later.length || 1).join();
  return isOlder ? "older" : null;
}

function refuseStrange(done: readonly string[]): void {
  const strange = strangeness(done);
  if (strange === null) return;
  const what =
    strange === "older"
      ? "it is of before 2026-11-26: open it once with a version of that day"
      : `it holds "${strange.join('", "')}", which this version does not know: start the newer version, or use a backup from before`;
  throw new StorageUnavailable(strange === "older" ? "older" : "newer", new Error(what));
}
