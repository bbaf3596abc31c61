import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { openStores, type Storage } from "#domain/storage/storage.ts";
import { deleteBackups } from "#server/backup/delete-backups.ts";
import { noteErased } from "./erased-list.ts";
import { connectDatabase, markFile, requireMayBeNew } from "./connect.ts";
import type { StorageSettings } from "./connect.ts";
import type { Database } from "#domain/tables/database.ts";
import { engines } from "#domain/tables/engines.ts";
import { migrate } from "./migrate.ts";
import { addRows, findRow } from "#domain/tables/rows.ts";

export { sqliteFileName } from "./connect.ts";
export type { StorageSettings } from "./connect.ts";

/**
 * Opens the database that the settings name, and migrates it.
 *
 * @throws StorageUnavailable when it cannot be reached or opened
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const isFile = settings.databaseUrl === null;
  const database = await connectDatabase(settings);
  try {
    await requireExisting(database, settings);
    const requireRoomNow = isFile ? () => requireRoom(settings.dataDir) : undefined;
    const storage = await openStorageOn(database, requireRoomNow);
    return {
      ...storage,
      async noteErased(who, at) {
        await noteErased(settings, who, at);
        // These backups contain the erased person, and are needed only while an update runs.
        await deleteBackups(settings.dataDir, "before-update");
      },
    };
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

/** @throws StorageUnavailable `empty` when the database is empty and may not be new */
async function requireExisting({ db, engine }: Database, settings: StorageSettings): Promise<void> {
  const { dataDir } = settings;
  const columns = (await engines[engine].columns.execute(db)).rows;
  if (columns.every(({ of }) => of !== "schema_step")) requireMayBeNew(settings);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const mark = join(dataDir, markFile);
  if (!existsSync(mark)) await writeFile(mark, `${new Date().toISOString()}\n`, { mode: 0o600 });
}

/** Enough for a story with five pictures, twice: in SQLite's log and in its file. */
const minFreeBytes = 32 * 1024 * 1024;

/** @throws StorageUnavailable `full` when the disk has no room for a message with pictures */
async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= minFreeBytes) return;
  throw new StorageUnavailable("full", undefined, `${Math.floor(free / 1024 ** 2)} MiB`);
}

/** Health checks write a row at most this often. */
const heartbeatMs = 10_000;

/**
 * Migrates a connected database and opens its stores. `noteErased` needs a folder (`openStorage`).
 * @param requireRoomNow rejects with `StorageUnavailable` when the disk is nearly full
 */
export async function openStorageOn(
  database: Database,
  requireRoomNow: () => Promise<void> = () => Promise.resolve(),
): Promise<Omit<Storage, "noteErased">> {
  await migrate(database);
  const { db, engine } = database;
  const rateLimitSecret = await readOrCreateSecret(database, "limits");
  const secrets = new Map<string, string>();
  let writtenAt = -Infinity;
  const stores = openStores(database, rateLimitSecret);
  return {
    ...stores,
    async scrub() {
      for (const statement of engines[engine].scrubbing) await statement.execute(db);
    },
    transaction: (work) =>
      db.transaction().execute((tx) => work(openStores({ db: tx, engine }, rateLimitSecret))),
    async secret(name) {
      const value = secrets.get(name) ?? (await readOrCreateSecret(database, name));
      secrets.set(name, value);
      return value;
    },
    async check() {
      await sql`select 1`.execute(db);
      await requireRoomNow();
      if (performance.now() - writtenAt < heartbeatMs) return;
      await stores.rateLimits.count(["heartbeat"], heartbeatMs, new Date());
      writtenAt = performance.now();
    },
    close: () => db.destroy(),
  };
}

async function readOrCreateSecret(database: Database, name: string): Promise<string> {
  const fresh = randomBytes(32).toString("hex");
  await addRows(database, "secret", { name, value: fresh });
  return (await findRow(database, "secret", { name }))?.value ?? fresh;
}
