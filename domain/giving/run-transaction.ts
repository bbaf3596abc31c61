import type { Mail } from "#domain/mail/mail.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

/**
 * Runs `work` in one transaction, retries it if the connection was lost (so it must be idempotent), and wakes the
 * outbox for e-mails that it queued.
 */
export async function runTransaction<Result>(
  { storage, wakeOutbox }: Pick<GivingWorld, "storage" | "wakeOutbox">,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const result = await retryWhenLost(() => storage.transaction(work));
  wakeOutbox();
  return result;
}

/** Queues an e-mail and marks the gift, in one transaction; does nothing if the mark exists. @returns true if queued */
export function queueOnce(world: GivingWorld, row: number, mark: string, mail: Mail) {
  const now = world.clock.now();
  return runTransaction(world, async ({ gifts, outbox }) => {
    const isNew = await gifts.mark(row, mark, now);
    if (isNew) await outbox.add([mail], { now, giftRow: row });
    return isNew;
  });
}
