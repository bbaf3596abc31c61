import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { openStores, type Storage } from "#domain/storage/storage.ts";
import { deleteBackups } from "#server/backup/delete-backups.ts";
import { noteErased } from "./erased-list.ts";
import { connectDatabase } from "./connect.ts";
import type { StorageSettings } from "./connect.ts";
import type { Database } from "#domain/tables/database.ts";
import { migrate } from "./migrate.ts";
import { addRows, findRow } from "#domain/tables/rows.ts";

export { sqliteFileName } from "./connect.ts";
export type { StorageSettings } from "./connect.ts";

/**
 * Opens the storage that the settings ask for and brings its tables up to date.
 *
 * @throws StorageUnavailable when the database cannot be reached or opened
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const isFile = settings.databaseUrl === null;
  const database = await connectDatabase(settings);
  try {
    await requireMark(database, settings);
    const hasRoom = isFile ? () => requireRoom(settings.dataDir) : undefined;
    const storage = await openStorageOn(database, hasRoom);
    return {
      ...storage,
      async noteErased(who, at) {
        await noteErased(settings, who, at);
        // An update that goes back needs its own only while it runs.
        await deleteBackups(settings.dataDir, "before-update");
      },
    };
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

/** A folder that a site has once been opened on has this file: it is no new one, and none mounted wrongly. */
const markFile = "site.mark";

/** @throws StorageUnavailable `empty` where the settings ask for a site that has been here before */
async function requireMark(
  { db, engine }: Database,
  { dataDir, mayBeNew = true }: StorageSettings,
): Promise<void> {
  const mark = join(dataDir, markFile);
  const known =
    engine === "sqlite"
      ? sql`select 1 from sqlite_master where name = 'schema_step'`
      : sql`select 1 from information_schema.tables
          where table_schema = current_schema() and table_name = 'schema_step'`;
  const isEmpty = (await known.execute(db)).rows.length === 0;
  if (isEmpty && !mayBeNew) {
    const what = existsSync(mark) ? "a site was here and its database is gone" : "no site was here";
    throw new StorageUnavailable("empty", new Error(what));
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(mark, `${new Date().toISOString()}\n`, { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
}

/** One story with five pictures may need so much, twice: in SQLite's log and in its file. */
const leastRoomBytes = 32 * 1024 * 1024;

/** @throws StorageUnavailable when a message with pictures would no longer fit on the disk of a folder */
async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const room = bavail * bsize;
  if (room >= leastRoomBytes) return;
  const rooms = [room, leastRoomBytes].map((bytes) => `${Math.floor(bytes / 1024 ** 2)} MiB`);
  throw new StorageUnavailable("full", new Error(`${rooms[0]} are free, ${rooms[1]} are needed`));
}

/** A row is really written so often at most, for those who ask for the health of the database. */
const writesEveryMs = 10_000;

/**
 * Storage on a connected database: all of it but the list of the erased, which lies beside it in a folder
 * (`openStorage`).
 * @param hasRoom rejects with `StorageUnavailable` when the disk is nearly full
 */
export async function openStorageOn(
  database: Database,
  hasRoom: () => Promise<void> = () => Promise.resolve(),
): Promise<Omit<Storage, "noteErased">> {
  await migrate(database);
  const { db, engine } = database;
  const rateLimitSecret = await readOrMakeSecret(database, "limits");
  const secrets = new Map<string, string>();
  let writtenAt = -Infinity;
  const stores = openStores(database, rateLimitSecret);
  return {
    ...stores,
    async scrub() {
      // SQLite's log holds what was erased in its old pages until it is folded in. PostgreSQL
      // clears its own.
      if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    transaction: (work) =>
      db.transaction().execute((tx) => work(openStores({ db: tx, engine }, rateLimitSecret))),
    async secret(name) {
      const value = secrets.get(name) ?? (await readOrMakeSecret(database, name));
      secrets.set(name, value);
      return value;
    },
    async check() {
      await sql`select 1`.execute(db);
      await hasRoom();
      if (performance.now() - writtenAt < writesEveryMs) return;
      await stores.rateLimits.count(["heartbeat"], writesEveryMs, new Date());
      writtenAt = performance.now();
    },
    close: () => db.destroy(),
  };
}

async function readOrMakeSecret(database: Database, name: string): Promise<string> {
  const fresh = randomBytes(32).toString("hex");
  await addRows(database, "secret", { name, value: fresh });
  return (await findRow(database, "secret", { name }))?.value ?? fresh;
}
