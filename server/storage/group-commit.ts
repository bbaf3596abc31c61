import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { StorageUnavailable } from "#domain/ports.ts";
import type { Tables } from "./tables.ts";

type Work<Result> = (tx: Kysely<Tables>) => Promise<Result>;
type Waiting = {
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

const mostTogether = 64;

/**
 * Runs transactions so that those of visitors who come at the same moment reach the disk together.
 * Waiting for the disk is most of the price of a commit, and SQLite stops the whole process for
 * it; one wait then serves them all. Each still fails by itself, and none is told "done" before it
 * is on disk.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const drain = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // Whoever arrived in this turn of the event loop comes along.
      await setImmediate();
      const group = waiting.slice(0, mostTogether);
      waiting = waiting.slice(mostTogether);
      await commit(db, group);
    }
    isRunning = false;
  };

  return <Result>(work: Work<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: (value) => resolve(value as Result), reject });
      if (!isRunning) void drain();
    });
}

async function commit(db: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const one of group) answers.push(await runOne(tx, one, group.length === 1));
    });
  } catch (error) {
    // Nothing of the group is on disk. Telling some of them twice changes nothing.
    for (const { reject } of group) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** Does one visitor's work; gives back how to tell the visitor once all is on disk. */
async function runOne(tx: Kysely<Tables>, one: Waiting, isAlone: boolean): Promise<() => void> {
  const { work, resolve, reject } = one;
  if (isAlone) {
    const value = await work(tx);
    return () => resolve(value);
  }
  await sql`savepoint visitor`.execute(tx);
  try {
    const value = await work(tx);
    await sql`release visitor`.execute(tx);
    return () => resolve(value);
  } catch (error) {
    // A full disk ends the transaction of all.
    if (error instanceof StorageUnavailable) throw error;
    await sql`rollback to visitor`.execute(tx);
    await sql`release visitor`.execute(tx);
    return () => reject(error);
  }
}
