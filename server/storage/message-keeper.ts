import { CompiledQuery, sql } from "kysely";
import type { Arrival, ArrivingMessage, MessageKeeper } from "#domain/message-keeper.ts";
import type { Letter, NewSubmission } from "#domain/records.ts";
import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";
import { inGroups } from "./in-groups.ts";
import { jsonRows } from "./json-rows.ts";
import { openLimits } from "./limits.ts";
import { openOutbox, toNewRow as toLetterRow } from "./outbox.ts";
import { preparedMark } from "./postgres-dialect.ts";
import { toNewRow } from "./submission-rows.ts";
import { openSubmissions } from "./submissions.ts";
import type { Tables } from "./tables.ts";

type Kept = { readonly submission: NewSubmission; readonly letters: readonly Letter[] };

/**
 * Keeps messages with few statements for many of them: on SQLite one transaction, on PostgreSQL a
 * statement that counts and one that keeps.
 */
export function createMessageKeeper(database: Database, limitsSecret: string): MessageKeeper {
  // SQLite has one writer; PostgreSQL takes the next group while one waits for the disk.
  const mostGroups = database.engine === "sqlite" ? 1 : 3;
  const keepMessage = inGroups<ArrivingMessage, Arrival>(
    { mostTogether: 64, mostGroups },
    (group) =>
      database.engine === "sqlite"
        ? inTransaction(database, (tx) => keepGroup({ ...database, db: tx }, limitsSecret, group))
        : keepGroup(database, limitsSecret, group),
  );
  return { keepMessage };
}

async function keepGroup(
  database: Database,
  limitsSecret: string,
  group: readonly ArrivingMessage[],
): Promise<readonly Arrival[]> {
  const judged = await judgeGroup(database, limitsSecret, group);
  const kept = judged.filter((one) => one !== null);
  const added = await addTogether(
    database,
    kept.filter(({ submission }) => submission.pictures.length === 0),
  );
  const arrivals: Arrival[] = [];
  for (const one of judged) {
    if (one === null) arrivals.push({ as: "refused" });
    else if (added.has(one.submission.reference)) arrivals.push({ as: "kept" });
    else arrivals.push(await addByItself(database, one));
  }
  return arrivals;
}

/** Counts all of a group at once; answers what to keep of each. */
async function judgeGroup(
  database: Database,
  limitsSecret: string,
  group: readonly ArrivingMessage[],
): Promise<readonly (Kept | null)[]> {
  const [first] = group;
  if (!first) return [];
  const keys = group.flatMap(({ countUnder }) => countUnder);
  const counts = await openLimits(database, limitsSecret).count(keys, first.windowMs, first.now);
  let at = 0;
  return group.map(({ countUnder, judge }) => judge(counts.slice(at, (at += countUnder.length))));
}

/** Adds messages without pictures, and their letters. Answers the references of those added. */
async function addTogether(
  database: Database,
  messages: readonly Kept[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set();
  return database.engine === "sqlite"
    ? addInTurn(database, messages)
    : addAtOnce(database, messages);
}

/** On SQLite, inside the transaction of the group: short statements that stay prepared. */
async function addInTurn(
  { db }: Database,
  messages: readonly Kept[],
): Promise<ReadonlySet<string>> {
  const added = new Set<string>();
  for (const one of messages) {
    const row = toNewRow(one.submission);
    const { rows } = await db.executeQuery<{ id: number }>(
      insertQuery("submission", row, " on conflict do nothing returning id"),
    );
    const [taken] = rows;
    if (!taken) continue;
    added.add(row.reference);
    for (const letter of letterRows(one, taken.id)) {
      await db.executeQuery(insertQuery("letter", letter));
    }
  }
  return added;
}

/** Written out, because building it anew takes Kysely longer than SQLite takes to do it. */
function insertQuery(table: keyof Tables, row: object, end = ""): CompiledQuery<never> {
  const names = Object.keys(row);
  const places = names.map(() => "?").join(", ");
  const text = `insert into ${table} (${names.join(", ")}) values (${places})${end}`;
  return CompiledQuery.raw(text, Object.values(row)) as CompiledQuery<never>;
}

/** On PostgreSQL, as one statement: begin, commit and a second one would be ways to and fro. */
async function addAtOnce(
  { db, engine }: Database,
  messages: readonly Kept[],
): Promise<ReadonlySet<string>> {
  const submissions = messages
    .map(({ submission }) => toNewRow(submission))
    // In one order everywhere: two groups with the same attempts then never wait for each other.
    .toSorted((a, b) => (a.attempt_key < b.attempt_key ? -1 : 1));
  const { columns, from } = jsonRows(engine, "submission", submissions);
  const letters = messages.flatMap((one) =>
    letterRows(one, null).map((row) => ({ ...row, of: one.submission.reference })),
  );
  const notTaken = new Set(["of", "submission_id"]);
  const names = Object.keys(letters[0] ?? {}).filter((name) => !notTaken.has(name));
  const { rows } = await sql<{ reference: string }>`${sql.raw(preparedMark)}
    with added as (
      insert into submission (${columns}) select ${columns} from ${from}
      on conflict do nothing returning id, reference
    ), posted as (
      insert into letter (submission_id, ${sql.join(names.map((name) => sql.ref(name)))})
      select added.id, ${sql.join(names.map((name) => sql.ref(`letter.${name}`)))}
      from json_array_elements(${JSON.stringify(letters)}::json) with ordinality as list (one, place)
      join added on added.reference = one ->> 'of'
      cross join lateral json_populate_record(null::letter, one) as letter
      order by place
    )
    select reference from added`.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

function letterRows({ submission, letters }: Kept, submissionId: number | null) {
  const state = submission.state === "suspected" ? "held" : "waiting";
  return letters.map((letter) =>
    toLetterRow(letter, { now: submission.receivedAt, state, submissionId }),
  );
}

/** One with pictures, or one that is there already. */
function addByItself(database: Database, { submission, letters }: Kept): Promise<Arrival> {
  return inTransaction<Arrival>(database, async (tx) => {
    const own = { ...database, db: tx };
    const submissions = openSubmissions(own);
    const added = await submissions.add(submission);
    if ("takenBy" in added) {
      const reference =
        added.takenBy === "attempt"
          ? await submissions.findReferenceByAttempt(submission.attemptKey)
          : null;
      return reference === null ? { as: "reference_taken" } : { as: "taken", reference };
    }
    const state = submission.state === "suspected" ? "held" : "waiting";
    await openOutbox(own).add(letters, {
      now: submission.receivedAt,
      state,
      submissionId: added.id,
    });
    return { as: "kept" };
  });
}
