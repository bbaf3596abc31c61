import type { ExpressionBuilder, Insertable, Kysely, Updateable } from "kysely";
import type { Database } from "./database.ts";
import { tables, type Row, type TableName, type Tables } from "./tables.ts";

/** The plain statements on one table. Whatever asks for more is written with Kysely where it is asked. */

/** Rows are meant by what stands in their columns: one value, or any of some. */
type Having<Name extends TableName> = {
  readonly [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][];
};
type Any = Record<string, Record<string, unknown>>;

const any = ({ db }: Database) => db as unknown as Kysely<Any>;

const matches = (having: object) => (eb: ExpressionBuilder<Any, string>) =>
  eb.and(
    Object.entries(having).map(([column, value]) => {
      if (!Array.isArray(value)) return eb(column, value === null ? "is" : "=", value);
      // PostgreSQL knows no empty list.
      return value.length > 0 ? eb(column, "in", value) : eb.lit(false);
    }),
  );

/** In the order of the table's key. */
export async function findRows<Name extends TableName>(
  database: Database,
  table: Name,
  having: Having<Name>,
): Promise<Row<Name>[]> {
  let found = any(database)
    .selectFrom(table as string)
    .selectAll()
    .where(matches(having));
  for (const column of tables[table].key) found = found.orderBy(column);
  return (await found.execute()) as Row<Name>[];
}

export const findRow = async <Name extends TableName>(
  database: Database,
  table: Name,
  having: Having<Name>,
): Promise<Row<Name> | undefined> => (await findRows(database, table, having))[0];

/** Leaves rows as they are whose key is there. @returns true when one is new */
export async function addRows<Name extends TableName>(
  database: Database,
  table: Name,
  ...rows: readonly Insertable<Tables[Name]>[]
): Promise<boolean> {
  if (rows.length === 0) return false;
  const added = await any(database)
    .insertInto(table as string)
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns how many */
export async function changeRows<Name extends TableName>(
  database: Database,
  table: Name,
  having: Having<Name>,
  change: Updateable<Tables[Name]>,
): Promise<number> {
  const changed = await any(database)
    .updateTable(table as string)
    .set(change)
    .where(matches(having))
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** @returns how many */
export async function eraseRows<Name extends TableName>(
  database: Database,
  table: Name,
  having: Having<Name>,
): Promise<number> {
  const erased = await any(database)
    .deleteFrom(table as string)
    .where(matches(having))
    .executeTakeFirst();
  return Number(erased.numDeletedRows);
}

/** Rows of a table in each of its states. @param none nought of each */
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
