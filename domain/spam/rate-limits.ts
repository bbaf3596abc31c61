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
     * Counts one more under each key, in the window that `now` falls into; answers the new counts in the same order.
     * The keys are kept as keyed hashes: the table names nobody.
     */
    async count(keys: readonly string[], windowMs: number, now: Date): Promise<readonly number[]> {
      if (keys.length === 0) return [];
      const names = keys.map(hashed);
      const totals = await addOne(db, names, now, windowMs);
      return names.map((name) => totals.get(name) ?? 0);
    },

    async erasePast(now: Date): Promise<void> {
      await db.deleteFrom("rateLimit").where("endsAt", "<=", now).execute();
    },
  };
}

/** Answers the new totals. */
async function addOne(
  db: Database["db"],
  keys: readonly string[],
  at: Date,
  windowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const endsAt = new Date(at.getTime() + windowMs);
  const rows = await db
    .insertInto("rateLimit")
    // In one order everywhere: two that count the same keys then never wait for each other.
    .values(keys.toSorted().map((key) => ({ key, count: 1, endsAt })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        const ifOver = eb.case().when("rateLimit.endsAt", "<=", at);
        return {
          count: ifOver
            .then(1)
            .else(eb("rateLimit.count", "+", 1))
            .end(),
          endsAt: ifOver.then(eb.ref("excluded.endsAt")).else(eb.ref("rateLimit.endsAt")).end(),
        };
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}
