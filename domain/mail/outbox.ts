import type { Database } from "#domain/tables/database.ts";
import { isMailOf } from "#domain/tables/personal.ts";
import { changeRows, countStates, eraseRows, findRows } from "#domain/tables/rows.ts";
import { toRow } from "#domain/tables/tables.ts";
import { answerMail, type Mail, type MailState, type QueuedMail } from "./mail.ts";
import { toMail } from "./sending.ts";

type Of = Partial<Record<"submissionId" | "giftRow" | "feeRow", number>>;

export type AddMails = Of & {
  readonly now: Date;
  /** Default: waiting. */
  readonly state?: "waiting" | "held";
};

export async function add({ db }: Database, mails: readonly Mail[], how: AddMails): Promise<void> {
  if (mails.length === 0) return;
  const { now, ...queued } = how;
  const rows = mails.map(({ to, ...mail }) => ({
    ...mail,
    toEmail: to === "staff" ? null : to.email,
    state: "waiting" as const,
    ...queued,
    attempts: 0,
    createdAt: now,
    dueAt: now,
  }));
  await db
    .insertInto("email")
    .values(rows.map((row) => toRow("email", row)))
    .execute();
}

/** Requeues dead e-mails of one submission, or all (null), for another three days. @returns their number */
export const revive = (database: Database, now: Date, submissionId: number | null) =>
  changeRows(
    database,
    "email",
    { state: "dead", ...(submissionId !== null && { submissionId }) },
    { state: "waiting", attempts: 0, dueAt: now, deadAfter: null },
  );

/** Releases held e-mails of a submission or to an address. @returns their number */
export const unhold = (
  database: Database,
  dueAt: Date,
  of: { submissionId: number } | { toEmail: string },
) => changeRows(database, "email", { state: "held", ...of }, { state: "waiting", dueAt });

/** Deletes unsent e-mails (waiting, held or dead) to an address. @param of only with this name, or about this gift */
export const dropUnsent = (
  database: Database,
  toEmail: string,
  of: { readonly name: string } | { readonly giftRow: number },
) => eraseRows(database, "email", { toEmail, state: ["waiting", "held", "dead"], ...of });

export const dropHeld = (database: Database, submissionId: number) =>
  eraseRows(database, "email", { state: "held", submissionId });

/**
 * Erases e-mails sent before a moment (but no answers), and held or dead ones queued before it that belong to no
 * submission; e-mails of a submission are erased with it.
 * @returns their number
 */
export async function eraseOld({ db }: Database, before: Date): Promise<number> {
  const done = await db
    .deleteFrom("email")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "sent"), eb("dueAt", "<", before), eb("name", "<>", answerMail)]),
        eb.and([
          eb("state", "in", ["held", "dead"]),
          eb("submissionId", "is", null),
          eb("createdAt", "<", before),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

export const listOf = async (database: Database, of: Of): Promise<readonly QueuedMail[]> =>
  (await findRows(database, "email", of)).map(toMail);

/** All e-mails to or about a person. @param email in lower case */
export async function listOfPerson({ db }: Database, email: string) {
  const found = db
    .selectFrom("email")
    .selectAll()
    .where((eb) => isMailOf(eb, email));
  return (await found.orderBy("id").execute()).map(toMail);
}

/** Dead e-mails, newest first. */
export async function listDead({ db }: Database, limit: number): Promise<readonly QueuedMail[]> {
  const rows = await db
    .selectFrom("email")
    .selectAll()
    .where("state", "=", "dead")
    .orderBy("dueAt", "desc")
    .limit(limit)
    .execute();
  return rows.map(toMail);
}

export const countByState = (database: Database) =>
  countStates<MailState>(database, "email", { waiting: 0, held: 0, sent: 0, dead: 0 });
