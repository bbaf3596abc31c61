import type { Issues } from "#domain/newsletter/issues.ts";
import type { Database } from "./database.ts";

/** The newsletter's issues, in the tables `newsletter_issue` and `newsletter_copy`. */
export function openIssues({ db }: Database): Issues {
  const beginningOf = async (id: string) => {
    const row = await db
      .selectFrom("newsletter_issue")
      .select("begun_at")
      .where("id", "=", id)
      .executeTakeFirst();
    return row ? new Date(row.begun_at) : null;
  };
  return {
    beginningOf,

    async begin(id, now) {
      await db
        .insertInto("newsletter_issue")
        .values({ id, begun_at: now.getTime(), readers: 0, delivered: 0, gone: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await beginningOf(id)) ?? now;
    },

    async addCopy(id, email, messageId) {
      const added = await db
        .insertInto("newsletter_copy")
        .values({ issue: id, email, message_id: messageId })
        .onConflict((conflict) => conflict.doNothing())
        .returning("email")
        .executeTakeFirst();
      if (!added) return false;
      await db
        .updateTable("newsletter_issue")
        .set((eb) => ({ readers: eb("readers", "+", 1) }))
        .where("id", "=", id)
        .execute();
      return true;
    },

    async readersOf(id) {
      const rows = await db
        .selectFrom("newsletter_copy")
        .select("email")
        .where("issue", "=", id)
        .execute();
      return new Set(rows.map(({ email }) => email));
    },

    async copiesOf(email) {
      const rows = await db
        .selectFrom("newsletter_copy")
        .select("issue")
        .where("email", "=", email)
        .orderBy("issue")
        .execute();
      return rows.map(({ issue }) => issue);
    },

    async countLeft(email) {
      const last = await db
        .selectFrom("newsletter_copy")
        .innerJoin("newsletter_issue", "id", "issue")
        .select("issue")
        .where("email", "=", email)
        .orderBy("begun_at", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!last) return;
      await db
        .updateTable("newsletter_issue")
        .set((eb) => ({ gone: eb("gone", "+", 1) }))
        .where("id", "=", last.issue)
        .execute();
    },

    async list() {
      const rows = await db
        .selectFrom("newsletter_issue")
        .selectAll()
        .orderBy("begun_at", "desc")
        .execute();
      return rows.map(({ id, begun_at, readers, delivered, gone }) => ({
        id,
        begunAt: new Date(begun_at),
        readers,
        delivered,
        left: gone,
      }));
    },

    async forgetCopies(begunBefore) {
      const old = db
        .selectFrom("newsletter_issue")
        .select("id")
        .where("begun_at", "<", begunBefore.getTime());
      const done = await db
        .deleteFrom("newsletter_copy")
        .where("issue", "in", old)
        .executeTakeFirst();
      return Number(done.numDeletedRows);
    },
  };
}

/** Counts a letter that the mail server took; of another letter than an issue's nothing is counted. */
export async function countDelivered(db: Database["db"], messageId: string): Promise<void> {
  const copy = db.selectFrom("newsletter_copy").select("issue").where("message_id", "=", messageId);
  await db
    .updateTable("newsletter_issue")
    .set((eb) => ({ delivered: eb("delivered", "+", 1) }))
    .where("id", "in", copy)
    .execute();
}
