import type { Stores } from "#domain/storage/storage.ts";
import type { Database } from "./database.ts";

const hourMs = 3_600_000;

/** Which day's, or hour's, work was begun last. */
export function openDailyJobs({ db }: Database) {
  return {
    async startDaily(job, day) {
      const row = await db
        .insertInto("daily_job")
        .values({ job, day })
        .onConflict((conflict) =>
          conflict
            .column("job")
            .doUpdateSet({ day })
            .where((eb) =>
              eb.or([eb("daily_job.day", "<", day), eb("daily_job.day", ">", after(day))]),
            ),
        )
        .returning("job")
        .executeTakeFirst();
      return row !== undefined;
    },
    async lastDay(job) {
      const row = await db
        .selectFrom("daily_job")
        .select("day")
        .where("job", "=", job)
        .executeTakeFirst();
      return row?.day ?? null;
    },
    async forgetDaily(job) {
      await db.deleteFrom("daily_job").where("job", "=", job).execute();
    },
  } satisfies Partial<Stores>;
}

/** The day after `2026-03-02`, the hour after `2026-03-02T15`. */
function after(day: string): string {
  const isHour = day.includes("T");
  const begins = Date.parse(isHour ? `${day}:00Z` : day);
  return new Date(begins + (isHour ? 1 : 24) * hourMs).toISOString().slice(0, day.length);
}
