import { createHmac } from "node:crypto";
import { eraseRows, type Database } from "#domain/tables/database.ts";

/**
 * Fixed-window counters in the database, shared by all processes. Callers compare the counts with their limits.
 * @param secret key of the HMAC under which keys are stored, so that addresses cannot be recovered
 */
export function openRateLimits(database: Database, secret: string) {
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    /** Adds `by` to each key; a key's window of `windowMs` starts with its first count. @returns the new counts in order */
    async count(keys: readonly string[], windowMs: number, now: Date, by = 1) {
      if (keys.length === 0) return [];
      const names = keys.map(hashed);
      const endsAt = new Date(now.getTime() + windowMs);
      const rows = await database.db
        .insertInto("rateLimit")
        // Sorted, so that two transactions with the same keys cannot deadlock.
        .values(names.toSorted().map((key) => ({ key, count: by, endsAt })))
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => {
            const ifOver = eb.case().when("rateLimit.endsAt", "<=", now);
            return {
              count: ifOver
                .then(by)
                .else(eb("rateLimit.count", "+", by))
                .end(),
              endsAt: ifOver.then(eb.ref("excluded.endsAt")).else(eb.ref("rateLimit.endsAt")).end(),
            };
          }),
        )
        .returning(["key", "count"])
        .execute();
      const totals = new Map(rows.map(({ key, count }) => [key, count]));
      return names.map((name) => totals.get(name) ?? 0);
    },

    erasePast: (now: Date) => eraseRows(database, "rateLimit", { endsAt: { until: now } }),
  };
}
