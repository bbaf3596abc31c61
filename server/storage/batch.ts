import { setImmediate } from "node:timers/promises";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

const batchSize = 64;

/**
 * Does work for those who come at the same moment as one batch, one batch after the other. Waiting
 * for the disk is most of the price of a commit; one wait then serves them all. A batch that fails is
 * done again one by one, so that nobody fails with somebody else; but not when the database is full
 * or out of reach, which is the same for all.
 *
 * @param work takes a batch and gives a result for each, in the same order
 */
export function inBatches<Item, Result>(
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const doBatch = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      if (batch.length === 1 || error instanceof StorageUnavailable) {
        for (const { reject } of batch) reject(error);
      } else {
        for (const one of batch) await doBatch([one]);
      }
    }
  };

  const drain = async (): Promise<void> => {
    isRunning = true;
    // Whoever arrived in this turn of the event loop comes along.
    await setImmediate();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      await doBatch(batch);
    }
    isRunning = false;
  };

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void drain();
    });
}
