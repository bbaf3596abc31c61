import type { GiftCheckKind } from "#domain/giving/gift-books.ts";
import { countByState } from "#domain/mail/outbox.ts";
import type { Database } from "#domain/tables/database.ts";

/** Name in `dailyJob` under which the hour of the last backup is recorded. */
export const backupJob = "backup";

export type StorageMetrics = Awaited<ReturnType<typeof storageMetrics>>;

/** Numbers of the database for `/metrics`, alarms and the desk: one indexed or small query per table. */
export async function storageMetrics(database: Database) {
  const { db } = database;
  const [mails, oldest, checks, backup] = await Promise.all([
    countByState(database),
    db
      .selectFrom("email")
      .select((eb) => eb.fn.min("createdAt").as("createdAt"))
      .where("state", "=", "waiting")
      .executeTakeFirst(),
    db.selectFrom("giftCheck").selectAll().execute(),
    db.selectFrom("dailyJob").select("day").where("job", "=", backupJob).executeTakeFirst(),
  ]);
  const check = (what: GiftCheckKind) => checks.find((row) => row.what === what);
  const books = check("books");
  return {
    mails,
    oldestWaiting: oldest?.createdAt ?? null,
    lastWebhook: check("webhook")?.at ?? null,
    /** Null: the books have never been checked. */
    booksCheck: books ? { at: books.at, isBalanced: books.problem === "" } : null,
    lastBackup: backup ? new Date(`${backup.day}:00Z`) : null,
  };
}
