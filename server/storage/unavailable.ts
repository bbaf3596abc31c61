import { StorageUnavailable } from "#domain/storage-unavailable.ts";

type Reason = StorageUnavailable["reason"];

// SQLite's primary result codes, https://www.sqlite.org/rescode.html
const sqliteReasons: Readonly<Record<number, Reason>> = {
  5: "busy", // SQLITE_BUSY
  6: "busy", // SQLITE_LOCKED
  8: "unreachable", // SQLITE_READONLY
  10: "unreachable", // SQLITE_IOERR
  11: "damaged", // SQLITE_CORRUPT
  13: "full", // SQLITE_FULL
  14: "unreachable", // SQLITE_CANTOPEN
  26: "damaged", // SQLITE_NOTADB
};

// PostgreSQL's error codes or their class, longest first:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const postgresReasons: readonly (readonly [start: string, reason: Reason])[] = [
  ["53100", "full"], // disk_full
  ["53", "busy"], // insufficient resources: memory, connections
  ["08", "unreachable"], // connection exceptions
  ["57P", "unreachable"], // shut down, crashed, still starting
  ["57014", "busy"], // statement timeout
  ["58", "unreachable"], // system errors of the server's machine
  ["40", "busy"], // serialization failure, deadlock
  ["55P03", "busy"], // lock not available
  ["25006", "unreachable"], // read only: a standby after a failover
  ["28", "unreachable"], // wrong user or password
  ["3D", "unreachable"], // no such database
  ["42501", "unreachable"], // this user lacks a right
];

const lostConnection =
  /connection (?:terminated|ended)|not queryable|cannot use a pool after|support SSL|certificate/i;
const tooSlow = /timeout exceeded when trying to connect|query read timeout/i;
const socketErrors = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
]);

/** A driver's error as `StorageUnavailable` when it has one of the reasons above; else the error itself. */
export function asUnavailable(error: unknown): unknown {
  const reason = error instanceof Error ? reasonOf(error) : null;
  return reason === null ? error : new StorageUnavailable(reason, error);
}

function reasonOf(error: Error & { errcode?: unknown; code?: unknown }): Reason | null {
  if (error instanceof StorageUnavailable) return null;
  // The low byte of an extended code is its primary code.
  if (typeof error.errcode === "number") return sqliteReasons[error.errcode & 0xff] ?? null;
  const { code } = error;
  if (typeof code === "string") {
    if (socketErrors.has(code)) return "unreachable";
    const match = postgresReasons.find(([start]) => code.startsWith(start));
    if (match) return match[1];
  }
  if (tooSlow.test(error.message)) return "busy";
  return lostConnection.test(error.message) ? "unreachable" : null;
}
