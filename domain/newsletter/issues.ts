import type { Database } from "#domain/tables/database.ts";
import { addRows, findRow, findRows } from "#domain/tables/rows.ts";

/** The moment sending of an issue first began; null: never. */
export const beginningOf = async (database: Database, id: string): Promise<Date | null> =>
  (await findRow(database, "newsletterIssue", { id }))?.begunAt ?? null;

/** Records that sending begins. @returns when it first began */
export async function begin(database: Database, id: string, now: Date): Promise<Date> {
  const fresh = { id, begunAt: now, readers: 0, delivered: 0, gone: 0 };
  await addRows(database, "newsletterIssue", fresh);
  return (await beginningOf(database, id)) ?? now;
}

/** Records a reader's copy. @returns false if they already have one */
export async function addCopy(database: Database, id: string, email: string, messageId: string) {
  const copy = { issue: id, email, messageId };
  if (!(await addRows(database, "newsletterCopy", copy))) return false;
  await database.db
    .updateTable("newsletterIssue")
    .set((eb) => ({ readers: eb("readers", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return true;
}

export async function readersOf(database: Database, issue: string): Promise<ReadonlySet<string>> {
  const rows = await findRows(database, "newsletterCopy", { issue });
  return new Set(rows.map(({ email }) => email));
}

/** Counts an unsubscribed reader at the last issue they received. */
export async function countLeft({ db }: Database, email: string): Promise<void> {
  const last = await db
    .selectFrom("newsletterCopy")
    .innerJoin("newsletterIssue", "id", "issue")
    .select("issue")
    .where("email", "=", email)
    .orderBy("begunAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await db
    .updateTable("newsletterIssue")
    .set((eb) => ({ gone: eb("gone", "+", 1) }))
    .where("id", "=", last.issue)
    .execute();
}

/** Counts of each sent issue, newest first. Opens and clicks are not tracked. */
export const list = ({ db }: Database) =>
  db.selectFrom("newsletterIssue").selectAll().orderBy("begunAt", "desc").execute();

/** Erases who received issues begun before a moment; the counts remain. @returns number of copies */
export async function forgetCopies({ db }: Database, begunBefore: Date): Promise<number> {
  const old = db.selectFrom("newsletterIssue").select("id").where("begunAt", "<", begunBefore);
  const done = await db.deleteFrom("newsletterCopy").where("issue", "in", old).executeTakeFirst();
  return Number(done.numDeletedRows);
}
