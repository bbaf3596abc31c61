import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { bothEngines, openEngine, type EngineName, type TestEngine } from "./engine.ts";
import { createDatabase } from "./postgres-server.ts";

export { bothEngines };
export type { TestEngine };

/**
 * The database that rules are tried on. PostgreSQL keeps the contract of the storage and the order of payment events
 * in every run (`bothEngines`), and all the rest in the long one (bin/bench/endurance.ts).
 */
const usual: EngineName = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

/** An engine for the tests of one file; PostgreSQL is the one that all files share. */
export function startEngine(name: EngineName = usual): Promise<TestEngine> {
  if (name === "sqlite") return openEngine(null);
  const serverUrl = inject("postgresUrl");
  return openEngine(
    { createDatabase: (template) => createDatabase(serverUrl, template) },
    inject("postgresTemplate"),
  );
}

export type UsedEngine = Omit<TestEngine, "end">;

/** The same from the first test of a file to the last; what a test has opened is closed after it. */
export function useEngine(name?: EngineName): UsedEngine {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterEach(() => engine.closeAll());
  afterAll(() => engine.end());
  return {
    create: () => engine.create(),
    createEmpty: () => engine.createEmpty(),
    open: (settings) => engine.open(settings),
    closeAll: () => engine.closeAll(),
  };
}
