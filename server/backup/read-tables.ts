import { sql } from "kysely";
import type { Database } from "#domain/tables/database.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { engines } from "#domain/tables/engines.ts";
import { snake, type Column } from "#domain/tables/column.ts";
import { stepsDone } from "#server/storage/migrate.ts";
import { tables } from "#domain/tables/tables.ts";
import { headerLine, rowLine, TableCount, type Cell, type TableSum } from "./backup-lines.ts";

/** Names of tables before migration 0020, which older backups have. */
const formerNames: Readonly<Record<string, string>> = { email: "letter", rateLimit: "tally" };

/** A table as it is in the database, which may be of an earlier version. */
export type TableShape = Awaited<ReturnType<typeof shapesOf>>[number];

/** Rows that one statement reads or adds: few enough for memory, and for the 32,766 parameters that SQLite takes. */
export const rowsPerStatement = ({ holdsBytes }: TableShape) => (holdsBytes ? 1 : 200);

/**
 * The whole database as the lines of a backup, from one snapshot, while others write.
 * @throws StorageUnavailable when the database cannot be read, or is empty
 */
export async function* readBackupLines(database: Database, now: Date): AsyncGenerator<string> {
  // With both settings PostgreSQL uses one snapshot, and SQLite a reader that blocks nobody.
  const tx = await database.db
    .withoutPlugins()
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    const source = { db: tx, engine: database.engine };
    const schema = [...(await stepsDone(source))];
    if (schema.length === 0) throw new StorageUnavailable("empty", undefined, source.engine);
    const shapes = await shapesOf(source);
    const counters: Record<string, number> = {};
    for (const { table, numbered } of shapes) {
      if (numbered === null) continue;
      const { rows } = await engines[source.engine].lastId(table, numbered).execute(tx);
      counters[table] = rows[0]?.last ?? 0;
    }
    yield headerLine({ engine: source.engine, takenAt: now.toISOString(), schema, counters });
    const sums: Record<string, TableSum> = {};
    for (const shape of shapes) {
      const count = new TableCount();
      for await (const line of tableLines(source, shape)) {
        count.add(line);
        yield line;
      }
      sums[shape.table] = count.sum();
    }
    yield JSON.stringify({ tables: sums });
  } finally {
    await tx.rollback().execute();
  }
}

/** The tables of a database, those that others refer to first. */
export async function shapesOf({ db, engine }: Database) {
  const { rows } = await engines[engine].columns.execute(db);
  const found = Map.groupBy(rows, ({ of }) => of);
  return Object.entries(tables)
    .flatMap(([name, { key, columns: known }]) => {
      const kinds = new Map(Object.entries<Column>(known));
      const numbered = [...kinds].find(([, { isAutoIncrement }]) => isAutoIncrement)?.[0];
      return [snake(name), formerNames[name] ?? ""].map((table) => ({
        table,
        columns: found.get(table)?.map((column) => column.name) ?? [],
        key: key.map((one) => ({ name: snake(one), isText: kinds.get(one)?.kind === "text" })),
        /** The column with automatic ids; null: none. */
        numbered: numbered === undefined ? null : snake(numbered),
        holdsBytes: [...kinds.values()].some(({ kind }) => kind === "bytes"),
      }));
    })
    .filter((shape) => shape.columns.length > 0);
}

/** The lines of one table, the same on both databases; rows are read in batches. */
async function* tableLines({ db, engine }: Database, shape: TableShape): AsyncGenerator<string> {
  const { table, columns, key } = shape;
  yield JSON.stringify({ table, columns });
  const { inByteOrder } = engines[engine];
  const ordered = sql.join(
    key.map(({ name, isText }) => (isText ? inByteOrder(name) : sql.ref(name))),
  );
  const list = sql.join(columns.map((name) => sql.ref(name)));
  const most = rowsPerStatement(shape);
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`select ${list} from ${sql.table(table)} ${after}
      order by ${ordered} limit ${most}`.execute(db);
    for (const row of rows) yield rowLine(columns.map((name) => row[name] ?? null));
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = sql`where (${ordered}) > (${sql.join(key.map(({ name }) => last[name]))})`;
  }
}

type Row = Readonly<Record<string, Cell>>;

export async function sumOf(source: Database, shape: TableShape): Promise<TableSum> {
  const count = new TableCount();
  for await (const line of tableLines(source, shape)) count.add(line);
  return count.sum();
}
