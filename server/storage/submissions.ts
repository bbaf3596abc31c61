import type { Submissions } from "#domain/ports.ts";
import type { NewSubmission, Picture } from "#domain/records.ts";
import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";
import { digest, matches, selectSubmissions, toNewRow, toSubmission } from "./submission-rows.ts";

const stepRows = 200;

/** What visitors sent, in the tables `submission` and `picture`. */
export function openSubmissions(database: Database): Submissions {
  return { ...forReaders(database), ...forKeepers(database) };
}

function forReaders(database: Database) {
  const { db } = database;
  return {
    async findReferenceByAttempt(attemptKey) {
      const row = await db
        .selectFrom("submission")
        .select("reference")
        .where("attempt_key", "=", digest(attemptKey))
        .executeTakeFirst();
      return row?.reference ?? null;
    },

    async find(reference) {
      const row = await selectSubmissions(database, {})
        .where("reference", "=", reference)
        .executeTakeFirst();
      return row ? toSubmission(row) : null;
    },

    async list(filter, limit) {
      const rows = await selectSubmissions(database, filter)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toSubmission);
    },

    async count(filter) {
      const row = await db
        .selectFrom("submission")
        .select((eb) => eb.fn.countAll<number>().as("rows"))
        .where((eb) => matches(eb, filter))
        .executeTakeFirstOrThrow();
      return Number(row.rows);
    },

    async *each(filter) {
      for (let last = 0; ;) {
        const rows = await selectSubmissions(database, filter)
          .where("id", ">", last)
          .orderBy("id")
          .limit(stepRows)
          .execute();
        yield* rows.map(toSubmission);
        const end = rows.at(-1);
        if (!end || rows.length < stepRows) return;
        last = end.id;
      }
    },

    async pictures(id) {
      const rows = await db
        .selectFrom("picture")
        .select(["type", "width", "height", "bytes"])
        .where("submission_id", "=", id)
        .orderBy("position")
        .execute();
      return rows.map((row): Picture => ({ ...row, type: row.type as Picture["type"] }));
    },
  } satisfies Partial<Submissions>;
}

function forKeepers(database: Database) {
  const { db } = database;
  return {
    add: (submission) => inTransaction(database, (tx) => add({ ...database, db: tx }, submission)),

    async clear(id) {
      await db
        .updateTable("submission")
        .set({ state: "received", suspicions: "[]" })
        .where("id", "=", id)
        .execute();
    },

    async erase(id) {
      // Pictures and letters go with it: `on delete cascade`.
      await db.deleteFrom("submission").where("id", "=", id).execute();
    },

    async eraseExpired(now) {
      const rows = await db
        .deleteFrom("submission")
        .where("erase_after", "<=", now.getTime())
        .returning("form")
        .execute();
      const erased: Record<string, number> = {};
      for (const { form } of rows) erased[form] = (erased[form] ?? 0) + 1;
      return erased;
    },
  } satisfies Partial<Submissions>;
}

async function add({ db }: Database, submission: NewSubmission): ReturnType<Submissions["add"]> {
  const row = await db
    .insertInto("submission")
    .values(toNewRow(submission))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) {
    const same = await db
      .selectFrom("submission")
      .select("id")
      .where("attempt_key", "=", digest(submission.attemptKey))
      .executeTakeFirst();
    return { takenBy: same ? "attempt" : "reference" };
  }
  for (const [position, picture] of submission.pictures.entries()) {
    await db
      .insertInto("picture")
      .values({ submission_id: row.id, position, ...picture })
      .execute();
  }
  return { id: row.id };
}
