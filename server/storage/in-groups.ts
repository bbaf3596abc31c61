import { setImmediate } from "node:timers/promises";
import { StorageUnavailable } from "#domain/ports.ts";

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

export type GroupSettings = {
  readonly mostTogether: number;
  /** Groups under way at the same time. */
  readonly mostGroups: number;
};

/**
 * Does work for those who come at the same moment as one group: the price of a commit is then paid
 * once for all of them. A group that fails is done again one by one, so that nobody fails with
 * somebody else; but not when the database is out of reach, which is the same for all.
 *
 * @param work takes a group and gives a result for each, in the same order
 */
export function inGroups<Item, Result>(
  { mostTogether, mostGroups }: GroupSettings,
  work: (group: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  const doGroup = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
    } catch (error) {
      if (group.length === 1 || error instanceof StorageUnavailable) {
        for (const { reject } of group) reject(error);
      } else {
        for (const one of group) await doGroup([one]);
      }
    }
  };

  const drain = async (): Promise<void> => {
    running += 1;
    // Whoever arrived in this turn of the event loop comes along.
    await setImmediate();
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostTogether);
      waiting = waiting.slice(mostTogether);
      await doGroup(group);
    }
    running -= 1;
  };

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < mostGroups) void drain();
    });
}
