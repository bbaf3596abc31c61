import { createHmac } from "node:crypto";
import type { Limits } from "#domain/ports.ts";
import type { Database } from "./database.ts";

/**
 * Counters that all processes share, in the table `tally`.
 *
 * @param secret makes the kept keys unreadable, even to whoever tries all addresses there are
 */
export function openLimits({ db }: Database, secret: string): Limits {
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async count(keys, windowMs, now) {
      if (keys.length === 0) return [];
      const at = now.getTime();
      const rows = keys.map((key) => ({ key: hashed(key), count: 1, ends_at: at + windowMs }));
      const counted = await db
        .insertInto("tally")
        .values(rows)
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => ({
            count: eb
              .case()
              .when("tally.ends_at", "<=", at)
              .then(1)
              .else(eb("tally.count", "+", 1))
              .end(),
            ends_at: eb
              .case()
              .when("tally.ends_at", "<=", at)
              .then(eb.ref("excluded.ends_at"))
              .else(eb.ref("tally.ends_at"))
              .end(),
          })),
        )
        .returning(["key", "count"])
        .execute();
      const counts = new Map(counted.map((row) => [row.key, row.count]));
      return rows.map((row) => counts.get(row.key) ?? 0);
    },

    async erasePast(now) {
      await db.deleteFrom("tally").where("ends_at", "<=", now.getTime()).execute();
    },
  };
}
