import type { SelectQueryBuilder } from "kysely";
import type { Database } from "./database.ts";

const stepRows = 200;

// oxlint-disable-next-line typescript/no-explicit-any -- a query on any table
type Query<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * The three ways to read a table by a filter: `list` (limited; newest first), `count`, and `each` (all rows).
 * @param number the ascending numeric column to order and page by
 * @param kept maps a row to the type that rules use
 */
export function listing<Filter, Row extends object, Kept>(
  number: keyof Row & string,
  select: (database: Database, filter: Filter) => Query<Row>,
  kept: (row: Row) => Kept,
) {
  return {
    async list(database: Database, filter: Filter, limit: number, order: "asc" | "desc" = "desc") {
      const rows = await select(database, filter).orderBy(number, order).limit(limit).execute();
      return rows.map(kept);
    },

    async count(database: Database, filter: Filter): Promise<number> {
      const { rows } = await select(database, filter)
        .clearSelect()
        .select(({ fn }) => fn.countAll().as("rows"))
        .executeTakeFirstOrThrow();
      return Number(rows);
    },

    /** All rows, oldest first, read in pages of 200 so that a long export needs little memory. */
    async *each(database: Database, filter: Filter): AsyncGenerator<Kept> {
      for (let last = 0; ;) {
        const step = select(database, filter).where(number, ">", last as never);
        const rows = await step.orderBy(number).limit(stepRows).execute();
        yield* rows.map(kept);
        const end = rows.at(-1);
        if (!end || rows.length < stepRows) return;
        last = Number(end[number]);
      }
    },
  };
}
