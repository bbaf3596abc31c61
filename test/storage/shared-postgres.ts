import type { TestProject } from "vitest/node";
import { connectDatabase } from "#server/storage/open-storage.ts";
import { migrate } from "#server/storage/migrate.ts";
import { createDatabase, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The database on it whose tables are up to date; the others are copied from it. */
    postgresTemplate: string;
  }
}

/**
 * Nobody cuts its power, and a new database for each test is mostly waiting for the disk: for what is written ahead of
 * the tables, five times what one takes otherwise. Each test that opens several processes of the site opens as many
 * pools.
 */
const quick = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "wal_init_zero=off",
  "wal_recycle=off",
  "max_wal_size=8GB",
  "max_connections=300",
].flatMap((setting) => ["-c", setting]);

export default async function setup(project: TestProject) {
  const server = await startPostgres(quick);
  const template = await createDatabase(server.url);
  const database = await connectDatabase({ databaseUrl: template, dataDir: "" });
  await migrate(database);
  await database.db.destroy();
  project.provide("postgresUrl", server.url);
  project.provide("postgresTemplate", new URL(template).pathname.slice(1));
  // Before the package's own listener, which ends a run with failed tests by code 0.
  process.prependListener("beforeExit", () => process.exit());
  return server.stop;
}
