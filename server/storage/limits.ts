import type { Limits } from "#domain/ports.ts";
import type { Database } from "./database.ts";

/** Counters that all processes share, in the table `tally`. */
export function openLimits({ db }: Database): Limits {
  return {
    async count(key, windowMs, now) {
      const at = now.getTime();
      const row = await db
        .insertInto("tally")
        .values({ key, count: 1, ends_at: at + windowMs })
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
        .returning("count")
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async erasePast(now) {
      await db.deleteFrom("tally").where("ends_at", "<=", now.getTime()).execute();
    },
  };
}
