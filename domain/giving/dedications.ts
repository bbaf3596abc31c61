import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { dedicationLetter } from "./gift-letters.ts";
import type { Gift } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

// Eight in the morning in Comalapa.
const morningMs = 8 * 3_600_000;
const atOnce = 100;

/**
 * When the letter of a gift's dedication is due, once the gift is received; null: there is none. A
 * gift that moved no money writes to nobody but its giver.
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

/**
 * Queues the letter of a dedication when it is due. A gift that was given back meanwhile sends
 * none.
 */
export async function sendDedication(
  world: GivingWorld,
  stores: Stores,
  gift: Gift,
): Promise<boolean> {
  const now = world.clock.now();
  const due = dedicationDueAt(gift, now);
  if (due !== null && due > now) return false;
  if (due === null && !gift.dedication?.letter) return false;
  await stores.gifts.change(gift.row, { dedicationDueAt: null });
  if (due === null || gift.state !== "received") return false;
  if (!(await stores.gifts.mark(gift.row, "dedication", now))) {
    return false;
  }
  const letter = dedicationLetter(world, gift);
  if (!letter) return false;
  await stores.outbox.add([letter], { now, giftRow: gift.row });
  return true;
}

/** Sends the letters of dedication whose day has come. Answers how many. */
export async function sendDueDedications(world: GivingWorld): Promise<number> {
  let sent = 0;
  for (const { row } of await world.storage.gifts.due(
    "dedicationDueAt",
    world.clock.now(),
    atOnce,
  )) {
    const isSent = await world.storage.transaction(async (stores) =>
      sendDedication(world, stores, await stores.gifts.require(row)),
    );
    if (isSent) sent += 1;
  }
  if (sent > 0) world.wakeOutbox();
  return sent;
}
