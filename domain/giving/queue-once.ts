import type { Letter } from "#domain/mail/letter.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import type { GivingWorld } from "./giving-world.ts";

/** Queues a letter unless its mark stands already: both are on disk together. Answers whether it was new. */
export async function queueOnce(
  { storage, clock, wakeOutbox }: GivingWorld,
  row: number,
  mark: string,
  letter: Letter,
): Promise<boolean> {
  const now = clock.now();
  const isNew = await retryWhenLost(() =>
    storage.transaction(async ({ gifts, outbox }) => {
      if (!(await gifts.mark(row, mark, now))) return false;
      await outbox.add([letter], { now, giftRow: row });
      return true;
    }),
  );
  if (isNew) wakeOutbox();
  return isNew;
}
