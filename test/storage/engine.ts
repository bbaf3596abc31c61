import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage, type StorageSettings } from "#server/storage/open-storage.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** One of the two databases, as a test uses it. */
export type TestEngine = {
  /** Settings of a new database without a row. */
  create(): Promise<StorageSettings>;
  /** The same without a table, as nobody has opened it yet. */
  createEmpty(): Promise<StorageSettings>;
  /** Opens one more connection to a database, as another process would. */
  open(settings: StorageSettings): Promise<Storage>;
  /** Closes what was opened. */
  closeAll(): Promise<void>;
  /** Closes what was opened and clears away what was made; the server goes on. */
  end(): Promise<void>;
};

export const bothEngines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof bothEngines)[number];

/**
 * Databases on a PostgreSQL server, or in SQLite files without one.
 * @param template name of the one on the server whose tables are up to date; without it new ones are empty
 */
export async function openEngine(
  server: Pick<PostgresServer, "createDatabase"> | null,
  template?: string,
): Promise<TestEngine> {
  const folder = await mkdtemp(join(tmpdir(), "lwh-storage-"));
  let opened: Storage[] = [];
  let made = 0;
  const closeAll = async () => {
    await Promise.all(opened.map((storage) => storage.close().catch(() => {})));
    opened = [];
  };
  const settingsOf = (databaseUrl: string | null) => ({
    databaseUrl,
    dataDir: join(folder, `data${(made += 1)}`),
  });
  return {
    closeAll,
    create: async () => settingsOf(server && (await server.createDatabase(template))),
    createEmpty: async () => settingsOf(server && (await server.createDatabase())),
    async open(settings) {
      const storage = await openStorage(settings);
      opened.push(storage);
      return storage;
    },
    async end() {
      await closeAll();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
