import { receiptMails } from "#domain/giving/gift.ts";
import { inTransaction, type Database } from "#domain/tables/database.ts";
import type { Row } from "#domain/tables/tables.ts";
import { issueMail, type ClaimedMail, type QueuedMail } from "./mail.ts";

/** Limits of a sender's next lease of e-mails. */
export type ClaimMails = {
  readonly now: Date;
  readonly limit: number;
  /** False while no address of the staff is set: their e-mails wait for it; default: true. */
  readonly withStaff?: boolean;
  /** False while the newsletter has used up its pace (server/mail/outbox.ts); default: true. */
  readonly withIssues?: boolean;
  /** Shortened in tests. */
  readonly leaseMs?: number;
};

// Longer than a whole round of e-mails that take a minute and a half, so that no living sender loses its lease.
const longestLeaseMs = 10 * 60_000;
/** An e-mail is given up when it fails this long after its first try. */
export const giveUpAfterMs = 3 * 24 * 3_600_000;

export function markSent(database: Database, mail: ClaimedMail, now: Date): Promise<void> {
  return inTransaction(database, async (tx) => {
    const sent = await mine(tx, mail)
      .set({ state: "sent", lease: null, lastError: null, dueAt: now })
      .executeTakeFirst();
    if (sent.numUpdatedRows > 0 && mail.name === issueMail) {
      await countDelivered(tx, mail.messageId);
    }
  });
}

export async function markFailed(
  database: Database,
  mail: ClaimedMail,
  error: string,
  next: Date | "dead",
): Promise<void> {
  const fate =
    next === "dead" ? { state: "dead" as const } : { state: "waiting" as const, dueAt: next };
  await mine(database, mail)
    .set({ ...fate, lease: null, lastError: error.slice(0, 500) })
    .execute();
}

/**
 * Gives an e-mail back untried.
 * @param isAnew its three days begin again, whatever failed before
 */
export async function release(
  database: Database,
  mail: ClaimedMail,
  dueAt: Date,
  isAnew = false,
): Promise<void> {
  const attempts = mail.attempts - 1;
  await mine(database, mail)
    .set({ lease: null, dueAt, attempts })
    // Its three days begin with its first real try.
    .$if(isAnew || attempts === 0, (query) => query.set({ deadAfter: null }))
    .execute();
}

/**
 * Takes due e-mails for one sender. Nobody else gets them until the lease ends, so that a sender that died in
 * the middle delays an e-mail but never loses it. One statement, so that two senders can never take the same
 * e-mail: on SQLite it holds the write lock, on PostgreSQL it locks the rows and passes over those that
 * another sender has locked.
 */
export async function claim(
  { db, engine }: Database,
  { now, limit, withStaff = true, withIssues = true, leaseMs = longestLeaseMs }: ClaimMails,
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
        .$if(!withStaff, (query) => query.where("toEmail", "is not", null))
        .$if(!withIssues, (query) => query.where("name", "<>", issueMail))
        .orderBy((eb) =>
          eb
            .case()
            .when("name", "in", receiptMails)
            .then(0)
            .when("name", "=", issueMail)
            .then(2)
            .else(1)
            .end(),
        )
        .orderBy("dueAt")
        .limit(limit)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("email")
    .set((eb) => ({
      lease,
      // A sender that dies leaves the e-mail due again when its lease is over.
      dueAt: after(leaseMs),
      attempts: eb("attempts", "+", 1),
      deadAfter: eb.fn.coalesce("deadAfter", eb.val(after(giveUpAfterMs))),
    }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returningAll()
    .execute();
  // No engine promises the order of what it returns.
  return rows
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || a.id - b.id)
    .map((row) => ({ ...toMail(row), lease }));
}

/** Receipts before all else; whoever waits for an answer does not wait behind a newsletter. */
const rankOf = (name: string) =>
  name === issueMail ? 2 : Number(!receiptMails.some((one) => one === name));

/** The e-mail, as long as its lease is still this sender's. */
function mine({ db }: Database, mail: ClaimedMail) {
  return db
    .updateTable("email")
    .where("id", "=", mail.id)
    .where("state", "=", "waiting")
    .where("lease", "=", mail.lease);
}

/** Counts an e-mail that the mail server took; of another e-mail than an issue's nothing is counted. */
async function countDelivered({ db }: Database, messageId: string): Promise<void> {
  const copy = db.selectFrom("newsletterCopy").select("issue").where("messageId", "=", messageId);
  await db
    .updateTable("newsletterIssue")
    .set((eb) => ({ delivered: eb("delivered", "+", 1) }))
    .where("id", "in", copy)
    .execute();
}

/** The e-mail of a row, as it was written. */
export const toMail = ({ toEmail, ...row }: Row<"email">): QueuedMail => ({
  ...row,
  to: toEmail === null ? "staff" : { email: toEmail },
});
