import { randomUUID } from "node:crypto";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { AddLetters, Outbox } from "#domain/mail/outbox.ts";
import type { ClaimedLetter, Letter, LetterState } from "#domain/mail/letter.ts";
import { issueLetter } from "#domain/newsletter/issues.ts";
import { inTransaction, type Database } from "./database.ts";
import { countDelivered } from "./issues.ts";
import { isLetterOf, toColumns, toLetter } from "./letter-rows.ts";
import type { Tables } from "./tables.ts";

/** Letters on their way out, in the table `letter`. */
export function openOutbox(database: Database): Outbox {
  return { ...forSenders(database), ...forKeepers(database) };
}

/** What a sender does with letters. */
function forSenders(database: Database) {
  return {
    claim: (how) => claim(database, how),

    markSent: (letter, now) =>
      inTransaction(database, async (tx) => {
        const sent = await mine({ ...database, db: tx }, letter)
          .set({ state: "sent", lease: null, last_error: null, due_at: now.getTime() })
          .executeTakeFirst();
        if (sent.numUpdatedRows > 0 && letter.name === issueLetter) {
          await countDelivered(tx, letter.messageId);
        }
      }),

    async markFailed(letter, error, next) {
      const fate =
        next === "dead" ? { state: "dead" } : { state: "waiting", due_at: next.getTime() };
      await mine(database, letter)
        .set({ ...fate, lease: null, last_error: error.slice(0, 500) })
        .execute();
    },

    async release(letter, dueAt) {
      const attempts = letter.attempts - 1;
      await mine(database, letter)
        .set({ lease: null, due_at: dueAt.getTime(), attempts })
        // Its three days begin with its first real try.
        .$if(attempts === 0, (query) => query.set({ dead_after: null }))
        .execute();
    },
  } satisfies Partial<Outbox>;
}

/** What fills the outbox, looks into it and tidies it. */
function forKeepers({ db }: Database) {
  const list = async (isWanted: (eb: ExpressionBuilder<Tables, "letter">) => Expression<SqlBool>) =>
    (await db.selectFrom("letter").selectAll().where(isWanted).orderBy("id").execute()).map(
      toLetter,
    );
  return {
    async add(letters, how) {
      if (letters.length === 0) return;
      const rows = letters.map((letter) => toNewRow(letter, how));
      await db.insertInto("letter").values(rows).execute();
    },

    async revive(now, submissionId) {
      const done = await db
        .updateTable("letter")
        .set({ state: "waiting", attempts: 0, due_at: now.getTime(), dead_after: null })
        .where("state", "=", "dead")
        .$if(submissionId !== null, (query) => query.where("submission_id", "=", submissionId))
        .executeTakeFirst();
      return Number(done.numUpdatedRows);
    },

    async unhold(now, of) {
      const done = await db
        .updateTable("letter")
        .set({ state: "waiting", due_at: now.getTime() })
        .where("state", "=", "held")
        .where((eb) =>
          "email" in of ? eb("to_email", "=", of.email) : eb("submission_id", "=", of.submissionId),
        )
        .executeTakeFirst();
      return Number(done.numUpdatedRows);
    },

    async dropHeld(submissionId) {
      await db
        .deleteFrom("letter")
        .where("state", "=", "held")
        .where("submission_id", "=", submissionId)
        .execute();
    },

    async takeBack(name, email) {
      await db
        .deleteFrom("letter")
        .where("name", "=", name)
        .where("to_email", "=", email)
        .where("state", "<>", "sent")
        .execute();
    },

    listOf: (submissionId) => list((eb) => eb("submission_id", "=", submissionId)),

    listOfGift: (giftRow) => list((eb) => eb("gift_row", "=", giftRow)),

    listOfFee: (feeRow) => list((eb) => eb("fee_row", "=", feeRow)),

    listOfPerson: (email) => list((eb) => isLetterOf(eb, email)),

    async listDead(limit) {
      const rows = await db
        .selectFrom("letter")
        .selectAll()
        .where("state", "=", "dead")
        .orderBy("due_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(toLetter);
    },

    async countByState() {
      const rows = await db
        .selectFrom("letter")
        .select((eb) => ["state", eb.fn.countAll<number>().as("rows")])
        .groupBy("state")
        .execute();
      const counts: Record<LetterState, number> = { waiting: 0, held: 0, sent: 0, dead: 0 };
      for (const row of rows) counts[row.state as LetterState] = Number(row.rows);
      return counts;
    },

    async dropUnsent({ giftRow, email }) {
      await db
        .deleteFrom("letter")
        .where("gift_row", "=", giftRow)
        .where("to_email", "=", email)
        .where("state", "<>", "sent")
        .execute();
    },

    async eraseOld(moment) {
      const done = await db
        .deleteFrom("letter")
        .where((eb) =>
          eb.or([
            eb.and([eb("state", "=", "sent"), eb("due_at", "<", moment.getTime())]),
            eb.and([
              eb("state", "in", ["held", "dead"]),
              eb("submission_id", "is", null),
              eb("created_at", "<", moment.getTime()),
            ]),
          ]),
        )
        .executeTakeFirst();
      return Number(done.numDeletedRows);
    },
  } satisfies Partial<Outbox>;
}

/** A letter as a row that enters the outbox. */
function toNewRow(letter: Letter, how: AddLetters) {
  const { now, state, submissionId, giftRow, feeRow } = how;
  return {
    ...toColumns(letter),
    state,
    submission_id: submissionId,
    gift_row: giftRow ?? null,
    fee_row: feeRow ?? null,
    attempts: 0,
    created_at: now.getTime(),
    due_at: now.getTime(),
  };
}

/**
 * One statement, so that two senders can never take the same letter: on SQLite it holds the write
 * lock, on PostgreSQL it locks the rows and passes over those that another sender has locked.
 */
async function claim(
  { db, engine }: Database,
  {
    now,
    leaseMs,
    limit,
    withStaff,
    withIssues = true,
    giveUpAfterMs,
  }: Parameters<Outbox["claim"]>[0],
): Promise<readonly ClaimedLetter[]> {
  const lease = randomUUID();
  const rows = await db
    .with("due", (cte) =>
      cte
        .selectFrom("letter")
        .select("id")
        .where("state", "=", "waiting")
        .where("due_at", "<=", now.getTime())
        .$if(!withStaff, (query) => query.where("to_email", "is not", null))
        .$if(!withIssues, (query) => query.where("name", "<>", issueLetter))
        // Whoever waits for an answer does not wait behind a newsletter.
        .orderBy((eb) => eb.case().when("name", "=", issueLetter).then(1).else(0).end())
        .orderBy("due_at")
        .limit(limit)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("letter")
    .set((eb) => ({
      lease,
      // A sender that dies leaves the letter due again when its lease is over.
      due_at: now.getTime() + leaseMs,
      attempts: eb("attempts", "+", 1),
      dead_after: eb.fn.coalesce("dead_after", eb.val(now.getTime() + giveUpAfterMs)),
    }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...toLetter(row), lease }));
}

/** The letter, as long as its lease is still this sender's. */
function mine({ db }: Database, letter: ClaimedLetter) {
  return db
    .updateTable("letter")
    .where("id", "=", letter.id)
    .where("state", "=", "waiting")
    .where("lease", "=", letter.lease);
}
