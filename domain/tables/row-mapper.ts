import { CamelCasePlugin } from "kysely";
import type { Column, Kind } from "./column.ts";
import { tables } from "./tables.ts";

type Reader = (value: string | number) => unknown;

const readers: Readonly<Partial<Record<Kind, Reader>>> = {
  moment: (value) => new Date(Number(value)),
  flag: (value) => value === 1,
  json: (value): unknown => JSON.parse(String(value)),
};

/** Readers by column name: columns of one name must have one type, because Kysely does not say which table a value is from. */
const readerOf = new Map<string, Reader | undefined>();
for (const { columns } of Object.values(tables)) {
  for (const [name, { kind }] of Object.entries<Column>(columns)) {
    if (readerOf.has(name) && readerOf.get(name) !== readers[kind])
      throw new Error(`columns named "${name}" have different types`);
    readerOf.set(name, readers[kind]);
  }
}

/** Kysely plugin: `gift_cents` ↔ `giftCents`, a moment as `Date`, JSON parsed. */
export class RowMapper extends CamelCasePlugin {
  protected override mapRow(row: Record<string, unknown>): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    for (const [column, value] of Object.entries(row)) {
      const name = this.camelCase(column);
      const reader = value === null ? undefined : readerOf.get(name);
      read[name] = reader ? reader(value as string | number) : value;
    }
    return read;
  }
}

/** Converts a value to one that both database drivers can bind. */
export function toSql(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "boolean") return value ? 1 : 0;
  const isJson = typeof value === "object" && value !== null && !(value instanceof Uint8Array);
  return isJson ? JSON.stringify(value) : value;
}
