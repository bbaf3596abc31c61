import type { ColumnType } from "kysely";

/**
 * A column's say about people:
 * - `plain`: stays when its person is erased, and is told to whoever asks what is kept of them
 * - `inner`: ours alone, as keys, hashes and the payment provider's names: stays and is not told
 * - `email`: an address by which its rows are found (personal.ts says what happens to them)
 * - `person`: a person's own: goes with them, and is told
 * - `fleeting`: goes with them, and is not told: keys that open something, and when it happens
 */
export type About = "plain" | "inner" | "email" | "person" | "fleeting";

/** `moment`: milliseconds since 1970, which both engines compare as numbers; `flag`: 0 or 1; `json`: text. */
export type Kind = "text" | "integer" | "large" | "moment" | "flag" | "json" | "bytes";

export type Column<Read = unknown, Given = Read, Of extends About = About> = {
  readonly kind: Kind;
  readonly about: Of;
  readonly isNullable?: true;
  /** Its numbers are given by the database, none a second time. */
  readonly isNumbered?: true;
  /** The rest of it in SQL: `unique`, its beginning, the row it names, values it may hold. */
  readonly sql?: string;
  /** For the compiler alone. */
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
/** A whole number past two thousand millions. */
export const large = column<number>("large");
export const moment = column<Date>("moment");
export const flag = column<boolean>("flag");
export const json = column<unknown>("json");
export const bytes = column<Uint8Array>("bytes");

/** The number of a row, which the database gives it. */
export const numbered = (): Column<number, number | undefined, "inner"> => ({
  kind: "integer",
  about: "inner",
  isNumbered: true,
});

export const orNull = <Read, Of extends About>(
  of: Column<Read, Read, Of>,
): Column<Read | null, Read | null | undefined, Of> => ({ ...of, isNullable: true }) as never;

/** Left out of a new row, the table's own beginning stands there. */
export const begun = <Read, Of extends About>(
  of: Column<Read, Read, Of>,
): Column<Read, Read | undefined, Of> => of as never;

/** The columns as Kysely types them. */
export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Read, infer Given>
    ? ColumnType<Read, Given, Read>
    : never;
};

type Columns = Readonly<Record<string, Column>>;

/** @param key the columns of its primary key, by which a backup orders and compares its rows */
export const table = <Of extends Columns, Key extends keyof Of & string>(
  key: readonly Key[],
  columns: Of,
) => ({ key, columns });
