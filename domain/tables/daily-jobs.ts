import { dayMs, hourMs } from "#domain/clock.ts";
import { type Database, eraseRows, findRow } from "./database.ts";

/**
 * Returns true to exactly one caller per job and day (or hour), across all processes. The day right before the
 * recorded one returns false: that caller's clock is slow. A still earlier day starts the job again, so that a clock
 * that once ran ahead does not stop it for good.
 * @param day `2026-03-02`, or an hour, `2026-03-02T15`; a job always uses the same form
 */
export async function startDaily({ db }: Database, job: string, day: string): Promise<boolean> {
  const row = await db
    .insertInto("dailyJob")
    .values({ job, day })
    .onConflict((conflict) =>
      conflict
        .column("job")
        .doUpdateSet({ day })
        .where((eb) => eb.or([eb("dailyJob.day", "<", day), eb("dailyJob.day", ">", after(day))])),
    )
    .returning("job")
    .executeTakeFirst();
  return row !== undefined;
}

export const lastDay = async (database: Database, job: string): Promise<string | null> =>
  (await findRow(database, "dailyJob", { job }))?.day ?? null;

export const forgetDaily = (database: Database, job: string) =>
  eraseRows(database, "dailyJob", { job });

/** `2026-03-02T15`, in UTC. */
export const hourOf = (moment: Date) => moment.toISOString().slice(0, 13);

/** The day after `2026-03-02`, the hour after `2026-03-02T15`. */
function after(day: string): string {
  const isHour = day.includes("T");
  const begins = Date.parse(isHour ? `${day}:00Z` : day);
  return new Date(begins + (isHour ? hourMs : dayMs)).toISOString().slice(0, day.length);
}
