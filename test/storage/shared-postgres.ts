import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL server of this run, whose databases are made by the tests. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all files of the run. */
export default async function setup(project: TestProject) {
  // Nobody cuts its power, and a new database for each test is mostly waiting for the disk. Each test
  // that opens several processes of the site opens as many pools.
  const server = await startPostgres(["-c", "fsync=off", "-c", "max_connections=300"]);
  project.provide("postgresUrl", server.url);
  return server.stop;
}
