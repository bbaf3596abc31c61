import { createHmac } from "node:crypto";
import type { Database } from "#domain/tables/database.ts";

/**
 * Counts how often something happened lately, for all processes; who judges the counts sets the limits.
 *
 * @param secret makes the kept keys unreadable, even to whoever tries all addresses there are
 */
export function openRateLimits({ db }: Database, secret: string) {
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    /**
     * Counts one more under each key, in the window that `now` falls into; answers the new counts in
     * the same order; a key given twice counts twice. The keys are kept as keyed hashes: the table
     * names nobody.
     */
    async count(keys: readonly string[], windowMs: number, now: Date): Promise<readonly number[]> {
      if (keys.length === 0) return [];
      const names = keys.map(hashed);
      const more = new Map<string, number>();
      for (const name of names) more.set(name, (more.get(name) ?? 0) + 1);
      const totals = await add(db, more, now, windowMs);
      return names.map((name) => {
        const left = (more.get(name) ?? 0) - 1;
        more.set(name, left);
        return (totals.get(name) ?? 0) - left;
      });
    },

    async erasePast(now: Date): Promise<void> {
      await db.deleteFrom("rateLimit").where("endsAt", "<=", now).execute();
    },
  };
}

/** Adds to counters; answers the new totals. */
async function add(
  db: Database["db"],
  more: ReadonlyMap<string, number>,
  at: Date,
  windowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const given = [...more]
    .map(([key, count]) => ({ key, count, endsAt: new Date(at.getTime() + windowMs) }))
    // In one order everywhere: two that count the same keys then never wait for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db
    .insertInto("rateLimit")
    .values(given)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        const more = eb.ref("excluded.count");
        const ifOver = eb.case().when("rateLimit.endsAt", "<=", at);
        return {
          count: ifOver
            .then(more)
            .else(eb("rateLimit.count", "+", more))
            .end(),
          endsAt: ifOver.then(eb.ref("excluded.endsAt")).else(eb.ref("rateLimit.endsAt")).end(),
        };
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}
