import { Pool, types } from "pg";
import type { PoolClient } from "pg";
import { PostgresDialect } from "kysely";
import type {
  Dialect,
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
} from "kysely";
import { toSql } from "#domain/tables/row-mapper.ts";
import { asUnavailable } from "./unavailable.ts";

const int8 = 20;
/** By this name a restore finds other processes of this program (server/backup/restore.ts). */
const applicationName = "long-way-home";

/**
 * A pool that gives up on a silent server instead of letting a visitor wait for ever.
 *
 * @param onLost told of connections that broke while no query was under way on them
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
    types: {
      // Moments are bigint in the tables and stay far below 2^53.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === int8 ? Number : types.getTypeParser(oid, format === "binary" ? "binary" : "text"),
    },
  });
  // Without listeners a server restart would end the whole process. A connection that is taken,
  // but between two queries, has only its own; the pool repeats what idle ones say.
  pool.on("connect", (client) => client.on("error", onLost));
  pool.on("error", () => {
    // Told by the connection already.
  });
  return pool;
}

/** Kysely's PostgreSQL dialect, whose errors of a missing server are `StorageUnavailable`. */
export function namedPostgresDialect(pool: Pool): Dialect {
  return new PostgresDialect({ pool: cover(pool) });
}

function cover(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => named(pool.connect().then(coverClient)),
    end: () => pool.end(),
  };
}

function coverClient(client: PoolClient): PostgresPoolClient {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new Error("no cursor was given to Kysely");
    return named(client.query(sql, parameters.map(toSql)));
  }
  return { query, release: (destroy) => client.release(destroy) };
}

async function named<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw asUnavailable(error);
  }
}
