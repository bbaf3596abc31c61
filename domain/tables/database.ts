import type {
  Kysely,
  Transaction,
  ExpressionBuilder,
  ExpressionWrapper,
  SqlBool,
  Updateable,
} from "kysely";
import { engines, type Engine } from "./engines.ts";
import { type Tables, tables, type NewRow, type Row, type TableName } from "./tables.ts";

/** A database connection, or one transaction on it. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** Runs `work` in the current transaction, or in a new one. */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { db, engine } = database;
  if (db.isTransaction) return work(database);
  return db.transaction().execute((tx: Transaction<Tables>) => work({ db: tx, engine }));
}

/**
 * Takes an advisory lock until the transaction ends; another transaction that locks the same key waits. Does nothing
 * where a write transaction excludes all others.
 */
export const lock = async ({ db, engine }: Database, key: string): Promise<void> =>
  void (await engines[engine].locking(key)?.execute(db));

// Simple statements on one table follow. Anything more complex is written with Kysely where it is needed.

/** `from` is inclusive, `until` exclusive. */
type Range<Value> = { readonly from?: Value | undefined; readonly until?: Value | undefined };
/** Wanted values by column: one value, any of several, or a range. `undefined` means any. */
export type RowFilter<Name extends TableName> = {
  readonly [Column in keyof Row<Name>]?:
    | Row<Name>[Column]
    | readonly Row<Name>[Column][]
    | Range<Row<Name>[Column]>
    | undefined;
};
export type AnyTables = Record<string, Record<string, unknown>>;

/** The database for statements whose table is a variable. */
export const untyped = ({ db }: Database) => db as unknown as Kysely<AnyTables>;

const isRange = (value: unknown): value is Range<unknown> =>
  "from" in Object(value) || "until" in Object(value);

/** The filter as an SQL condition. */
export const matching =
  <Name extends TableName>(wanted: RowFilter<Name>) =>
  (eb: ExpressionBuilder<Tables, Name>): ExpressionWrapper<Tables, Name, SqlBool> => {
    const is = eb as unknown as ExpressionBuilder<AnyTables, string>;
    const all = Object.entries(wanted).flatMap(([column, value]) => {
      if (value === undefined) return [];
      if (value === null) return [is(column, "is", null)];
      // PostgreSQL knows no empty list.
      if (Array.isArray(value)) return [value.length > 0 ? is(column, "in", value) : is.lit(false)];
      if (!isRange(value)) return [is(column, "=", value)];
      const { from, until } = value;
      const since = from === undefined ? [] : [is(column, ">=", from)];
      return until === undefined ? since : [...since, is(column, "<", until)];
    });
    return is.and(all) as unknown as ExpressionWrapper<Tables, Name, SqlBool>;
  };

/** Rows in the order of the table's primary key. @param forUpdate true locks them until the transaction ends */
export async function findRows<Name extends TableName>(
  database: Database,
  table: Name,
  wanted: RowFilter<Name>,
  forUpdate = false,
): Promise<Row<Name>[]> {
  let found = untyped(database)
    .selectFrom(table as string)
    .selectAll()
    .where(matching(wanted) as never);
  for (const column of tables[table].key) found = found.orderBy(column);
  // SQLite's write transactions exclude all others.
  if (forUpdate && database.db.isTransaction && engines[database.engine].locksRows)
    found = found.forUpdate();
  return (await found.execute()) as Row<Name>[];
}

export const findRow = async <Name extends TableName>(
  database: Database,
  table: Name,
  wanted: RowFilter<Name>,
): Promise<Row<Name> | undefined> => (await findRows(database, table, wanted))[0];

/** Inserts rows; those whose key exists are left unchanged. @returns true if at least one was inserted */
export async function addRows<Name extends TableName>(
  database: Database,
  table: Name,
  ...rows: readonly NewRow<Name>[]
): Promise<boolean> {
  if (rows.length === 0) return false;
  const added = await untyped(database)
    .insertInto(table as string)
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns number of changed rows */
export async function changeRows<Name extends TableName>(
  database: Database,
  table: Name,
  wanted: RowFilter<Name>,
  change: Updateable<Tables[Name]>,
): Promise<number> {
  const changed = await untyped(database)
    .updateTable(table as string)
    .set(change)
    .where(matching(wanted) as never)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** @returns number of deleted rows */
export async function eraseRows<Name extends TableName>(
  database: Database,
  table: Name,
  wanted: RowFilter<Name>,
): Promise<number> {
  const erased = await untyped(database)
    .deleteFrom(table as string)
    .where(matching(wanted) as never)
    .executeTakeFirst();
  return Number(erased.numDeletedRows);
}

/** Number of rows in each state. @param none every state with 0 */
export async function countStates<State extends string>(
  { db }: Database,
  table: "email" | "subscriber",
  none: Readonly<Record<State, number>>,
): Promise<Readonly<Record<State, number>>> {
  const counted = db
    .selectFrom(table)
    .select((eb) => ["state", eb.fn.countAll<number>().as("rows")])
    .groupBy("state");
  const rows = (await counted.execute()).map((row) => [row.state, Number(row.rows)]);
  return { ...none, ...Object.fromEntries(rows) };
}
