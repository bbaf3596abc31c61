import { sql } from "kysely";
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { MailState } from "#domain/mail/mail.ts";
import { suspicions } from "#domain/spam/spam.ts";
import type { Database } from "#domain/tables/database.ts";
import { hashKey, type PressKeys } from "#domain/tables/idempotency-key.ts";
import { listing } from "#domain/tables/listing.ts";
import { addRows, changeRows, eraseRows, findRows } from "#domain/tables/rows.ts";
import { toRow, type Row, type Tables } from "#domain/tables/tables.ts";
import type { KeptSubmission, NewSubmission, Picture, SubmissionFilter } from "./records.ts";
import { answeredByMail, type ClosingReason, type Stage } from "./stages.ts";

/**
 * The row it was added as; or that the same message was kept before, under its own reference; or that
 * the new reference is somebody else's.
 */
export type AddedSubmission =
  | { readonly id: number }
  | { readonly takenBy: "idempotency_key"; readonly reference: string }
  | { readonly takenBy: "reference" };

export async function find(database: Database, reference: string): Promise<KeptSubmission | null> {
  const row = await selectSubmissions(database, {})
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row ? toSubmission(row) : null;
}

/** The reference of the message that a press a moment before has kept. */
export async function findSame(
  { db }: Database,
  { key, since }: NonNullable<PressKeys["earlier"]>,
): Promise<string | null> {
  const row = await db
    .selectFrom("submission")
    .select("reference")
    .where("idempotencyKey", "=", hashKey(key))
    .where("receivedAt", ">", since)
    .executeTakeFirst();
  return row?.reference ?? null;
}

export const { list, count, each } = listing("id", selectSubmissions, toSubmission);

export const pictures = async (database: Database, id: number): Promise<readonly Picture[]> =>
  (await findRows(database, "picture", { submissionId: id })).map(
    ({ submissionId: _row, position: _at, ...picture }) => picture,
  );

export async function add(
  { db, engine }: Database,
  { idempotencyKey: key, ...submission }: NewSubmission,
): Promise<AddedSubmission> {
  const stageAt = submission.receivedAt;
  const row = { ...submission, idempotencyKey: hashKey(key), stage: "received" as const, stageAt };
  const added = await db
    .insertInto("submission")
    .values(toRow("submission", row))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added;
  const reference = await findSame({ db, engine }, { key, since: new Date(0) });
  return reference === null ? { takenBy: "reference" } : { takenBy: "idempotency_key", reference };
}

/** Keeps one of the pictures that were sent with it; again changes nothing. @param position from 0 on */
export const addPicture = (database: Database, id: number, position: number, picture: Picture) =>
  addRows(database, "picture", { submissionId: id, position, ...picture });

/** A member of staff found nothing wrong with a suspected one. */
export const clear = (database: Database, id: number) =>
  changeRows(database, "submission", { id }, { state: "received", suspicions: [] });

/** Staff say how far they are with one. */
export async function setStage(
  { db }: Database,
  id: number,
  stage: Stage,
  at: Date,
  because: ClosingReason | null,
): Promise<void> {
  const isAnswer = stage === "answered" || stage === "closed";
  await db
    .updateTable("submission")
    .set((eb) => ({
      stage,
      stageAt: at,
      closedBecause: because,
      // The first answer counts, whatever comes after it.
      answeredAt: isAnswer ? eb.fn.coalesce("answeredAt", eb.val(at)) : eb.ref("answeredAt"),
    }))
    .where("id", "=", id)
    .execute();
}

/** Sets staff's note on one; an empty note takes it away. */
export const setStaffNote = (database: Database, id: number, note: string) =>
  changeRows(database, "submission", { id }, { staffNote: note });

/** Erases one with its pictures and e-mails, which go with it: `on delete cascade`. */
export const erase = (database: Database, id: number) => eraseRows(database, "submission", { id });

/** Erases all that are past their time; answers how many by form. */
export async function eraseExpired(
  { db }: Database,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .deleteFrom("submission")
    .where("eraseAfter", "<=", now)
    .returning("form")
    .execute();
  const erased: Record<string, number> = {};
  for (const { form } of rows) erased[form] = (erased[form] ?? 0) + 1;
  return erased;
}

/** Kept submissions that fit a filter, with what hangs on them counted. */
function selectSubmissions({ db }: Database, filter: SubmissionFilter) {
  return db
    .selectFrom("submission")
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("picture")
        .select((picture) => picture.fn.countAll<number>().as("rows"))
        .whereRef("picture.submissionId", "=", "submission.id")
        .as("pictureCount"),
      eb
        .selectFrom("email")
        .select("email.state")
        .whereRef("email.submissionId", "=", "submission.id")
        .orderBy(
          sql`case state when 'dead' then 0 when 'held' then 1 when 'waiting' then 2 else 3 end`,
        )
        .limit(1)
        .as("mail"),
    ])
    .where((eb) => matches(eb, filter));
}

/** The filter as a condition. */
function matches(
  eb: ExpressionBuilder<Tables, "submission">,
  filter: SubmissionFilter,
): ExpressionWrapper<Tables, "submission", SqlBool> {
  const all: ExpressionWrapper<Tables, "submission", SqlBool>[] = [];
  if (filter.form) all.push(eb("form", "=", filter.form));
  if (filter.since) all.push(eb("receivedAt", ">=", filter.since));
  if (filter.until) all.push(eb("receivedAt", "<", filter.until));
  if (filter.state) all.push(eb("submission.state", "=", filter.state));
  if (filter.email) all.push(eb("email", "=", filter.email));
  if (filter.stage) all.push(eb("stage", "=", filter.stage));
  if (filter.isUnanswered) {
    all.push(eb("stage", "is not", null), eb("answeredAt", "is", null));
    all.push(eb("submission.state", "=", "received"), eb("form", "not in", answeredByMail));
  }
  return eb.and(all);
}

// The program wrote these rows itself, so reading them checks nothing.
function toSubmission({
  idempotencyKey: _key,
  pictureCount,
  ...row
}: Row<"submission"> & { pictureCount: number | null; mail: MailState | null }): KeptSubmission {
  // An older version had reasons for suspicion that are none any more.
  const known = suspicions.filter((one) => row.suspicions.includes(one));
  return { ...row, suspicions: known, pictureCount: Number(pictureCount ?? 0) };
}
