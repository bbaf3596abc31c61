import { sql } from "kysely";
import type { MailState } from "#domain/mail/mail.ts";
import { suspicions } from "#domain/spam/spam.ts";
import { addRows, changeRows, findRows, matching } from "#domain/tables/database.ts";
import type { Database, RowFilter } from "#domain/tables/database.ts";
import { hashKey, type SubmissionKeys } from "#domain/hashing.ts";
import { listing } from "#domain/tables/listing.ts";
import { toRow, type NewRow, type Row } from "#domain/tables/tables.ts";
import type { ClosingReason, Stage } from "./stages.ts";

export type Picture = Omit<Row<"picture">, "submissionId" | "position">;

export type KeptSubmission = Omit<Row<"submission">, "idempotencyKey"> & {
  readonly pictureCount: number;
  /** The worst state among its e-mails; null if there are none. */
  readonly mail: MailState | null;
};

/** The idempotency key is from `submissionKeys`; its hash is stored. */
export type NewSubmission = NewRow<"submission">;

export async function find(database: Database, reference: string): Promise<KeptSubmission | null> {
  const row = await selectSubmissions(database, { reference }).executeTakeFirst();
  return row ? toSubmission(row) : null;
}

/** Reference of the equal message stored in the previous time window (`SubmissionKeys`); null: none. */
export async function findSame(
  database: Database,
  { key, since }: NonNullable<SubmissionKeys["earlier"]>,
): Promise<string | null> {
  const wanted = { idempotencyKey: hashKey(key), receivedAt: { from: since } };
  const [same] = await findRows(database, "submission", wanted);
  return same?.reference ?? null;
}

export const { list, count, each } = listing("id", selectSubmissions, toSubmission);

export const pictures = async (database: Database, id: number): Promise<readonly Picture[]> =>
  (await findRows(database, "picture", { submissionId: id })).map(
    ({ submissionId: _row, position: _at, ...picture }) => picture,
  );

/**
 * Adds a message.
 * @returns reference and id of the new row; only the reference when an equal message exists; null when it is taken
 */
export async function add(
  { db, engine }: Database,
  { idempotencyKey: key, ...submission }: NewSubmission,
): Promise<{ readonly reference: string; readonly id?: number } | null> {
  const stageAt = submission.receivedAt;
  const row = { ...submission, idempotencyKey: hashKey(key), stage: "received" as const, stageAt };
  const added = await db
    .insertInto("submission")
    .values(toRow("submission", row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "reference"])
    .executeTakeFirst();
  if (added) return added;
  const reference = await findSame({ db, engine }, { key, since: new Date(0) });
  return reference === null ? null : { reference };
}

/** Adds a re-encoded picture; idempotent. @param position from 0 */
export const addPicture = (database: Database, id: number, position: number, picture: Picture) =>
  addRows(database, "picture", { submissionId: id, position, ...picture });

export const clear = (database: Database, id: number) =>
  changeRows(database, "submission", { id }, { state: "received", suspicions: [] });

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
      // The time of the first answer is kept.
      answeredAt: isAnswer ? eb.fn.coalesce("answeredAt", eb.val(at)) : eb.ref("answeredAt"),
    }))
    .where("id", "=", id)
    .execute();
}

/** Locks a message until the transaction ends. @returns false if its stage was set since it was read */
export const lockAsSeen = async (database: Database, { id, stageAt }: KeptSubmission) =>
  (await findRows(database, "submission", { id, stageAt }, true)).length > 0;

export const setStaffNote = (database: Database, id: number, note: string) =>
  changeRows(database, "submission", { id }, { staffNote: note });

/** Erases messages past `eraseAfter`. @returns number by form */
export async function eraseExpired({ db }: Database, now: Date) {
  const rows = await db
    .deleteFrom("submission")
    .where("eraseAfter", "<=", now)
    .returning("form")
    .execute();
  const erased: Record<string, number> = {};
  for (const { form } of rows) erased[form] = (erased[form] ?? 0) + 1;
  return erased;
}

/** Messages that match a filter, with `pictureCount` and `mail`. */
function selectSubmissions({ db }: Database, wanted: RowFilter<"submission">) {
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
    .where(matching(wanted));
}

function toSubmission({
  idempotencyKey: _key,
  pictureCount,
  ...row
}: Row<"submission"> & { pictureCount: number | null; mail: MailState | null }): KeptSubmission {
  // Old rows may have suspicions that no longer exist.
  const known = suspicions.filter((one) => row.suspicions.includes(one));
  return { ...row, suspicions: known, pictureCount: Number(pictureCount ?? 0) };
}
