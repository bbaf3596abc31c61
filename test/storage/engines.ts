import { inject } from "vitest";
import { isLongRun } from "../endurance.ts";
import { bothEngines, openEngine, type EngineName, type TestEngine } from "./engine.ts";
import { createDatabase } from "./postgres-server.ts";

export { bothEngines };
export type { TestEngine };

/**
 * The databases that rules are tried on. PostgreSQL keeps the contract of the storage and the order of payment
 * events in every run (`bothEngines`), and everything else in the long one (test/endurance.ts).
 */
export const engineNames: readonly EngineName[] = isLongRun ? bothEngines : ["sqlite"];

/** An engine for the tests of one file; PostgreSQL is the one that all files share. */
export function startEngine(name: EngineName): Promise<TestEngine> {
  if (name === "sqlite") return openEngine(null);
  const serverUrl = inject("postgresUrl");
  return openEngine(
    { createDatabase: (template) => createDatabase(serverUrl, template) },
    inject("postgresTemplate"),
  );
}
