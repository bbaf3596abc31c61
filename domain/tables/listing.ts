import type { Database } from "./database.ts";

const stepRows = 200;

type Query<Row> = {
  clearSelect(): Query<Row>;
  select(count: (eb: { fn: Count }) => unknown): Query<{ rows: number }>;
  where(column: string, is: ">", value: number): Query<Row>;
  orderBy(column: string, direction?: "desc"): Query<Row>;
  limit(most: number): Query<Row>;
  execute(): Promise<Row[]>;
};
type Count = { countAll(): { as(name: "rows"): unknown } };

/**
 * Rows that a filter leaves of a table: the newest, all in steps, and how many.
 * @param number the column that numbers the rows
 * @param kept makes of a row what rules see
 */
export function listing<Filter, Row extends object, Kept>(
  number: keyof Row & string,
  select: (database: Database, filter: Filter) => { execute(): Promise<Row[]> },
  kept: (row: Row) => Kept,
) {
  const all = (database: Database, filter: Filter) =>
    select(database, filter) as unknown as Query<Row>;
  return {
    async list(database: Database, filter: Filter, limit: number): Promise<readonly Kept[]> {
      const rows = await all(database, filter).orderBy(number, "desc").limit(limit).execute();
      return rows.map(kept);
    },

    async count(database: Database, filter: Filter): Promise<number> {
      const counted = all(database, filter)
        .clearSelect()
        .select(({ fn }) => fn.countAll().as("rows"));
      return Number((await counted.execute())[0]?.rows);
    },

    /** Oldest first, so that a long export holds little in memory. */
    async *each(database: Database, filter: Filter): AsyncGenerator<Kept> {
      for (let last = 0; ;) {
        const step = all(database, filter).where(number, ">", last);
        const rows = await step.orderBy(number).limit(stepRows).execute();
        yield* rows.map(kept);
        const end = rows.at(-1);
        if (!end || rows.length < stepRows) return;
        last = Number(end[number]);
      }
    },
  };
}
