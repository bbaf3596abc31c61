import type { Mail } from "#domain/mail/mail.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

/**
 * Does work in one transaction, once more where the connection was lost: only work that a second try cannot
 * do twice. E-mails that it queued leave at once.
 */
export async function commit<Result>(
  { storage, wakeOutbox }: Pick<GivingWorld, "storage" | "wakeOutbox">,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const result = await retryWhenLost(() => storage.transaction(work));
  wakeOutbox();
  return result;
}

/** Queues an e-mail unless its mark stands already: both are on disk together. Answers whether it was new. */
export function queueOnce(world: GivingWorld, row: number, mark: string, mail: Mail) {
  const now = world.clock.now();
  return commit(world, async ({ gifts, outbox }) => {
    const isNew = await gifts.mark(row, mark, now);
    if (isNew) await outbox.add([mail], { now, giftRow: row });
    return isNew;
  });
}
