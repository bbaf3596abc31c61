import { sql } from "kysely";
import type { Kysely } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Database } from "#domain/tables/database.ts";
import type { Engine } from "#domain/tables/database.ts";
import { whatVisitorsSend } from "./migrations/0001-what-visitors-send.ts";
import { gifts } from "./migrations/0002-gifts.ts";
import { enclosures } from "./migrations/0003-enclosures.ts";
import { giftModes } from "./migrations/0004-gift-modes.ts";
import { cardTries } from "./migrations/0005-card-tries.ts";
import { oneStart } from "./migrations/0006-one-start.ts";
import { giftsByHand } from "./migrations/0007-gifts-by-hand.ts";
import { requestStages } from "./migrations/0008-request-stages.ts";
import { newsletterIssues } from "./migrations/0009-newsletter-issues.ts";
import { newAddresses } from "./migrations/0010-new-addresses.ts";
import { employers } from "./migrations/0011-employers.ts";
import { yearlyGifts } from "./migrations/0012-yearly-gifts.ts";
import { unfinishedGifts } from "./migrations/0013-unfinished-gifts.ts";
import { conversionMarks } from "./migrations/0014-conversion-marks.ts";
import { staffNotes } from "./migrations/0015-staff-notes.ts";
import { programFees } from "./migrations/0016-program-fees.ts";
import { anyLanguage } from "./migrations/0017-any-language.ts";
import { ledgerByPayment } from "./migrations/0018-ledger-by-payment.ts";
import { accounts } from "./migrations/0019-accounts.ts";
import type { ColumnWords, Migration } from "./migrations/migration.ts";
import type { Tables } from "#domain/tables/tables.ts";

const migrations: readonly Migration[] = [
  whatVisitorsSend,
  gifts,
  enclosures,
  giftModes,
  cardTries,
  oneStart,
  giftsByHand,
  requestStages,
  newsletterIssues,
  newAddresses,
  employers,
  yearlyGifts,
  unfinishedGifts,
  conversionMarks,
  staffNotes,
  programFees,
  anyLanguage,
  ledgerByPayment,
  accounts,
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
 * @throws StorageUnavailable `newer` when the database is from a newer version of the program
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<readonly string[]> {
  return db.transaction().execute((tx) => migrateWithin({ db: tx, engine }));
}

/**
 * The same inside a transaction.
 *
 * @param last the name of the last step to do; without it all are done
 */
export async function migrateWithin(
  { db: tx, engine }: Database,
  last?: string,
): Promise<readonly string[]> {
  // On SQLite the transaction itself is the lock: it begins `immediate`.
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(tx);
  await sql`create table if not exists schema_step (name text not null primary key)`.execute(tx);
  const done = new Set(await stepsDone(tx));
  refuseNewer(done);
  const end = last === undefined ? migrations.length : stepNames.indexOf(last) + 1;
  const missing = migrations.slice(0, end).filter((step) => !done.has(step.name));
  for (const step of missing) {
    for (const statement of step.statements(words[engine])) await sql.raw(statement).execute(tx);
    await sql`insert into schema_step (name) values (${step.name})`.execute(tx);
  }
  return missing.map((step) => step.name);
}

/** The steps that a database has behind it, in order. */
export async function stepsDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_step`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** The steps this version knows, in order. */
export const stepNames: readonly string[] = migrations.map(({ name }) => name);

function refuseNewer(done: ReadonlySet<string>): void {
  const strange = [...done].filter((name) => !stepNames.includes(name));
  if (strange.length === 0) return;
  const what = `it holds "${strange.join('", "')}", which this version does not know: start the newer version, or use a backup from before`;
  throw new StorageUnavailable("newer", new Error(what));
}
