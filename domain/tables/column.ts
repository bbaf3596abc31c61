import type { ColumnType } from "kysely";

/**
 * A column's relation to a person, for erasing them (personal.ts) and exporting their data:
 * - `plain`: kept when the person is erased; exported
 * - `inner`: internal (keys, hashes, ids of the payment provider): kept; not exported
 * - `email`: an address by which the person's rows are found; personal.ts has a rule for each such column
 * - `person`: personal data: erased; exported
 * - `fleeting`: secrets that open something, and scheduled times: erased; not exported
 */
export type About = "plain" | "inner" | "email" | "person" | "fleeting";

/** Column types. In the database `moment` is milliseconds since 1970, `flag` is 0 or 1 and `json` is text. */
export type Kind = "text" | "integer" | "large" | "moment" | "flag" | "json" | "bytes";

export type Column<Read = unknown, Given = Read, Of extends About = About> = {
  readonly kind: Kind;
  readonly about: Of;
  readonly isNullable?: true;
  /** The database assigns the numbers and never reuses one. */
  readonly isAutoIncrement?: true;
  /** The rest of the column's definition in SQL: `unique`, `default`, `references`, `check`. */
  readonly sql?: string;
  /** Never set: carries the TypeScript types of reading and inserting. */
  readonly types?: { readonly read: Read; readonly given: Given };
};

const column =
  <Any>(kind: Kind) =>
  <Of extends About, Value extends Any = Any>(about: Of, sql = ""): Column<Value, Value, Of> => ({
    kind,
    about,
    sql,
  });

export const text = column<string>("text");
export const integer = column<number>("integer");
/** A whole number that may exceed 32 bits. */
export const large = column<number>("large");
export const moment = column<Date>("moment");
export const flag = column<boolean>("flag");
export const json = column<unknown>("json");
export const bytes = column<Uint8Array>("bytes");

export const autoIncrement = (): Column<number, number | undefined, "inner"> => ({
  kind: "integer",
  about: "inner",
  isAutoIncrement: true,
});

export const nullable = <Read, Of extends About>(
  of: Column<Read, Read, Of>,
): Column<Read | null, Read | null | undefined, Of> => ({ ...of, isNullable: true }) as never;

/** A column that may be omitted on insert, because its SQL has a default. */
export const withDefault = <Read, Of extends About>(
  of: Column<Read, Read, Of>,
): Column<Read, Read | undefined, Of> => of as never;

export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Read, infer Given>
    ? ColumnType<Read, Given, Read>
    : never;
};

type Columns = Readonly<Record<string, Column>>;

/** @param key columns of the primary key; backups order and compare rows by them */
export const table = <Of extends Columns, Key extends keyof Of & string>(
  key: readonly Key[],
  columns: Of,
) => ({ key, columns });

/** `giftPayment` → `gift_payment`. */
export const snake = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
