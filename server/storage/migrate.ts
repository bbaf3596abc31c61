import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql, type Kysely } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { inTransaction, lock, type Database } from "#domain/tables/database.ts";
import { type Tables, tables } from "#domain/tables/tables.ts";
import { snake, type Column, type Kind } from "#domain/tables/column.ts";
import { engines, type Engine } from "#domain/tables/engines.ts";

const types: Readonly<Record<Exclude<Kind, "bytes">, string>> = {
  text: "text",
  integer: "integer",
  large: "bigint",
  moment: "bigint",
  flag: "integer",
  json: "text",
};

const indexes: readonly string[] = [
  "index submission_received_at on submission (received_at)",
  "index submission_email on submission (email)",
  "index submission_erase_after on submission (erase_after)",
  "index submission_unanswered on submission (received_at) where stage is not null and answered_at is null",
  "index program_fee_email on program_fee (email)",
  "index program_fee_request on program_fee (request) where request is not null",
  "index email_waiting on email (due_at) where state = 'waiting'",
  "index email_submission on email (submission_id)",
  "index email_to_email on email (to_email)",
  "index email_gift on email (gift_row)",
  "index email_fee on email (fee_row) where fee_row is not null",
  "index newsletter_copy_message on newsletter_copy (message_id)",
  "index newsletter_copy_email on newsletter_copy (email)",
  "index rate_limit_ends_at on rate_limit (ends_at)",
  "index gift_email on gift (email)",
  "index gift_started_at on gift (started_at)",
  "index gift_dedication_due on gift (dedication_due_at) where dedication_due_at is not null",
  "index gift_network on gift (network) where network is not null",
  "index gift_new_email on gift (new_email) where new_email is not null",
  "unique index gift_new_email_key on gift (new_email_key) where new_email_key is not null",
  "unique index gift_resume_key on gift (resume_key) where resume_key is not null",
  "index gift_remind_at on gift (remind_at) where remind_at is not null",
  "index payment_event_gift on payment_event (gift_row)",
  "index payment_event_unclaimed on payment_event (known_by) where gift_row is null",
  "index gift_payment_gift on gift_payment (gift_row)",
  "index gift_payment_paid_at on gift_payment (paid_at)",
  "index ledger_gift on ledger (gift_row)",
  "index ledger_payment on ledger (payment_id)",
];

function creatingTables(engine: Engine): readonly string[] {
  const { idColumn, bytesColumn } = engines[engine];
  const statements = Object.entries(tables).map(([table, { key, columns }]) => {
    const lines = Object.entries<Column>(columns).map(
      ([name, { kind, isNullable, isAutoIncrement, sql }]) => {
        if (isAutoIncrement) return `${snake(name)} ${idColumn}`;
        const type = kind === "bytes" ? bytesColumn : types[kind];
        const isKey = key.length === 1 && String(key[0]) === name;
        return [snake(name), type, !isNullable && "not null", isKey && "primary key", sql]
          .filter(Boolean)
          .join(" ");
      },
    );
    if (key.length > 1) lines.push(`primary key (${key.map(snake).join(", ")})`);
    return `create table ${snake(table)} (${lines.join(", ")})`;
  });
  return [...statements, ...indexes.map((index) => `create ${index}`)];
}

/** The migrations in a folder, in order. */
export const stepsIn = (folder: string): readonly string[] =>
  globSync("0*.ts", { cwd: folder })
    .map((file) => basename(file, ".ts"))
    .toSorted();

/**
 * The migrations: a file each, by whose names `npm run update` knows that tables change. A published one is never edited;
 * a change of tables is a new file, and an edit in domain/tables for new databases. A build has a copy, so that a process
 * that starts after a `git pull` does not run those of the next version.
 */
const folder = join(import.meta.dirname, "migrations");
export const stepNames = stepsIn(folder);

/** `back` reverts the statements where `reverse` cannot. */
type Step = { readonly statements: readonly string[]; readonly back?: readonly string[] };
// Only where a database lacks one: a start needs no more than the names.
const stepOf = (name: string): Promise<Step> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href);

/**
 * Runs the migrations that a database lacks, or creates the tables in an empty one, in one transaction. When several
 * processes start at once, the others wait for the first.
 * @throws StorageUnavailable `newer` or `older` when the database is of a version that this program does not know
 */
export const migrate = (database: Database): Promise<void> =>
  inTransaction(database, async (inside) => {
    await lock(inside, "schema");
    const { db: tx, engine } = inside;
    await sql`create table if not exists schema_step (name text not null primary key)`.execute(tx);
    const done = await stepsDone(inside);
    const misfit = incompatibility(done);
    if (misfit) throw new StorageUnavailable(misfit.reason, undefined, misfit.of);
    if (done.length === 0) await run(tx, creatingTables(engine));
    for (const name of stepNames.filter((step) => !done.includes(step))) {
      if (done.length > 0) await run(tx, (await stepOf(name)).statements);
      await sql`insert into schema_step (name) values (${name})`.execute(tx);
    }
  });

/** Reverts the migrations after `last`, in empty tables. */
export async function revertMigrations({ db: tx }: Database, last: string): Promise<void> {
  for (const name of stepNames.toReversed().filter((step) => step > last)) {
    const { statements, back } = await stepOf(name);
    await run(tx, back ?? statements.toReversed().flatMap(reverse));
    await sql`delete from schema_step where name = ${name}`.execute(tx);
  }
}

function reverse(statement: string): string[] {
  if (statement.startsWith("update ")) return [];
  const back = statement
    .replace(/ rename column (\w+) to (\w+)$/, " rename column $2 to $1")
    .replace(/(\w+) rename to (\w+)$/, "$2 rename to $1")
    .replace(/ add column (\w+) .*$/, " drop column $1");
  if (back === statement) throw new Error(`this statement cannot be reverted: ${statement}`);
  return [back];
}

async function run(tx: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** The migrations that a database has, in order; none: it has no tables of a site. */
export async function stepsDone({ db, engine }: Database): Promise<readonly string[]> {
  const columns = (await engines[engine].columns.execute(db)).rows;
  if (columns.every(({ of }) => of !== "schema_step")) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_step`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/**
 * Compares the migrations of a database or backup with those of this version.
 * @returns "newer" of the unknown ones; "older" when the first or one in between is missing; null: compatible
 */
export function incompatibility(done: readonly string[]) {
  const later = done.filter((name) => name >= (stepNames[0] ?? ""));
  const unknown = later.filter((name) => !stepNames.includes(name));
  if (unknown.length > 0) return { reason: "newer", of: unknown.join(", ") } as const;
  const isOlder = done.length > 0 && later.join() !== stepNames.slice(0, later.length || 1).join();
  return isOlder ? ({ reason: "older", of: "" } as const) : null;
}
