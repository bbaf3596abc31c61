import { sql } from "kysely";
import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from "kysely";
import type { FormName } from "#domain/forms/all-forms.ts";
import type {
  KeptSubmission,
  NewSubmission,
  SubmissionFilter,
} from "#domain/submissions/records.ts";
import type { LetterState } from "#domain/mail/letter.ts";
import { suspicions } from "#domain/spam/spam.ts";
import type { Language } from "#domain/language/language.ts";
import { answeredByLetter, type ClosingReason, type Stage } from "#domain/submissions/stages.ts";
import type { Database } from "./database.ts";
import { hashKey } from "./idempotency-key.ts";
import type { Tables } from "./tables.ts";

/** A submission as columns; its pictures are rows of their own. */
export function toNewRow(submission: NewSubmission) {
  return {
    reference: submission.reference,
    attempt_key: hashKey(submission.idempotencyKey),
    form: submission.form,
    language: submission.language,
    email: submission.email,
    fields: JSON.stringify(submission.fields),
    state: submission.state,
    suspicions: JSON.stringify(submission.suspicions),
    received_at: submission.receivedAt.getTime(),
    erase_after: submission.eraseAfter.getTime(),
    stage: "received",
    stage_at: submission.receivedAt.getTime(),
  };
}

/** Kept submissions that fit a filter, with what hangs on them counted. */
export function selectSubmissions({ db }: Database, filter: SubmissionFilter) {
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

/** The filter as a condition. */
export function matches(
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
  if (filter.stage) all.push(eb("stage", "=", filter.stage));
  if (filter.isUnanswered) {
    all.push(eb("stage", "is not", null), eb("answered_at", "is", null));
    all.push(eb("submission.state", "=", "received"), eb("form", "not in", answeredByLetter));
  }
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

const toDate = (moment: number | null) => (moment === null ? null : new Date(moment));

// What the program itself wrote needs no second check when it is read.
/** The submission of a row, as it was kept. */
export function toSubmission(row: Row): KeptSubmission {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form as FormName,
    language: row.language as Language,
    email: row.email,
    fields: JSON.parse(row.fields) as KeptSubmission["fields"],
    state: row.state as KeptSubmission["state"],
    // An older version had reasons that are none any more.
    suspicions: suspicions.filter((one) => (JSON.parse(row.suspicions) as string[]).includes(one)),
    receivedAt: new Date(row.received_at),
    eraseAfter: new Date(row.erase_after),
    pictureCount: Number(row.picture_count ?? 0),
    mail: row.mail as LetterState | null,
    stage: row.stage as Stage | null,
    stageAt: toDate(row.stage_at),
    closedBecause: row.closed_because as ClosingReason | null,
    answeredAt: toDate(row.answered_at),
    staffNote: row.staff_note,
  };
}
