import { backupJob, type Figures } from "#domain/storage/figures.ts";
import type { GiftCheck } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";

const asDate = (moment: number | string | null | undefined): Date | null =>
  moment === null || moment === undefined ? null : new Date(Number(moment));

/** Reads them with one short query each, all of them by an index or a small table. */
export async function readFigures({ db }: Database): Promise<Figures> {
  const [letters, checks, backup] = await Promise.all([
    db
      .selectFrom("letter")
      .select((eb) => [
        "state",
        eb.fn.countAll<number>().as("rows"),
        eb.fn.min("created_at").as("oldest"),
      ])
      .where("state", "in", ["waiting", "dead"])
      .groupBy("state")
      .execute(),
    db.selectFrom("gift_check").selectAll().execute(),
    db.selectFrom("daily_job").select("day").where("job", "=", backupJob).executeTakeFirst(),
  ]);
  const check = (what: GiftCheck["what"]) => checks.find((row) => row.what === what);
  const books = check("books");
  const of = (state: string) => letters.find((row) => row.state === state);
  return {
    lettersWaiting: Number(of("waiting")?.rows ?? 0),
    oldestWaiting: asDate(of("waiting")?.oldest),
    lettersDead: Number(of("dead")?.rows ?? 0),
    lastWebhook: asDate(check("webhook")?.at),
    booksCheck: books ? { at: new Date(Number(books.at)), isBalanced: books.problem === "" } : null,
    lastBackup: backup ? new Date(`${backup.day}:00Z`) : null,
  };
}

/** Notes that a backup has been written. */
export async function noteBackup({ db }: Database, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, "2026-03-02T15".length);
  await db
    .insertInto("daily_job")
    .values({ job: backupJob, day })
    .onConflict((conflict) => conflict.column("job").doUpdateSet({ day }))
    .execute();
}
