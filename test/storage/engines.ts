import { inject } from "vitest";
import { engineNames, openEngine } from "./engine.ts";
import type { TestEngine } from "./engine.ts";
import { createDatabase } from "./postgres-server.ts";

export { engineNames };
export type { TestEngine };

/** An engine for the tests of one file; PostgreSQL is the one that all files share. */
export function startEngine(name: (typeof engineNames)[number]): Promise<TestEngine> {
  if (name === "sqlite") return openEngine(null);
  const serverUrl = inject("postgresUrl");
  return openEngine(
    { createDatabase: (template) => createDatabase(serverUrl, template) },
    inject("postgresTemplate"),
  );
}
