import { Pool, types, type PoolClient } from "pg";
import { PostgresDialect } from "kysely";
import type { Dialect, PostgresPool, PostgresPoolClient } from "kysely";
import { toSql } from "#domain/tables/row-mapper.ts";
import { asUnavailable } from "./unavailable.ts";

// Moments are bigint in the tables and stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
/** `isInUse` finds other processes of this program by it (domain/tables/engines.ts). */
const applicationName = "long-way-home";

/**
 * Opens a connection pool with timeouts, so that no visitor waits forever for a silent server.
 * @param onLost is called when a connection breaks between two queries
 */
export function openPostgresPool(url: string, onLost: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: applicationName,
    max: 10,
    connectionTimeoutMillis: 4000,
    statement_timeout: 8000,
    query_timeout: 10_000,
    idle_in_transaction_session_timeout: 8000,
    keepAlive: true,
  });
  // Without a listener, `error` events of a server restart would end the process. A connection in use has only its own
  // listener; the pool emits the errors of idle ones again.
  pool.on("connect", (client) => client.on("error", onLost));
  pool.on("error", () => {
    // Reported by the connection already.
  });
  return pool;
}

/** Kysely's PostgreSQL dialect, which throws `StorageUnavailable` when the server cannot be reached. */
export function namedPostgresDialect(pool: Pool): Dialect {
  return new PostgresDialect({ pool: wrapPool(pool) });
}

function wrapPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => withStorageErrors(pool.connect().then(wrapClient)),
    end: () => pool.end(),
  };
}

function wrapClient(client: PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: readonly unknown[]) =>
    withStorageErrors(client.query(sql, parameters.map(toSql)));
  // The overload of `query` for cursors is left out: Kysely uses it only where its dialect is given a cursor.
  return { query: query as never, release: (destroy) => client.release(destroy) };
}

async function withStorageErrors<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw asUnavailable(error);
  }
}
