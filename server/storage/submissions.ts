import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from "kysely";
import type { FormName } from "#domain/forms/all-forms.ts";
import type {
  KeptSubmission,
  Language,
  LetterState,
  NewSubmission,
  Picture,
  SubmissionFilter,
  Submissions,
  Suspicion,
} from "#domain/ports.ts";
import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

const stepRows = 200;

/** What visitors sent, in the tables `submission` and `picture`. */
export function openSubmissions(database: Database): Submissions {
  const { db } = database;
  return {
    add: (submission) => inTransaction(database, (tx) => add({ ...database, db: tx }, submission)),

    async findReferenceByAttempt(attemptKey) {
      const row = await db
        .selectFrom("submission")
        .select("reference")
        .where("attempt_key", "=", digest(attemptKey))
        .executeTakeFirst();
      return row?.reference ?? null;
    },

    async find(reference) {
      const row = await select(database, {}).where("reference", "=", reference).executeTakeFirst();
      return row ? toSubmission(row) : null;
    },

    async list(filter, limit) {
      const rows = await select(database, filter).orderBy("id", "desc").limit(limit).execute();
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
        const rows = await select(database, filter)
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
  };
}

async function add({ db }: Database, submission: NewSubmission): ReturnType<Submissions["add"]> {
  const row = await db
    .insertInto("submission")
    .values({
      reference: submission.reference,
      attempt_key: digest(submission.attemptKey),
      form: submission.form,
      language: submission.language,
      email: submission.email,
      fields: JSON.stringify(submission.fields),
      state: submission.state,
      suspicions: JSON.stringify(submission.suspicions),
      received_at: submission.receivedAt.getTime(),
      erase_after: submission.eraseAfter.getTime(),
    })
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

function digest(attemptKey: string): string {
  return createHash("sha256").update(attemptKey).digest("base64url");
}

function select({ db }: Database, filter: SubmissionFilter) {
  return db
    .selectFrom("submission")
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("picture")
        .select((picture) => picture.fn.countAll<number>().as("rows"))
        .whereRef("picture.submission_id", "=", "submission.id")
        .as("picture_count"),
      eb
        .selectFrom("letter")
        .select("state")
        .whereRef("letter.submission_id", "=", "submission.id")
        .orderBy(
          sql`case state when 'dead' then 0 when 'held' then 1 when 'waiting' then 2 else 3 end`,
        )
        .limit(1)
        .as("mail"),
    ])
    .where((eb) => matches(eb, filter));
}

function matches(
  eb: ExpressionBuilder<Tables, "submission">,
  filter: SubmissionFilter,
): ExpressionWrapper<Tables, "submission", SqlBool> {
  const all: ExpressionWrapper<Tables, "submission", SqlBool>[] = [];
  if (filter.form) all.push(eb("form", "=", filter.form));
  if (filter.language) all.push(eb("submission.language", "=", filter.language));
  if (filter.since) all.push(eb("received_at", ">=", filter.since.getTime()));
  if (filter.until) all.push(eb("received_at", "<", filter.until.getTime()));
  if (filter.state) all.push(eb("submission.state", "=", filter.state));
  if (filter.email) all.push(eb("email", "=", filter.email));
  if (filter.mail) {
    const withLetter = eb
      .selectFrom("letter")
      .select("submission_id")
      .where("letter.state", "=", filter.mail)
      .where("submission_id", "is not", null);
    all.push(eb("submission.id", "in", withLetter));
  }
  return eb.and(all);
}

type Row = Selectable<Tables["submission"]> & {
  picture_count: number | null;
  mail: string | null;
};

// What the program itself wrote needs no second check when it is read.
function toSubmission(row: Row): KeptSubmission {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form as FormName,
    language: row.language as Language,
    email: row.email,
    fields: JSON.parse(row.fields) as KeptSubmission["fields"],
    state: row.state as KeptSubmission["state"],
    suspicions: JSON.parse(row.suspicions) as Suspicion[],
    receivedAt: new Date(row.received_at),
    eraseAfter: new Date(row.erase_after),
    pictureCount: Number(row.picture_count ?? 0),
    mail: row.mail as LetterState | null,
  };
}
