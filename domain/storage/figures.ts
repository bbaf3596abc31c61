import type { GiftCheck } from "#domain/giving/gift-books.ts";
import type { Database } from "#domain/tables/database.ts";

/** The job whose hour says when `npm run backup`, or the site itself, last wrote a file. */
export const backupJob = "backup";

export type Figures = Awaited<ReturnType<typeof figures>>;

/** Reads them with one short query each, all of them by an index or a small table. */
export async function figures({ db }: Database) {
  const [mails, checks, backup] = await Promise.all([
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
  const of = (state: string) => mails.find((row) => row.state === state);
  return {
    mailsWaiting: Number(of("waiting")?.rows ?? 0),
    oldestWaiting: of("waiting")?.createdAt ?? null,
    mailsDead: Number(of("dead")?.rows ?? 0),
    /** The payment provider last told of something then. */
    lastWebhook: check("webhook")?.at ?? null,
    /** Null: nobody looked yet whether the books balance. */
    booksCheck: books ? { at: books.at, isBalanced: books.problem === "" } : null,
    lastBackup: backup ? new Date(`${backup.day}:00Z`) : null,
  };
}
