import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { QueryResult } from "pg";
import { sqliteFileName } from "#server/storage/open-storage.ts";

/** Does one thing for somebody; called again when it is done. */
export type Visitor = () => Promise<void>;

type Row = Readonly<Record<string, string | number | null>>;

/** The columns of a row and how it is inserted. `id` is given by the database. */
function insertOf(table: string, { id: _id, ...row }: Row, place: (at: number) => string) {
  const names = Object.keys(row);
  const text = `insert into ${table} (${names.join(", ")}) values (${names.map((_, at) => place(at + 1)).join(", ")}) returning id`;
  const unique = new Set(["reference", "attempt_key", "message_id"]);
  const values = (submissionId: number | null) =>
    names.map((name) => {
      if (unique.has(name)) return randomUUID();
      return name === "submission_id" ? submissionId : (row[name] ?? null);
    });
  return { name: table, text, values };
}

/**
 * The rows of one message, copied by hand into the tables of a site that holds one: prepared
 * statements, and a commit that waits for the disk.
 */
export function sqliteLimit(folder: string): { visitor: Visitor; close(): void } {
  const database = new DatabaseSync(join(folder, sqliteFileName));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  const all = (text: string) => database.prepare(text).all() as Row[];
  const [message = {}] = all("select * from submission limit 1");
  const rows = { message, letters: all("select * from letter limit 2") };
  const prepared = [
    insertOf("submission", rows.message, () => "?"),
    ...rows.letters.map((letter) => insertOf("letter", letter, () => "?")),
  ].map(({ text, values }) => ({ statement: database.prepare(text), values }));
  return {
    async visitor() {
      let id: number | null = null;
      database.exec("begin immediate");
      for (const { statement, values } of prepared) {
        const row = statement.get(...values(id)) as { id: number };
        id ??= row.id;
      }
      database.exec("commit");
    },
    close: () => database.close(),
  };
}

/** The same on a connection of the visitor's own. */
export async function postgresLimit(
  url: string,
): Promise<{ visitor: Visitor; close(): Promise<void> }> {
  const client = new Client(url);
  await client.connect();
  const all = async (text: string) => (await client.query<Row>(text)).rows;
  const [message = {}] = await all("select * from submission limit 1");
  const letters = await all("select * from letter order by id limit 2");
  const prepared = [
    insertOf("submission", message, (at) => `$${at}`),
    ...letters.map((letter, at) => ({
      ...insertOf("letter", letter, (place) => `$${place}`),
      name: `letter${at}`,
    })),
  ];
  return {
    async visitor() {
      let id: number | null = null;
      await client.query("begin");
      for (const { name, text, values } of prepared) {
        const answer: QueryResult<{ id: number }> = await client.query({
          name,
          text,
          values: values(id),
        });
        id ??= answer.rows[0]?.id ?? null;
      }
      await client.query("commit");
    },
    close: () => client.end(),
  };
}
