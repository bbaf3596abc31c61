import { sql } from "kysely";
import type { Database } from "#domain/tables/database.ts";
import { stepsDone } from "#server/storage/migrate.ts";
import { rawTables } from "#domain/tables/tables.ts";
import { endLine, headerLine, rowLine, TableCount, tableLine } from "./backup-lines.ts";
import type { Cell, TableSum } from "./backup-lines.ts";

/** The columns of a table as the database has them. */
export type TableShape = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly texts: ReadonlySet<string>;
  readonly holdsBytes: boolean;
  /** The column that numbers its rows by itself; null: none. */
  readonly numbered: string | null;
};

const rowsAtOnce = 200;

/**
 * The whole database as the lines of a backup, all of one moment, while others go on writing.
 *
 * @throws StorageUnavailable when the database cannot be read to its end
 */
export async function* readBackupLines(database: Database, now: Date): AsyncGenerator<string> {
  // Both settings together: on PostgreSQL one snapshot, on SQLite a reader that holds up nobody.
  const tx = await database.db
    .withoutPlugins()
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    const source = { db: tx, engine: database.engine };
    const shapes = await shapesOf(source);
    yield headerLine({
      engine: database.engine,
      takenAt: now.toISOString(),
      schema: [...(await stepsDone(tx))],
      counters: await countersOf(source, shapes),
    });
    const sums: Record<string, TableSum> = {};
    for (const shape of shapes) {
      const count = new TableCount();
      const head = tableLine(shape.table, shape.columns);
      count.add(head, false);
      yield head;
      for await (const line of rowLines(source, shape)) {
        count.add(line, true);
        yield line;
      }
      sums[shape.table] = count.sum();
    }
    yield endLine(sums);
  } finally {
    await tx.rollback().execute();
  }
}

/** The tables there are, in the order in which they can be written. */
export async function shapesOf(database: Database): Promise<readonly TableShape[]> {
  const shapes: TableShape[] = [];
  for (const table of Object.keys(rawTables)) {
    const columns = await columnsOf(database, table);
    if (columns.length === 0) continue;
    const named = (kind: RegExp) =>
      new Set(columns.filter(({ type }) => kind.test(type)).map(({ name }) => name));
    shapes.push({
      table,
      columns: columns.map(({ name }) => name),
      texts: named(/^text$/i),
      holdsBytes: named(/^(?:blob|bytea)$/i).size > 0,
      numbered: columns.find(({ numbered }) => numbered)?.name ?? null,
    });
  }
  return shapes;
}

type Column = { readonly name: string; readonly type: string; readonly numbered: boolean };

async function columnsOf({ db, engine }: Database, table: string): Promise<readonly Column[]> {
  if (engine === "postgres") {
    const { rows } = await sql<{ name: string; type: string; identity: string }>`
      select column_name as name, data_type as type, is_identity as identity
      from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}
      order by ordinal_position`.execute(db);
    return rows.map(({ identity, ...column }) => ({ ...column, numbered: identity === "YES" }));
  }
  const { rows } = await sql<{ name: string; type: string; pk: number; sql: string }>`
    select info.name, info.type, info.pk, master.sql
    from sqlite_master as master, pragma_table_info(master.name) as info
    where master.type = 'table' and master.name = ${table}
    order by info.cid`.execute(db);
  return rows.map(({ pk, sql: made, ...column }) => ({
    ...column,
    numbered: pk === 1 && /\bautoincrement\b/i.test(made),
  }));
}

async function countersOf(
  { db, engine }: Database,
  shapes: readonly TableShape[],
): Promise<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const { table, numbered } of shapes) {
    if (numbered === null) continue;
    counters[table] =
      engine === "sqlite" ? await sqliteCounter(db, table) : await sequence(db, table, numbered);
  }
  return counters;
}

async function sqliteCounter(db: Database["db"], table: string): Promise<number> {
  const { rows } = await sql<{
    seq: number;
  }>`select seq from sqlite_sequence where name = ${table}`.execute(db);
  return rows[0]?.seq ?? 0;
}

async function sequence(db: Database["db"], table: string, column: string): Promise<number> {
  const name = await sql<{
    name: string;
  }>`select pg_get_serial_sequence(${table}, ${column}) as name`.execute(db);
  const { rows } = await sql<{ last: number; called: boolean }>`
    select last_value as last, is_called as called from ${sql.raw(name.rows[0]?.name ?? "")}`.execute(
    db,
  );
  return rows[0]?.called ? Number(rows[0].last) : 0;
}

/** The rows of a table in the order of its key, the same on both databases, never all at once. */
async function* rowLines(
  { db, engine }: Database,
  { table, columns, texts, holdsBytes }: TableShape,
): AsyncGenerator<string> {
  const keys = keysOf(table);
  // Text in the order of its bytes, as SQLite has it, whatever language the database was made for.
  const ordered = sql.join(
    keys.map((key) =>
      engine === "postgres" && texts.has(key) ? sql`${sql.ref(key)} collate "C"` : sql.ref(key),
    ),
  );
  const list = sql.join(columns.map((name) => sql.ref(name)));
  const most = holdsBytes ? 1 : rowsAtOnce;
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`select ${list} from ${sql.table(table)} ${after}
      order by ${ordered} limit ${most}`.execute(db);
    for (const row of rows) yield rowLine(columns.map((name) => row[name] ?? null));
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = sql`where (${ordered}) > (${sql.join(keys.map((key) => last[key]))})`;
  }
}

type Row = Readonly<Record<string, Cell>>;

const keysOf = (table: string): readonly string[] => rawTables[table] ?? [];

export async function sumOf(source: Database, shape: TableShape): Promise<TableSum> {
  const count = new TableCount();
  count.add(tableLine(shape.table, shape.columns), false);
  for await (const line of rowLines(source, shape)) count.add(line, true);
  return count.sum();
}
