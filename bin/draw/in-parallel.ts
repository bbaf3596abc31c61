import { availableParallelism } from "node:os";

/**
 * Works through a list with every core. Painting holds this thread and encoding does not, so one
 * piece of work more than there are cores keeps all of them busy.
 */
export async function inParallel<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
}
