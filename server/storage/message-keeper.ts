import type {
  Arrival,
  ArrivingMessage,
  MessageKeeper,
} from "#domain/submissions/message-keeper.ts";
import type { AddedSubmission } from "#domain/submissions/submissions.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { NewSubmission } from "#domain/submissions/records.ts";
import { inBatches } from "./batch.ts";
import type { Database } from "./database.ts";
import { openRateLimits } from "./rate-limits.ts";
import { toNewRow } from "./outbox.ts";
import { addSubmissions } from "./submissions.ts";

type Kept = { readonly submission: NewSubmission; readonly letters: readonly Letter[] };

/**
 * Keeps messages that come at the same moment in one transaction of three statements: one counts, one
 * adds the messages, one their letters. With statements for each message, PostgreSQL would spend most
 * of the time on the way to and fro.
 */
export function createMessageKeeper(database: Database, rateLimitSecret: string): MessageKeeper {
  return {
    keepMessage: inBatches((batch) =>
      database.db
        .transaction()
        .execute((tx) => keepBatch({ ...database, db: tx }, rateLimitSecret, batch)),
    ),
  };
}

async function keepBatch(
  database: Database,
  rateLimitSecret: string,
  batch: readonly ArrivingMessage[],
): Promise<readonly Arrival[]> {
  const judged = await judgeBatch(database, rateLimitSecret, batch);
  const kept = judged.filter((one) => one !== null);
  const submissions = kept.map(({ submission }) => submission);
  const added = await addSubmissions(database, submissions);
  const letters = kept.flatMap((one, at) => letterRows(one, added[at]));
  if (letters.length > 0) await database.db.insertInto("letter").values(letters).execute();
  const fates = new Map(kept.map((one, at) => [one, added[at]]));
  return judged.map((one) => arrivalOf(one && fates.get(one)));
}

/** Counts all of a batch at once; answers what to keep of each. */
async function judgeBatch(
  database: Database,
  rateLimitSecret: string,
  batch: readonly ArrivingMessage[],
): Promise<readonly (Kept | null)[]> {
  const [first] = batch;
  if (!first) return [];
  const keys = batch.flatMap(({ countUnder }) => countUnder);
  const counts = await openRateLimits(database, rateLimitSecret).count(
    keys,
    first.windowMs,
    first.now,
  );
  let at = 0;
  return batch.map(({ countUnder, judge }) => judge(counts.slice(at, (at += countUnder.length))));
}

/** None for a message that was there already. */
function letterRows({ submission, letters }: Kept, added: AddedSubmission | undefined) {
  if (!added || !("id" in added)) return [];
  const how = {
    now: submission.receivedAt,
    state: submission.state === "suspected" ? "held" : "waiting",
    submissionId: added.id,
  } as const;
  return letters.map((letter) => toNewRow(letter, how));
}

function arrivalOf(added: AddedSubmission | null | undefined): Arrival {
  if (!added) return { as: "refused" };
  if ("id" in added) return { as: "kept" };
  return added.takenBy === "idempotency_key"
    ? { as: "taken", reference: added.reference }
    : { as: "reference_taken" };
}
