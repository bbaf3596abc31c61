import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Dialect, Driver, QueryResult } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { toSql } from "#domain/tables/row-mapper.ts";
import { maxLogPages, syncedLog } from "./sqlite-log.ts";
import { asUnavailable } from "./unavailable.ts";

// For the lock of another process: a second web process, or `npm run inbox`.
const maxWaitMs = 5000;
const maxPauseMs = 25;

/**
 * Opens the embedded database, which only this account may read. `commit` returns before the commit is on disk; the
 * dialect waits for that (sqlite-log.ts) before it resolves.
 * @throws the driver's error when the file cannot be opened or is not a database
 */
export function openSqliteFile(file: string): DatabaseSync {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: maxWaitMs });
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = normal");
  database.exec(`pragma wal_autocheckpoint = ${maxLogPages}`);
  database.exec("pragma foreign_keys = on");
  // Overwrites deleted rows: people ask us to erase their data.
  database.exec("pragma secure_delete = on");
  // From here on `connectionTo` waits for locks: SQLite's own wait would block the thread.
  database.exec("pragma busy_timeout = 0");
  return database;
}

/** SQLite gives its log files the permissions of the database; existing ones are narrowed. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(one) && (statSync(one).mode & 0o077) !== 0) chmodSync(one, 0o600);
  }
}

/**
 * Checks the pages of a database file for damage.
 * @param maxBytes a larger file is not checked: a start must not take minutes
 * @throws StorageUnavailable `damaged` with SQLite's first complaint
 */
export function requireSound(database: DatabaseSync, maxBytes: number): void {
  if (statSync(database.location() ?? "").size > maxBytes) return;
  const found = database.prepare("pragma quick_check(1)").get() as { quick_check: string };
  if (found.quick_check === "ok") return;
  throw new StorageUnavailable("damaged", new Error(found.quick_check.replace(/\s+/g, " ")));
}

/** Kysely would allow one query at a time; with this, the next one begins while a commit is synced to disk. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A Kysely dialect for `node:sqlite`.
 * @param requirePlace throws when the file is no longer at its path: called before each statement or transaction, and
 *   after each commit
 */
export function nodeSqliteDialect(
  database: DatabaseSync,
  requirePlace: () => void = () => {},
): Dialect {
  const synced = syncedLog(database.location() ?? "");
  const file = { database, requirePlace, synced, prepared: new Map<string, StatementSync>() };
  return {
    createAdapter: () => new SharedAdapter(),
    createDriver: () => driverOn(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

type File = {
  readonly database: DatabaseSync;
  readonly requirePlace: () => void;
  readonly synced: () => Promise<void>;
  readonly prepared: Map<string, StatementSync>;
};

function driverOn(file: File): Driver {
  let last: Promise<void> = Promise.resolve();
  return {
    async init() {},

    async acquireConnection() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return connectionTo(file, resolve);
    },

    async releaseConnection(connection: RetryingConnection) {
      connection.release();
    },

    /**
     * Takes the write lock at once: a transaction that reads first and writes later would fail, without waiting, when
     * another process has written in between.
     */
    async beginTransaction(connection, { accessMode }) {
      // A read-only transaction sees the snapshot of its first statement, and blocks nobody.
      const begin = accessMode === "read only" ? "begin" : "begin immediate";
      await connection.executeQuery(CompiledQuery.raw(begin));
    },

    async commitTransaction(connection: RetryingConnection) {
      await connection.executeQuery(CompiledQuery.raw("commit"));
      await connection.untilOnDisk();
    },

    /** On a full disk SQLite has rolled back by itself; a second rollback would hide the first error. */
    async rollbackTransaction(connection) {
      if (file.database.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
    },

    async destroy() {
      file.database.close();
    },
  };
}

const writes = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

type RetryingConnection = ReturnType<typeof connectionTo>;

/** Waits for the locks of other processes, and for the disk, without blocking the thread. */
function connectionTo({ database, requirePlace, synced, prepared }: File, release: () => void) {
  const execute = <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    try {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      // Untyped by Kysely; the types of the tables allow only values that `toSql` makes bindable.
      const values = parameters.map(toSql) as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    } catch (error) {
      throw asUnavailable(error);
    }
  };

  /** Tries again while another process has the lock. Not needed inside a transaction, which has the lock itself. */
  const retryWhileLocked = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const end = performance.now() + maxWaitMs;
    for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        return execute<R>(query);
      } catch (error) {
        const isLocked = error instanceof StorageUnavailable && error.reason === "busy";
        if (!isLocked || performance.now() > end) throw error;
        await setTimeout(pauseMs);
      }
    }
  };

  const untilOnDisk = async () => {
    release();
    await synced();
    requirePlace();
  };

  return {
    release,
    untilOnDisk,

    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (database.isTransaction) return execute<R>(query);
      requirePlace();
      const result = await retryWhileLocked<R>(query);
      if (writes.has(query.query.kind)) await untilOnDisk();
      return result;
    },

    streamQuery(): never {
      throw new Error("streaming is not supported: use domain/tables/listing.ts");
    },
  };
}
