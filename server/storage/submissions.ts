import type { Submissions } from "#domain/submissions/submissions.ts";
import type { Picture } from "#domain/submissions/records.ts";
import type { Database } from "./database.ts";
import { matches, selectSubmissions, toNewRow, toSubmission } from "./submission-rows.ts";

const stepRows = 200;

/** What visitors sent, in the tables `submission` and `picture`. */
export function openSubmissions(database: Database): Submissions {
  return { ...forReaders(database), ...forKeepers(database) };
}

function forReaders(database: Database) {
  const { db } = database;
  return {
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

function forKeepers({ db }: Database) {
  return {
    async add(submission) {
      const row = toNewRow(submission);
      const added = await db
        .insertInto("submission")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) return added;
      const earlier = await db
        .selectFrom("submission")
        .select("reference")
        .where("attempt_key", "=", row.attempt_key)
        .executeTakeFirst();
      return earlier ? { takenBy: "idempotency_key", ...earlier } : { takenBy: "reference" };
    },

    async addPicture(id, position, picture) {
      await db
        .insertInto("picture")
        .values({ submission_id: id, position, ...picture })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async clear(id) {
      await db
        .updateTable("submission")
        .set({ state: "received", suspicions: "[]" })
        .where("id", "=", id)
        .execute();
    },

    async setStage(id, stage, at, because) {
      const isAnswer = stage === "answered" || stage === "closed";
      await db
        .updateTable("submission")
        .set((eb) => ({
          stage,
          stage_at: at.getTime(),
          closed_because: because,
          // The first answer counts, whatever comes after it.
          answered_at: isAnswer
            ? eb.fn.coalesce("answered_at", eb.val(at.getTime()))
            : eb.ref("answered_at"),
        }))
        .where("id", "=", id)
        .execute();
    },

    async setStaffNote(id, note) {
      await db.updateTable("submission").set({ staff_note: note }).where("id", "=", id).execute();
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
