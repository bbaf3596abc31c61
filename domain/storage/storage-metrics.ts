import type { GiftCheck } from "#domain/giving/gift-books.ts";
import type { Database } from "#domain/tables/database.ts";

/** Name in `dailyJob` under which the hour of the last backup is recorded. */
export const backupJob = "backup";

export type StorageMetrics = Awaited<ReturnType<typeof storageMetrics>>;

/** Numbers of the database for `/metrics`, alarms and the desk: one indexed or small query per table. */
export async function storageMetrics({ db }: Database) {
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
  const inState = (state: string) => mails.find((row) => row.state === state);
  return {
    mailsWaiting: Number(inState("waiting")?.rows ?? 0),
    oldestWaiting: inState("waiting")?.createdAt ?? null,
    mailsDead: Number(inState("dead")?.rows ?? 0),
    /** Last webhook of the payment provider. */
    lastWebhook: check("webhook")?.at ?? null,
    /** Null: the books have never been checked. */
    booksCheck: books ? { at: books.at, isBalanced: books.problem === "" } : null,
    lastBackup: backup ? new Date(`${backup.day}:00Z`) : null,
  };
}
