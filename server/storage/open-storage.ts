import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql, Kysely, type Dialect } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { openStores, type Storage } from "#domain/storage/storage.ts";
import { deleteBackups } from "#server/backup/delete-backups.ts";
import { noteErased } from "./erased-list.ts";
import { type Database, addRows, findRow } from "#domain/tables/database.ts";
import { engines } from "#domain/tables/engines.ts";
import { migrate, stepsDone } from "./migrate.ts";
import { RowMapper } from "#domain/tables/row-mapper.ts";
import { nodeSqliteDialect, openSqliteFile, requireSound } from "./sqlite-dialect.ts";
import type { Tables } from "#domain/tables/tables.ts";
import { asUnavailable } from "./unavailable.ts";

export type StorageSettings = {
  /** `postgres://…`, or null for the SQLite file in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The key of erased-list.ts; null: empty. */
  readonly backupKey?: string | null;
  /** False: an empty database is refused, since the settings probably name the wrong place. */
  readonly mayBeNew?: boolean;
  /** Is called when an idle database connection breaks. */
  readonly onLost?: (error: Error) => void;
};

export const databaseOn = (dialect: Dialect) =>
  new Kysely<Tables>({ dialect, plugins: [new RowMapper()] });

export const sqliteFileName = "site.sqlite";

export const hasDatabase = ({ databaseUrl, dataDir }: StorageSettings): boolean =>
  databaseUrl !== null ||
  statSync(join(dataDir, sqliteFileName), { throwIfNoEntry: false }) !== undefined;

/** Written into the data folder of every site, so that the log can tell a lost database from a wrong folder. */
const markFile = "site.mark";

/** @throws StorageUnavailable `gone` or `empty` where an empty database is refused */
function requireMayBeNew({ dataDir, mayBeNew = true }: StorageSettings): void {
  if (mayBeNew) return;
  const reason = existsSync(join(dataDir, markFile)) ? "gone" : "empty";
  throw new StorageUnavailable(reason, undefined, dataDir);
}

// A database of this size is checked in about a second; damage in a larger one is found by its backup.
const maxBytesCheckedAtStart = 256 * 1024 * 1024;

/**
 * Connects to the database that the settings name, without migrating it.
 * @param maxBytesChecked an embedded database up to this size is checked for damage
 * @throws StorageUnavailable when it cannot be reached, opened or is damaged
 */
export async function connectDatabase(
  settings: StorageSettings,
  maxBytesChecked = maxBytesCheckedAtStart,
): Promise<Database> {
  const { databaseUrl, dataDir, onLost } = settings;
  if (databaseUrl !== null) {
    // Imported only when needed: a start with SQLite takes a tenth less time.
    const { namedPostgresDialect, openPostgresPool } = await import("./postgres-dialect.ts");
    const pool = openPostgresPool(databaseUrl, onLost ?? (() => {}));
    return { db: databaseOn(namedPostgresDialect(pool)), engine: "postgres" };
  }
  try {
    if (!hasDatabase(settings)) requireMayBeNew(settings);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const path = join(dataDir, sqliteFileName);
    const file = openSqliteFile(path);
    requireSound(file, maxBytesChecked);
    return { db: databaseOn(nodeSqliteDialect(file, fileGuard(path))), engine: "sqlite" };
  } catch (error) {
    const named = asUnavailable(error);
    throw named instanceof StorageUnavailable
      ? named
      : new StorageUnavailable("unreachable", error);
  }
}

/**
 * Remembers which file is at a path. A database whose file was moved or deleted (by a deploy, or by restoring a backup)
 * would accept rows that are lost.
 * @returns a check that throws `StorageUnavailable` when another file is there, or none
 */
function fileGuard(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.dev === dev && now.ino === ino) return;
    throw new StorageUnavailable(
      "unreachable",
      new Error("the database file was moved or removed: start the site again"),
    );
  };
}

/** Calls `work` with a connection of its own, after a check for damage whatever it takes, and closes it in any case. */
export async function withDatabase<Result>(
  settings: StorageSettings,
  work: (database: Database) => Promise<Result>,
  maxBytesChecked = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const database = await connectDatabase(settings, maxBytesChecked);
  await using _ = database.db;
  await requireUtf8(database);
  return await work(database);
}

/**
 * Opens the database that the settings name, and migrates it.
 * @throws StorageUnavailable when it cannot be reached or opened
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const isFile = settings.databaseUrl === null;
  const database = await connectDatabase(settings);
  try {
    await requireUtf8(database);
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

/** @throws StorageUnavailable when texts in all languages cannot be stored */
async function requireUtf8({ db, engine }: Database): Promise<void> {
  if (engine === "sqlite") return;
  const { rows } = await sql<{ serverEncoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.serverEncoding;
  if (encoding !== "UTF8")
    throw new StorageUnavailable("unreachable", new Error(`its encoding is ${encoding}, not UTF8`));
}

/** @throws StorageUnavailable `empty` when the database is empty and may not be new */
async function requireExisting(database: Database, settings: StorageSettings): Promise<void> {
  const { dataDir } = settings;
  if ((await stepsDone(database)).length === 0) requireMayBeNew(settings);
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
