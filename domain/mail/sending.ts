import { receiptLetters } from "#domain/giving/gift.ts";
import { inTransaction, type Database } from "#domain/tables/database.ts";
import type { Row } from "#domain/tables/tables.ts";
import { issueLetter, type ClaimedLetter, type QueuedLetter } from "./letter.ts";

/** Limits of a sender's next lease of letters. */
export type ClaimLetters = {
  readonly now: Date;
  readonly limit: number;
  /** False while no address of the staff is set: their letters wait for it; default: true. */
  readonly withStaff?: boolean;
  /** False while the newsletter has used up its pace (server/mail/outbox.ts); default: true. */
  readonly withIssues?: boolean;
  /** Shortened in tests. */
  readonly leaseMs?: number;
};

// Longer than a whole round of letters that take a minute and a half, so that no living sender loses its lease.
const longestLeaseMs = 10 * 60_000;
/** A letter is given up when it fails this long after its first try. */
export const giveUpAfterMs = 3 * 24 * 3_600_000;

export function markSent(database: Database, letter: ClaimedLetter, now: Date): Promise<void> {
  return inTransaction(database, async (tx) => {
    const sent = await mine(tx, letter)
      .set({ state: "sent", lease: null, lastError: null, dueAt: now })
      .executeTakeFirst();
    if (sent.numUpdatedRows > 0 && letter.name === issueLetter) {
      await countDelivered(tx, letter.messageId);
    }
  });
}

export async function markFailed(
  database: Database,
  letter: ClaimedLetter,
  error: string,
  next: Date | "dead",
): Promise<void> {
  const fate =
    next === "dead" ? { state: "dead" as const } : { state: "waiting" as const, dueAt: next };
  await mine(database, letter)
    .set({ ...fate, lease: null, lastError: error.slice(0, 500) })
    .execute();
}

/**
 * Gives a letter back untried.
 * @param isAnew its three days begin again, whatever failed before
 */
export async function release(
  database: Database,
  letter: ClaimedLetter,
  dueAt: Date,
  isAnew = false,
): Promise<void> {
  const attempts = letter.attempts - 1;
  await mine(database, letter)
    .set({ lease: null, dueAt, attempts })
    // Its three days begin with its first real try.
    .$if(isAnew || attempts === 0, (query) => query.set({ deadAfter: null }))
    .execute();
}

/**
 * Takes due letters for one sender. Nobody else gets them until the lease ends, so that a sender that died in
 * the middle delays a letter but never loses it. One statement, so that two senders can never take the same
 * letter: on SQLite it holds the write lock, on PostgreSQL it locks the rows and passes over those that
 * another sender has locked.
 */
export async function claim(
  { db, engine }: Database,
  { now, limit, withStaff = true, withIssues = true, leaseMs = longestLeaseMs }: ClaimLetters,
): Promise<readonly ClaimedLetter[]> {
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
        .$if(!withIssues, (query) => query.where("name", "<>", issueLetter))
        .orderBy((eb) =>
          eb
            .case()
            .when("name", "in", receiptLetters)
            .then(0)
            .when("name", "=", issueLetter)
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
      // A sender that dies leaves the letter due again when its lease is over.
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
    .map((row) => ({ ...toLetter(row), lease }));
}

/** Receipts before all else; whoever waits for an answer does not wait behind a newsletter. */
const rankOf = (name: string) =>
  name === issueLetter ? 2 : Number(!receiptLetters.some((one) => one === name));

/** The letter, as long as its lease is still this sender's. */
function mine({ db }: Database, letter: ClaimedLetter) {
  return db
    .updateTable("email")
    .where("id", "=", letter.id)
    .where("state", "=", "waiting")
    .where("lease", "=", letter.lease);
}

/** Counts a letter that the mail server took; of another letter than an issue's nothing is counted. */
async function countDelivered({ db }: Database, messageId: string): Promise<void> {
  const copy = db.selectFrom("newsletterCopy").select("issue").where("messageId", "=", messageId);
  await db
    .updateTable("newsletterIssue")
    .set((eb) => ({ delivered: eb("delivered", "+", 1) }))
    .where("id", "in", copy)
    .execute();
}

/** The letter of a row, as it was written. */
export const toLetter = ({ toEmail, ...row }: Row<"email">): QueuedLetter => ({
  ...row,
  to: toEmail === null ? "staff" : { email: toEmail },
});
