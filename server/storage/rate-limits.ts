import { createHmac } from "node:crypto";
import type { RateLimits } from "#domain/spam/rate-limits.ts";
import type { Database } from "./database.ts";

/**
 * Counters that all processes share, in the table `tally`.
 *
 * @param secret makes the kept keys unreadable, even to whoever tries all addresses there are
 */
export function openRateLimits({ db }: Database, secret: string): RateLimits {
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async count(keys, windowMs, now) {
      if (keys.length === 0) return [];
      const names = keys.map(hashed);
      const more = new Map<string, number>();
      for (const name of names) more.set(name, (more.get(name) ?? 0) + 1);
      const totals = await add(db, more, now.getTime(), windowMs);
      return names.map((name) => {
        const left = (more.get(name) ?? 0) - 1;
        more.set(name, left);
        return (totals.get(name) ?? 0) - left;
      });
    },

    async erasePast(now) {
      await db.deleteFrom("tally").where("ends_at", "<=", now.getTime()).execute();
    },
  };
}

/** Adds to counters; answers the new totals. */
async function add(
  db: Database["db"],
  more: ReadonlyMap<string, number>,
  at: number,
  windowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const given = [...more]
    .map(([key, count]) => ({ key, count, ends_at: at + windowMs }))
    // In one order everywhere: two that count the same keys then never wait for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db
    .insertInto("tally")
    .values(given)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        const more = eb.ref("excluded.count");
        const ifOver = eb.case().when("tally.ends_at", "<=", at);
        return {
          count: ifOver
            .then(more)
            .else(eb("tally.count", "+", more))
            .end(),
          ends_at: ifOver.then(eb.ref("excluded.ends_at")).else(eb.ref("tally.ends_at")).end(),
        };
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}
