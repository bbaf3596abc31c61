import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { hourMs } from "#domain/clock.ts";
import { commit } from "./commit.ts";
import { dedicationMail } from "./gift-mails.ts";
import type { Gift } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

// Eight in the morning in Comalapa.
const morningMs = 8 * hourMs;
const atOnce = 100;

/**
 * The moment the e-mail of a received gift's dedication is due; null: there is none. A gift that moved no money
 * writes to nobody but its giver.
 */
export function dedicationDueAt(
  { dedication, mode }: Pick<Gift, "dedication" | "mode">,
  now: Date,
): Date | null {
  if (!dedication?.letter || mode !== "live") return null;
  const midnight = dedication.letter.on === null ? null : guatemalaMidnight(dedication.letter.on);
  const due = midnight ? new Date(midnight.getTime() + morningMs) : now;
  return due < now ? now : due;
}

/** Queues the e-mail of a dedication when it is due. A gift that was given back meanwhile sends none. */
export async function sendDedication(
  world: GivingWorld,
  { gifts, outbox }: Stores,
  gift: Gift,
): Promise<void> {
  const now = world.clock.now();
  const due = dedicationDueAt(gift, now);
  if (!gift.dedication?.letter || (due !== null && due > now)) return;
  await gifts.change(gift.row, { dedicationDueAt: null });
  if (due === null || gift.state !== "received") return;
  const mail = dedicationMail(world, gift);
  if (!mail || !(await gifts.mark(gift.row, "dedication", now))) return;
  await outbox.add([mail], { now, giftRow: gift.row });
}

/** Sends the e-mails of dedication whose day has come. */
export async function sendDueDedications(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  for (const { row } of await storage.gifts.due("dedicationDueAt", clock.now(), atOnce)) {
    await commit(world, async (stores) =>
      sendDedication(world, stores, await stores.gifts.require(row)),
    );
  }
}
