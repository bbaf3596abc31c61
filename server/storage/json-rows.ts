import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/**
 * Rows for `insert … select`, given to the database as one JSON text: the statement stays the same
 * however many there are, so that it is prepared once, and costs one parameter.
 */
export function jsonRows<Row extends object>(
  engine: Engine,
  table: keyof Tables,
  rows: readonly Row[],
): { readonly columns: RawBuilder<unknown>; readonly from: RawBuilder<unknown> } {
  const names = Object.keys(rows[0] ?? {});
  const json = JSON.stringify(rows);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  if (engine === "postgres") {
    return {
      columns,
      from: sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`,
    };
  }
  const values = names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`);
  return { columns, from: sql`(select ${sql.join(values)} from json_each(${json}))` };
}
