import { type Database, addRows, findRow, findRows } from "#domain/tables/database.ts";

/** The moment sending of an issue first began; null: never. */
export const beginningOf = async (database: Database, id: string): Promise<Date | null> =>
  (await findRow(database, "newsletterIssue", { id }))?.begunAt ?? null;

/** Records that sending begins. @returns when it first began */
export async function begin(database: Database, id: string, now: Date): Promise<Date> {
  const fresh = { id, begunAt: now, readers: 0, delivered: 0, gone: 0 };
  await addRows(database, "newsletterIssue", fresh);
  return (await beginningOf(database, id)) ?? now;
}

/** Adds one to a count of an issue. */
const countUp = ({ db }: Database, id: string, column: "readers" | "delivered" | "gone") =>
  db
    .updateTable("newsletterIssue")
    .set((eb) => ({ [column]: eb(column, "+", 1) }))
    .where("id", "=", id)
    .execute();

/** Records a reader's copy. @returns false if they already have one */
export async function addCopy(database: Database, id: string, email: string, messageId: string) {
  const isNew = await addRows(database, "newsletterCopy", { issue: id, email, messageId });
  if (isNew) await countUp(database, id, "readers");
  return isNew;
}

export async function countDelivered(database: Database, messageId: string) {
  const copy = await findRow(database, "newsletterCopy", { messageId });
  if (copy) await countUp(database, copy.issue, "delivered");
}

export async function readersOf(database: Database, issue: string): Promise<ReadonlySet<string>> {
  const rows = await findRows(database, "newsletterCopy", { issue });
  return new Set(rows.map(({ email }) => email));
}

/** Counts an unsubscribed reader at the last issue they received. */
export async function countLeft(database: Database, email: string): Promise<void> {
  const last = await database.db
    .selectFrom("newsletterCopy")
    .innerJoin("newsletterIssue", "id", "issue")
    .select("issue")
    .where("email", "=", email)
    .orderBy("begunAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last) await countUp(database, last.issue, "gone");
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
