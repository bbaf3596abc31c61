import type { Kysely } from "kysely";
import { inBatches } from "./batch.ts";
import type { Tables } from "./tables.ts";

type Work<Result> = (tx: Kysely<Tables>) => Promise<Result>;

/**
 * Runs the work of those who come at the same moment in one transaction: on SQLite, each commit stops
 * the whole process until it is on disk.
 */
export function batchedTransaction(db: Kysely<Tables>) {
  const inBatch = inBatches<Work<unknown>, unknown>((batch) =>
    db.transaction().execute(async (tx) => {
      const results: unknown[] = [];
      for (const work of batch) results.push(await work(tx));
      return results;
    }),
  );
  return <Result>(work: Work<Result>) => inBatch(work) as Promise<Result>;
}
