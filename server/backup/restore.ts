import { sql } from "kysely";
import type { Database } from "#domain/tables/database.ts";
import { migrateWithin, strangeness } from "#server/storage/migrate.ts";
import { BackupFault, readParts, requireSame } from "./backup-lines.ts";
import type { BackupHeader, Cell, TableSum, TableSums } from "./backup-lines.ts";
import { shapesOf, sumOf } from "./read-tables.ts";
import type { TableShape } from "./read-tables.ts";

/** A database that holds something already. */
export class NotEmpty extends Error {
  override readonly name = "NotEmpty";
}

export type Restored = { readonly header: BackupHeader; readonly tables: TableSums };

// A site writes into these by itself; a database that holds nothing else counts as empty.
const itsOwn: ReadonlySet<string> = new Set(["secret", "daily_job", "rate_limit"]);
const mostValuesAtOnce = 400;

/**
 * Fills a database with a backup of either kind of database, in one transaction: makes the tables as
 * they were, adds the rows, reads them back and compares, then brings the tables up to date. When
 * anything fails, the database is as it was.
 *
 * @param replace whether what the database holds may go
 * @throws NotEmpty when it holds something and may not be replaced
 * @throws BackupFault when the backup is damaged, too new, or does not come back row by row
 */
export async function restore(
  database: Database,
  lines: AsyncIterable<string>,
  { replace }: { readonly replace: boolean },
): Promise<Restored> {
  return database.db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      const target: Database = { ...database, db: tx };
      if (!replace) await requireEmpty(target);
      const parts = readParts(lines);
      const first = await parts.next();
      if (first.done || first.value.kind !== "header") throw new BackupFault("is empty");
      const { header } = first.value;
      requireKnown(header.schema);
      for (const { table } of (await shapesOf(target)).toReversed()) await drop(target, table);
      await drop(target, "schema_step");
      await migrateWithin(target, header.schema.at(-1));
      const shapes = new Map((await shapesOf(target)).map((shape) => [shape.table, shape]));
      const rows = new RowWriter(target);
      let tables: TableSums = {};
      for await (const part of parts) {
        if (part.kind === "table") await rows.begin(part.table, part.columns, shapes);
        if (part.kind === "row") await rows.add(part.cells);
        if (part.kind === "end") tables = part.tables;
      }
      await rows.flush();
      const found: Record<string, TableSum> = {};
      for (const shape of shapes.values()) found[shape.table] = await sumOf(target, shape);
      requireSame(tables, found);
      for (const shape of shapes.values()) await setCounter(target, shape, header.counters);
      await migrateWithin(target);
      return { header, tables };
    });
}

function requireKnown(schema: readonly string[]): void {
  const strange = strangeness(schema);
  if (strange === null) return;
  throw new BackupFault(
    strange === "older"
      ? "is of before 2026-11-26: restore it with a version of that day"
      : `is from a newer version of the site ("${strange.join('", "')}"): restore it with that version`,
  );
}

async function requireEmpty(target: Database): Promise<void> {
  for (const { table } of await shapesOf(target)) {
    if (itsOwn.has(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.db);
    if (rows.length > 0) throw new NotEmpty(`the table ${table} holds rows`);
  }
}

async function drop({ db }: Database, table: string): Promise<void> {
  await sql`drop table if exists ${sql.table(table)}`.execute(db);
}

/** Adds rows, many with one statement. */
class RowWriter {
  readonly #target: Database;
  #table = "";
  #columns: readonly string[] = [];
  #atOnce = 1;
  #waiting: (readonly Cell[])[] = [];

  constructor(target: Database) {
    this.#target = target;
  }

  /** @throws BackupFault when the table is not as the backup's own schema has it */
  async begin(
    table: string,
    columns: readonly string[],
    shapes: ReadonlyMap<string, TableShape>,
  ): Promise<void> {
    await this.flush();
    const shape = shapes.get(table);
    if (shape?.columns.join() !== columns.join()) {
      throw new BackupFault(`has a table ${table} that does not fit its schema`);
    }
    this.#table = table;
    this.#columns = columns;
    this.#atOnce = shape.holdsBytes ? 1 : Math.ceil(mostValuesAtOnce / columns.length);
  }

  async add(cells: readonly Cell[]): Promise<void> {
    this.#waiting.push(cells);
    if (this.#waiting.length >= this.#atOnce) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const { db, engine } = this.#target;
    const rows = this.#waiting.map((cells) => sql`(${sql.join(cells)})`);
    // Rows keep their numbers, which PostgreSQL would otherwise give out anew.
    const keepNumbers = engine === "postgres" ? sql`overriding system value` : sql``;
    const columns = sql.join(this.#columns.map((name) => sql.ref(name)));
    const insert = sql`insert into ${sql.table(this.#table)} (${columns}) ${keepNumbers}
      values ${sql.join(rows)}`;
    await insert.execute(db).catch((error: unknown) => {
      // Both engines name the constraint; a full disk or a lost server is no fault of the file.
      if (!/constraint/i.test(String(error))) throw error;
      throw new BackupFault(`has a row of ${this.#table} that its schema refuses`);
    });
    this.#waiting = [];
  }
}

/** The next row gets a number that no row ever had. */
async function setCounter(
  { db, engine }: Database,
  { table, numbered }: TableShape,
  counters: Readonly<Record<string, number>>,
): Promise<void> {
  const last = Object.hasOwn(counters, table) ? (counters[table] ?? 0) : 0;
  if (numbered === null || last === 0) return;
  if (engine === "postgres") {
    await sql`select setval(pg_get_serial_sequence(${table}, ${numbered}), ${last})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
}
