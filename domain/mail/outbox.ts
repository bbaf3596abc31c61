import type { ExpressionBuilder } from "kysely";
import {
  changeRows,
  countStates,
  eraseRows,
  findRows,
  type Database,
  inTransaction,
  matching,
  type RowFilter,
} from "#domain/tables/database.ts";
import { isMailOf } from "#domain/tables/personal.ts";
import { toRow, type Row, type Tables } from "#domain/tables/tables.ts";
import { answerMail, issueMail } from "./mail.ts";
import type { Mail, MailState, QueuedMail, ClaimedMail } from "./mail.ts";
import { dayMs } from "#domain/clock.ts";
import { receiptMails } from "#domain/giving/gift.ts";
import { countDelivered } from "#domain/newsletter/issues.ts";
import { engines } from "#domain/tables/engines.ts";

type Of = Partial<Record<"submissionId" | "giftRow" | "feeRow", number>>;

export type AddMails = Of & {
  /** The first attempt. */
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
    dueAt: now,
    ...queued,
    attempts: 0,
    createdAt: now,
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

/** Lets an e-mail that was never tried leave now, with another text under its subject; it keeps its place. */
export function rewrite(database: Database, mail: Mail, giftRow: number, now: Date) {
  const { subject, text, html } = mail;
  const untried = { giftRow, subject, state: "waiting", attempts: 0 } as const;
  return changeRows(database, "email", untried, { text, html, dueAt: now, createdAt: now });
}

/** Deletes unsent e-mails (waiting, held, dead) to an address. @returns number of untried ones: others may have arrived */
export async function dropUnsent(database: Database, toEmail: string, of: RowFilter<"email">) {
  const unsent = { toEmail, state: ["waiting", "held", "dead"], ...of } as const;
  const untried = await eraseRows(database, "email", { ...unsent, attempts: 0 });
  await eraseRows(database, "email", unsent);
  return untried;
}

export const dropHeld = (database: Database, submissionId: number) =>
  eraseRows(database, "email", { state: "held", submissionId });

/**
 * Erases e-mails sent before a moment (but no answers), and held or dead ones queued before it that belong to no
 * submission; e-mails of a submission are erased with it.
 * @returns their number
 */
export async function eraseOld(database: Database, before: Date): Promise<number> {
  const sent = await database.db
    .deleteFrom("email")
    .where(matching({ state: "sent", dueAt: { until: before } }))
    .where("name", "<>", answerMail)
    .executeTakeFirst();
  const queued = {
    state: ["held", "dead"],
    submissionId: null,
    createdAt: { until: before },
  } as const;
  return Number(sent.numDeletedRows) + (await eraseRows(database, "email", queued));
}

export const listOf = async (database: Database, of: RowFilter<"email">) =>
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

export type ClaimMails = {
  readonly now: Date;
  readonly limit: number;
  /** False while staff's address is not configured; default: true. */
  readonly withStaff?: boolean;
  /** False while the newsletter's rate limit is used up (server/mail/outbox.ts); default: true. */
  readonly withIssues?: boolean;
};

// Longer than a batch of e-mails with 90-second timeouts, so that no living sender loses its lease.
const leaseMs = 10 * 60_000;
/** An e-mail is dead if an attempt fails this long after the first one. */
export const giveUpAfterMs = 3 * dayMs;

/** Marks a leased e-mail as sent, and counts a delivered newsletter copy. */
export function markSent(database: Database, mail: ClaimedMail, now: Date): Promise<void> {
  return inTransaction(database, async (tx) => {
    const sent = await updateLeased(tx, mail)
      .set({ state: "sent", lease: null, lastError: null, dueAt: now })
      .executeTakeFirst();
    if (sent.numUpdatedRows > 0 && mail.name === issueMail)
      await countDelivered(tx, mail.messageId);
  });
}

/** Records a failed attempt. @param next time of the next attempt, or "dead" */
export async function markFailed(
  database: Database,
  mail: ClaimedMail,
  error: string,
  next: Date | "dead",
): Promise<void> {
  const fate =
    next === "dead" ? { state: "dead" as const } : { state: "waiting" as const, dueAt: next };
  await updateLeased(database, mail)
    .set({ ...fate, lease: null, lastError: error.slice(0, 500) })
    .execute();
}

/**
 * Returns a leased e-mail without counting an attempt.
 * @param isAnew restart the three days until it is dead
 */
export async function release(database: Database, mail: ClaimedMail, dueAt: Date, isAnew = false) {
  const attempts = mail.attempts - 1;
  await updateLeased(database, mail)
    .set({ lease: null, dueAt, attempts })
    // The three days begin with the first real attempt.
    .$if(isAnew || attempts === 0, (query) => query.set({ deadAfter: null }))
    .execute();
}

/**
 * Leases due e-mails to one sender, by priority. If the sender dies, they become due again when the lease ends. E-mails
 * about a gift leave in the order in which they were queued, but receipts wait for none. A single statement, so that two
 * senders never lease the same e-mail: SQLite holds its write lock, PostgreSQL skips locked rows.
 */
export async function claim(
  { db, engine }: Database,
  { now, limit, withStaff = true, withIssues = true }: ClaimMails,
): Promise<readonly ClaimedMail[]> {
  const lease = crypto.randomUUID();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const rows = await db
    .with("due", (cte) =>
      cte
        .selectFrom("email")
        .select("id")
        .where("state", "=", "waiting")
        .where("dueAt", "<=", now)
        .where((eb) => eb.or([eb("name", "in", receiptMails), eb.not(eb.exists(ahead))]))
        .$if(!withStaff, (query) => query.where("toEmail", "is not", null))
        .$if(!withIssues, (query) => query.where("name", "<>", issueMail))
        .orderBy((eb) => eb("name", "=", issueMail))
        .orderBy((eb) => eb("name", "not in", receiptMails))
        .orderBy("dueAt")
        .limit(limit)
        .$if(engines[engine].locksRows, (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("email")
    .set((eb) => ({
      lease,
      // Due again when the lease ends.
      dueAt: after(leaseMs),
      attempts: eb("attempts", "+", 1),
      deadAfter: eb.fn.coalesce("deadAfter", eb.val(after(giveUpAfterMs))),
    }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returningAll()
    .execute();
  // `returning` has no guaranteed order.
  return rows
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || a.id - b.id)
    .map((row) => ({ ...toMail(row), lease }));
}

/** E-mails about the same gift to the same address that were queued earlier and wait. */
const ahead = (eb: ExpressionBuilder<Tables, "email">) =>
  eb
    .selectFrom("email as ahead")
    .select("ahead.id")
    .where("ahead.state", "=", "waiting")
    .whereRef("ahead.giftRow", "=", "email.giftRow")
    .whereRef("ahead.toEmail", "=", "email.toEmail")
    .whereRef("ahead.id", "<", "email.id");

/** Priority: receipts first, newsletters last. */
const rankOf = (name: string) =>
  name === issueMail ? 2 : Number(!receiptMails.some((one) => one === name));

/** Update of an e-mail that this sender still has leased. */
function updateLeased({ db }: Database, mail: ClaimedMail) {
  return db
    .updateTable("email")
    .where("id", "=", mail.id)
    .where("state", "=", "waiting")
    .where("lease", "=", mail.lease);
}

const toMail = ({ toEmail, ...row }: Row<"email">): QueuedMail => ({
  ...row,
  to: toEmail === null ? "staff" : { email: toEmail },
});
