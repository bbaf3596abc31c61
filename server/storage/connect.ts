import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Dialect } from "kysely";
import { RowMapper } from "#domain/tables/row-mapper.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Database } from "#domain/tables/database.ts";
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

/** A Kysely instance whose rows have the names and types of domain/tables/row-mapper.ts. */
export const databaseOn = (dialect: Dialect) =>
  new Kysely<Tables>({ dialect, plugins: [new RowMapper()] });

/** Name of the embedded database in the data directory. */
export const sqliteFileName = "site.sqlite";

export const hasDatabase = ({ databaseUrl, dataDir }: StorageSettings): boolean =>
  databaseUrl !== null || existsSync(join(dataDir, sqliteFileName));

/** Written into the data folder of every site, so that the log can tell a lost database from a wrong folder. */
export const markFile = "site.mark";

/** @throws StorageUnavailable `gone` or `empty` where an empty database is refused */
export function requireMayBeNew({ dataDir, mayBeNew = true }: StorageSettings): void {
  if (mayBeNew) return;
  const reason = existsSync(join(dataDir, markFile)) ? "gone" : "empty";
  throw new StorageUnavailable(reason, undefined, dataDir);
}

// A database of this size is checked in about a second; damage in a larger one is found by its backup.
const maxBytesCheckedAtStart = 256 * 1024 * 1024;

/**
 * Connects to the database that the settings name, without migrating it.
 *
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
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}
