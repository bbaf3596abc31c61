import { sql } from "kysely";
import type { Database } from "#domain/tables/database.ts";
import { engines } from "#domain/tables/engines.ts";
import { migrate, incompatibility, revertMigrations } from "#server/storage/migrate.ts";
import { BackupFault, readParts, requireSame } from "./backup-lines.ts";
import type { Cell, TableSum, TableSums } from "./backup-lines.ts";
import { rowsPerStatement, shapesOf, sumOf, type TableShape } from "./read-tables.ts";

// A site writes into these by itself; a database with rows in no other table counts as empty.
const housekeepingTables: ReadonlySet<string> = new Set(["secret", "daily_job", "rate_limit"]);

/**
 * Restores a backup, of either kind of database, in one transaction: creates the tables of its version, adds the rows,
 * reads them back and compares, then migrates. When anything fails, the database is unchanged.
 * @param replace true to delete the rows that the database has
 * @throws BackupFault when the database has rows and `replace` is false, or when the backup is damaged, of a newer version,
 *   or differs when it is read back
 */
export async function restore(
  database: Database,
  lines: AsyncIterable<string>,
  { replace }: { readonly replace: boolean | undefined },
) {
  return database.db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      const target: Database = { ...database, db: tx };
      if (!replace) await requireEmpty(target);
      const parts = readParts(lines);
      const first = await parts.next();
      if (first.done || first.value.kind !== "header") throw new BackupFault("damaged");
      const { header } = first.value;
      const misfit = incompatibility(header.schema);
      if (misfit) throw new BackupFault(misfit.reason, misfit.of);
      for (const { table } of (await shapesOf(target)).toReversed()) await drop(target, table);
      await drop(target, "schema_step");
      await migrate(target);
      await revertMigrations(target, header.schema.at(-1) ?? "");
      const shapes = new Map((await shapesOf(target)).map((shape) => [shape.table, shape]));
      let tables: TableSums = {};
      let shape: TableShape | undefined;
      let rows: (readonly Cell[])[] = [];
      for await (const part of parts) {
        if (part.kind === "row") rows.push(part.cells);
        if (shape && (part.kind !== "row" || rows.length === rowsPerStatement(shape))) {
          await insert(target, shape, rows);
          rows = [];
        }
        if (part.kind === "end") ({ tables } = part);
        if (part.kind !== "table") continue;
        shape = requireFitting(part, shapes.get(part.table));
        shapes.set(part.table, shape);
      }
      const found: Record<string, TableSum> = {};
      for (const one of shapes.values()) found[one.table] = await sumOf(target, one);
      requireSame(tables, found);
      for (const one of shapes.values()) await setCounter(target, one, header.counters);
      await migrate(target);
      return { header, tables };
    });
}

async function requireEmpty(target: Database): Promise<void> {
  for (const { table } of await shapesOf(target)) {
    if (housekeepingTables.has(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.db);
    if (rows.length > 0) throw new BackupFault("not_empty", table);
  }
}

async function drop({ db }: Database, table: string): Promise<void> {
  await sql`drop table if exists ${sql.table(table)}`.execute(db);
}

/**
 * The table with its columns in the order of the backup: a migration may have added some at another place.
 * @throws BackupFault when the backup's columns are not those of its schema
 */
function requireFitting(
  { table, columns }: Pick<TableShape, "table" | "columns">,
  shape: TableShape | undefined,
): TableShape {
  if (shape && shape.columns.toSorted().join() === columns.toSorted().join())
    return { ...shape, columns };
  throw new BackupFault("misfit", table);
}

/**
 * Adds rows in one statement: a remote server takes a round trip for each.
 * @throws BackupFault when the schema refuses a row
 */
async function insert(
  { db, engine }: Database,
  { table, columns }: TableShape,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(rows.map((cells) => sql`(${sql.join(cells)})`));
  const adding = sql`insert into ${sql.table(table)} (${names}) ${engines[engine].withOwnIds} values ${values}`;
  await adding.execute(db).catch((error: unknown) => {
    // Both engines name the constraint; a full disk or a lost server is no fault of the file.
    if (!/constraint/i.test(String(error))) throw error;
    throw new BackupFault("misfit", table);
  });
}

/** Makes the next row get an id that no row ever had. */
async function setCounter(
  { db, engine }: Database,
  { table, numbered }: TableShape,
  counters: Readonly<Record<string, number>>,
): Promise<void> {
  const last = Object.hasOwn(counters, table) ? (counters[table] ?? 0) : 0;
  if (numbered === null || last === 0) return;
  for (const statement of engines[engine].settingLastId(table, last, numbered))
    await statement.execute(db);
}
