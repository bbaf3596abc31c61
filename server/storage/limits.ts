import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Limits } from "#domain/ports.ts";
import type { Database } from "./database.ts";
import { jsonRows } from "./json-rows.ts";
import { preparedMark } from "./postgres-dialect.ts";

/**
 * Counters that all processes share, in the table `tally`.
 *
 * @param secret makes the kept keys unreadable, even to whoever tries all addresses there are
 */
export function openLimits(database: Database, secret: string): Limits {
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async count(keys, windowMs, now) {
      if (keys.length === 0) return [];
      const names = keys.map(hashed);
      const more = new Map<string, number>();
      for (const name of names) more.set(name, (more.get(name) ?? 0) + 1);
      const totals = await add(database, more, now.getTime(), windowMs);
      return names.map((name) => {
        const left = (more.get(name) ?? 0) - 1;
        more.set(name, left);
        return (totals.get(name) ?? 0) - left;
      });
    },

    async erasePast(now) {
      await database.db.deleteFrom("tally").where("ends_at", "<=", now.getTime()).execute();
    },
  };
}

/** Adds to counters; answers the new totals. */
async function add(
  { db, engine }: Database,
  more: ReadonlyMap<string, number>,
  at: number,
  windowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const given = [...more].map(([key, count]) => ({ key, count, ends_at: at + windowMs }));
  const { columns, from } = jsonRows(engine, "tally", given);
  // A count that is lost with the power does no harm: PostgreSQL need not wait for the disk.
  const isByItself = engine === "postgres" && !db.isTransaction;
  const unhurried = isByItself
    ? sql`, (select set_config('synchronous_commit', 'off', true)) as unhurried`
    : sql``;
  // In one order everywhere: two that count the same keys then never wait for each other.
  const { rows } = await sql<{ key: string; count: number }>`${sql.raw(preparedMark)}
    insert into tally (${columns})
    select ${columns} from ${from} as given ${unhurried} where true order by key
    on conflict (key) do update set
      count = excluded.count + case when tally.ends_at <= ${at} then 0 else tally.count end,
      ends_at = case when tally.ends_at <= ${at} then excluded.ends_at else tally.ends_at end
    returning key, count`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}
