import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine } from "./engine.ts";
import { whatVisitorsSend } from "./migrations/0001-what-visitors-send.ts";
import { gifts } from "./migrations/0002-gifts.ts";
import { enclosures } from "./migrations/0003-enclosures.ts";
import { giftModes } from "./migrations/0004-gift-modes.ts";
import { cardTries } from "./migrations/0005-card-tries.ts";
import type { Tables } from "./tables.ts";

/** What the two engines write differently in a table's definition. */
export type ColumnWords = { readonly id: string; readonly bytes: string };

/** One step of the schema. Once published it is never edited; a change is a new step. */
export type Migration = {
  readonly name: string;
  readonly statements: (words: ColumnWords) => readonly string[];
};

const migrations: readonly Migration[] = [
  whatVisitorsSend,
  gifts,
  enclosures,
  giftModes,
  cardTries,
];

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
 * @returns the names of the steps done now
 * @throws Error when the database is from a newer version of the program
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    // On SQLite the transaction itself is the lock: it begins `immediate`.
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(tx);
    await sql`create table if not exists schema_step (name text not null primary key)`.execute(tx);
    const rows = await sql<{ name: string }>`select name from schema_step`.execute(tx);
    const done = new Set(rows.rows.map((row) => row.name));
    refuseNewer(done);
    const missing = migrations.filter((step) => !done.has(step.name));
    for (const step of missing) {
      for (const statement of step.statements(words[engine])) await sql.raw(statement).execute(tx);
      await sql`insert into schema_step (name) values (${step.name})`.execute(tx);
    }
    return missing.map((step) => step.name);
  });
}

function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(migrations.map((step) => step.name));
  const strange = [...done].filter((name) => !known.has(name));
  if (strange.length === 0) return;
  throw new Error(
    `the database holds "${strange.join('", "')}", which this version does not know: start the newer version, or use a copy from before`,
  );
}
