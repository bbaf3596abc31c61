import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, inject } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import type { Engine } from "#domain/tables/engines.ts";
import type { Database } from "#domain/tables/database.ts";
import { connectDatabase, openStorage } from "#server/storage/open-storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { createDatabase } from "./postgres-server.ts";

export const bothEngines = ["sqlite", "postgres"] as const;

/**
 * The database that rules are tried on. In every run PostgreSQL keeps the contract of the storage and the order of
 * payment events (`bothEngines`), and data are moved to it; all the rest in the long one (bin/bench/endurance.ts).
 */
const usual: Engine = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

export class TestEngine {
  readonly #isFile: boolean;
  readonly #folder = temporaryFolder("file");
  #opened: Pick<Storage, "close">[] = [];
  #made = 0;
  /** Tables are created once for each file of tests: on SQLite that takes as long as a short test. */
  #migrated: Promise<StorageSettings> | undefined;

  constructor(name: Engine = usual) {
    this.#isFile = name === "sqlite";
  }

  /** Settings of a new database with all tables and no row. */
  async create(): Promise<StorageSettings> {
    if (!this.#isFile) return this.createEmpty(inject("postgresTemplate"));
    this.#migrated ??= this.#migrate();
    return this.copyOf(await this.#migrated);
  }

  async #migrate(): Promise<StorageSettings> {
    const settings = await this.createEmpty();
    await (await openStorage(settings)).close();
    return settings;
  }

  async copyOf({ databaseUrl, dataDir }: StorageSettings): Promise<StorageSettings> {
    const copy = await this.createEmpty(
      databaseUrl ? new URL(databaseUrl).pathname.slice(1) : undefined,
    );
    if (databaseUrl === null) await cp(dataDir, copy.dataDir, { recursive: true });
    return copy;
  }

  async createEmpty(template?: string): Promise<StorageSettings> {
    const databaseUrl = this.#isFile ? null : await createDatabase(inject("postgresUrl"), template);
    return { databaseUrl, dataDir: join(this.#folder, `data${(this.#made += 1)}`) };
  }

  /** Opens one more connection to a database, as another process would. */
  async open(settings: StorageSettings): Promise<Storage> {
    const storage = await openStorage(settings);
    this.#opened.push(storage);
    return storage;
  }

  async connect(settings: StorageSettings): Promise<Database> {
    const database = await connectDatabase(settings);
    this.#opened.push({ close: () => database.db.destroy() });
    return database;
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.#opened.map((storage) => storage.close().catch(() => {})));
    this.#opened = [];
  }
}

export function useEngine(name?: Engine): TestEngine {
  const engine = new TestEngine(name);
  afterEach(() => engine.closeAll());
  return engine;
}
