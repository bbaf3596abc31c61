import { sql, type Kysely, type RawBuilder } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Tables } from "./tables.ts";

/** All differences of the two databases, apart from connecting to them. */
const sqlite = {
  /** True: transactions run side by side, and lock what they read. SQLite's write transactions exclude all others. */
  locksRows: false,
  /** Takes an advisory lock in a transaction; null: a write transaction excludes all others. */
  locking: (_key: string): RawBuilder<unknown> | null => null,
  // Without AUTOINCREMENT the id of a deleted row is assigned again: a reference noted down yesterday would lead to
  // another person's message.
  idColumn: "integer primary key autoincrement",
  bytesColumn: "blob",
  /** The columns of all tables, in their order. */
  columns: sql<{ of: string; name: string }>`select master.name as of, info.name
    from sqlite_master as master, pragma_table_info(master.name) as info
    where master.type = 'table' order by info.cid`,
  /** A text column in an `order by`; PostgreSQL would order text by the rules of its language. */
  inByteOrder: (column: string): RawBuilder<unknown> => sql.ref(column),
  /** Part of an `insert` of rows that have ids. */
  withOwnIds: sql``,
  lastId: (table: string, _column: string) =>
    sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`,
  settingLastId: (table: string, last: number, _column: string) => [
    sql`delete from sqlite_sequence where name = ${table}`,
    sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`,
  ],
  /**
   * A gift's JSON with a dash for each text of staff, which may name the giver; null for a gift by card. That there is a
   * sponsor, or a return of some value, decides what its paper says, so it stays.
   */
  enteredWithoutTexts: sql`json_set(json_replace(entered, '$.inReturn.what', '—',
    '$.what', iif(json_extract(entered, '$.what') is null, null, '—'),
    '$.sponsor', iif(json_extract(entered, '$.sponsor') is null, null, '—')),
    '$.isErased', json('true'))`,
  /** Old pages in SQLite's log contain erased rows until a checkpoint. */
  scrubbing: [sql`pragma wal_checkpoint(truncate)`],
  /** True while another process of this program has the database open. */
  async isInUse(db: Kysely<Tables>) {
    try {
      // SQLite leaves WAL mode only when no other process has the file open.
      await sql`pragma journal_mode = delete`.execute(db);
      await sql`pragma journal_mode = wal`.execute(db);
      return false;
    } catch (error) {
      if (error instanceof StorageUnavailable && error.reason === "busy") return true;
      throw error;
    }
  },
};

const postgres: typeof sqlite = {
  locksRows: true,
  locking: (key) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`,
  idColumn: "integer generated always as identity primary key",
  bytesColumn: "bytea",
  columns: sql`select table_name as of, column_name as name from information_schema.columns
    where table_schema = current_schema() order by ordinal_position`,
  inByteOrder: (column) => sql`${sql.ref(column)} collate "C"`,
  withOwnIds: sql`overriding system value`,
  lastId: (table, column) => sql`select pg_sequence_last_value(
    pg_get_serial_sequence(${table}, ${column})::regclass) as last`,
  settingLastId: (table, last, column) => [
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`,
  ],
  enteredWithoutTexts: sql`(select (jsonb_object_agg(key, case
      when key in ('what', 'sponsor') and value <> 'null' then '"—"'
      when key = 'inReturn' and value <> 'null' then value || '{"what":"—"}'
      else value end) || '{"isErased":true}')::text from jsonb_each(entered::jsonb))`,
  scrubbing: [],
  async isInUse(db) {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')`.execute(db);
    return rows.length > 0;
  },
};

export const engines = { sqlite, postgres };
export type Engine = keyof typeof engines;
