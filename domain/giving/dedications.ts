import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { hourMs } from "#domain/clock.ts";
import { runTransaction } from "./run-transaction.ts";
import { dedicationMail } from "./gift-mails.ts";
import type { Gift } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

// 8 AM in Guatemala.
const morningMs = 8 * hourMs;

/** Time to send the e-mail of a gift's dedication; null: never. Only live gifts write to a third person. */
export function dedicationDueAt({ dedication, mode }: Gift, now: Date): Date | null {
  if (!dedication?.mail || mode !== "live") return null;
  const midnight = dedication.mail.on === null ? null : guatemalaMidnight(dedication.mail.on);
  const due = midnight ? new Date(midnight.getTime() + morningMs) : now;
  return due < now ? now : due;
}

/** Queues a dedication's e-mail once it is due, unless the gift was refunded meanwhile. */
export async function sendDedication(world: GivingWorld, { gifts, outbox }: Stores, gift: Gift) {
  const now = world.clock.now();
  const due = dedicationDueAt(gift, now);
  if (!gift.dedication?.mail || (due !== null && due > now)) return;
  await gifts.change(gift.row, { dedicationDueAt: null });
  if (due === null || gift.state !== "received") return;
  const mail = dedicationMail(world, gift);
  if (!mail || !(await gifts.mark(gift.row, "dedication", now))) return;
  await outbox.add([mail], { now, giftRow: gift.row });
}

export async function sendDueDedications(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  for (const { row } of await storage.gifts.due("dedicationDueAt", clock.now())) {
    await runTransaction(world, async (stores) =>
      sendDedication(world, stores, await stores.gifts.getForUpdate(row)),
    );
  }
}
