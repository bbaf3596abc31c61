import { statSync } from "node:fs";
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
  /** The key of the list of the erased; left out or null: salted hashes. */
  readonly backupKey?: string | null;
  /** False: an empty database is not opened, for it is likely the wrong place. */
  readonly mayBeNew?: boolean;
  /** Told of database connections that broke while nobody used them. */
  readonly onLost?: (error: Error) => void;
};

/** Rows and values as rules have them (domain/tables/row-mapper.ts). */
export const databaseOn = (dialect: Dialect) =>
  new Kysely<Tables>({ dialect, plugins: [new RowMapper()] });

/** Name of the embedded database in the data directory. */
export const sqliteFileName = "site.sqlite";

// Looked through in about a second; a larger one is looked through by its backup.
const mostBytesAtStart = 256 * 1024 * 1024;

/**
 * Connects to the database that the settings name, as it is: its tables are not brought up to date.
 *
 * @param mostBytesLookedAt an embedded database up to this size is looked through for damage
 * @throws StorageUnavailable when it cannot be reached, opened or is damaged
 */
export async function connectDatabase(
  { databaseUrl, dataDir, onLost }: StorageSettings,
  mostBytesLookedAt = mostBytesAtStart,
): Promise<Database> {
  if (databaseUrl !== null) {
    // Its client is read where it is used alone: a start takes a tenth less time.
    const { namedPostgresDialect, openPostgresPool } = await import("./postgres-dialect.ts");
    const pool = openPostgresPool(databaseUrl, onLost ?? (() => {}));
    return { db: databaseOn(namedPostgresDialect(pool)), engine: "postgres" };
  }
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const path = join(dataDir, sqliteFileName);
    const file = openSqliteFile(path);
    requireSound(file, mostBytesLookedAt);
    const dialect = nodeSqliteDialect(file, rememberPlace(path));
    return { db: databaseOn(dialect), engine: "sqlite" };
  } catch (error) {
    const named = asUnavailable(error);
    throw named instanceof StorageUnavailable
      ? named
      : new StorageUnavailable("unreachable", error);
  }
}

/**
 * Remembers which file stands at a path. A database whose file was moved or removed (a deploy that
 * cleans up, a restored backup) goes on taking rows that nobody will ever see again.
 * @returns a check that throws `StorageUnavailable` as soon as another file stands there, or none
 */
function rememberPlace(file: string): () => void {
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
