import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#domain/tables/database.ts";
import { engines } from "#domain/tables/engines.ts";
import { revertMigrations, stepsDone, stepsIn } from "#server/storage/migrate.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { useEngine } from "./engines.ts";

const server = useEngine();
const published = readFileSync(join(import.meta.dirname, "schema-0019.sql"), "utf8");

async function publish({ db, engine }: Database): Promise<void> {
  const { idColumn, bytesColumn } = engines[engine];
  const own = published.replaceAll("{id}", idColumn).replaceAll("{bytes}", bytesColumn);
  for (const statement of own.split(";\n")) {
    const plain = statement.replaceAll(/^--.*$/gm, "").trim();
    if (plain !== "") await sql.raw(plain).execute(db);
  }
  await sql`create table schema_step (name text not null primary key)`.execute(db);
  await sql`insert into schema_step (name) values ('0019-accounts')`.execute(db);
}

async function tablesOf({ db, engine }: Database): Promise<string[]> {
  const told =
    engine === "sqlite"
      ? sql<Line>`select sql as line from sqlite_master where sql is not null`
      : sql<Line>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
            is_identity) as line
          from information_schema.columns where table_schema = current_schema()
          union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid)
          from pg_constraint where conrelid > 0 and connamespace = current_schema()::regnamespace
          union all select indexdef from pg_indexes where schemaname = current_schema()`;
  return (await told.execute(db)).rows.map(({ line }) => inOrder(line)).toSorted();
}
type Line = { readonly line: string };

/** @param line may be a whole `create table` with its columns */
function inOrder(line: string): string {
  const plain = line.replaceAll('"', "").replaceAll(/\s+/g, " ").toLowerCase();
  const [, head, columns] = /^(create table \w+) \((.*)\)$/.exec(plain) ?? [];
  if (!head || !columns) return plain.replace(/ index \w+_(pkey|key) on /, " index on ");
  const each = columns.split(/,(?![^()]*\))/).map((column) => column.trim());
  return `${head}: ${each.toSorted().join("; ")}`;
}

test("other files among the migrations are none", () => {
  const folder = temporaryFolder();
  for (const file of [".DS_Store", "0002-b.ts", "0001-a.ts", "0001-a.ts~"])
    writeFileSync(join(folder, file), "");
  expect(stepsIn(folder)).toEqual(["0001-a", "0002-b"]);
});

test("the migrations lead from the tables of 2026-11-26 to those of a new database and back", async () => {
  const [old, fresh] = [await server.createEmpty(), await server.createEmpty()];
  const [before, now] = [await server.connect(old), await server.connect(fresh)];
  await publish(before);
  const then = await tablesOf(before);
  expect(await stepsDone(now)).toEqual([]);
  await server.open(old);
  await server.open(fresh);
  const after = await tablesOf(before);
  expect(after.length).toBeGreaterThan(40);
  expect(await tablesOf(now)).toEqual(after);
  await revertMigrations(now, "0019-accounts");
  expect(await tablesOf(now)).toEqual(then);
});
