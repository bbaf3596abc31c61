import { backupJob, type Figures } from "#domain/storage/figures.ts";
import type { GiftCheck } from "#domain/giving/gift-books.ts";
import type { Database } from "#domain/tables/database.ts";

/** Reads them with one short query each, all of them by an index or a small table. */
export async function readFigures({ db }: Database): Promise<Figures> {
  const [letters, checks, backup] = await Promise.all([
    db
      .selectFrom("email")
      .select((eb) => [
        "state",
        eb.fn.countAll<number>().as("rows"),
        eb.fn.min("createdAt").as("createdAt"),
      ])
      .where("state", "in", ["waiting", "dead"])
      .groupBy("state")
      .execute(),
    db.selectFrom("giftCheck").selectAll().execute(),
    db.selectFrom("dailyJob").select("day").where("job", "=", backupJob).executeTakeFirst(),
  ]);
  const check = (what: GiftCheck["what"]) => checks.find((row) => row.what === what);
  const books = check("books");
  const of = (state: string) => letters.find((row) => row.state === state);
  return {
    lettersWaiting: Number(of("waiting")?.rows ?? 0),
    oldestWaiting: of("waiting")?.createdAt ?? null,
    lettersDead: Number(of("dead")?.rows ?? 0),
    lastWebhook: check("webhook")?.at ?? null,
    booksCheck: books ? { at: books.at, isBalanced: books.problem === "" } : null,
    lastBackup: backup ? new Date(`${backup.day}:00Z`) : null,
  };
}

/** Notes that a backup has been written. */
export async function noteBackup({ db }: Database, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, "2026-03-02T15".length);
  await db
    .insertInto("dailyJob")
    .values({ job: backupJob, day })
    .onConflict((conflict) => conflict.column("job").doUpdateSet({ day }))
    .execute();
}
