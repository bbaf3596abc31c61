import { guatemalaMidnight, guatemalaDay, hourMs, dayMs } from "#domain/clock.ts";
import { runTransaction, type GivingWorld } from "./giving-world.ts";
import { dedicationMail, manageUrl, toDonor } from "./gift-mails.ts";
import type { Gift } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { formatDay } from "#domain/language/format.ts";

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
  // While a bank decides on a dispute, the e-mail waits.
  const isEarly = gift.state === "disputed" || (due !== null && due > now);
  if (!gift.dedication?.mail || isEarly) return;
  await gifts.change(gift.row, { dedicationDueAt: null });
  if (due === null || gift.state !== "received") return;
  const mail = dedicationMail(world, gift);
  if (!mail || !(await gifts.mark(gift.row, "dedication", now))) return;
  await outbox.add([mail], { now, giftRow: gift.row });
}

/** Drops the unsent e-mail of a dedication whose gift does not stand; one that was never tried leaves once it does. */
export async function holdDedication({ gifts, outbox }: Stores, gift: Gift, now: Date) {
  const { row, dedication, state } = gift;
  if (!dedication?.mail || state === "received") return;
  const name = `gift-dedication-${dedication.kind}`;
  if ((await outbox.dropUnsent(dedication.mail.email, { giftRow: row, name })) === 0) return;
  await gifts.unmark(row, "dedication");
  await gifts.change(row, { dedicationDueAt: now });
}

export async function sendDueDedications(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  for (const { row } of await storage.gifts.due("dedicationDueAt", clock.now())) {
    await runTransaction(world, async (stores) =>
      sendDedication(world, stores, await stores.gifts.getForUpdate(row)),
    );
  }
}

/**
 * Notice period of a yearly charge. Mastercard requires a reminder 7 to 30 days before charges less often than every
 * six months; forgotten charges end as disputes.
 */
const noticeDays = 14;

/**
 * Once a day, mails a notice of each yearly charge due within two weeks. Call after missed events were fetched, so that
 * nobody who stopped at the provider gets one.
 */
export async function announceYearlyCharges(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  const now = clock.now();
  if (!(await storage.startDaily("yearly notices", guatemalaDay(now)))) return;
  const nextPaymentAt = { from: now, until: new Date(now.getTime() + noticeDays * dayMs) };
  for await (const { row } of storage.gifts.each({ interval: "yearly", nextPaymentAt })) {
    await runTransaction(world, (stores) => announce(world, stores, row, now));
  }
}

async function announce(world: GivingWorld, { gifts, outbox }: Stores, row: number, now: Date) {
  const gift = await gifts.getForUpdate(row);
  const { nextPaymentAt, language, email, mode } = gift;
  if (!nextPaymentAt || mode !== "live" || email === "") return;
  const soonMs = nextPaymentAt.getTime() - now.getTime();
  if (soonMs <= 0 || soonMs > noticeDays * dayMs || !isToBeCharged(gift, nextPaymentAt)) return;
  // The mark has the date: a rescheduled charge gets another notice.
  if (!(await gifts.mark(row, `announced ${guatemalaDay(nextPaymentAt)}`, now))) return;
  const mail = toDonor(world, gift, "gift-yearly-notice", {
    values: { day: formatDay(nextPaymentAt, language) },
    buttonUrl: manageUrl(world, gift),
  });
  await outbox.add([mail], { now, giftRow: row });
}

/** True if active, or paused until before the charge; a late gift has had its own e-mail. */
function isToBeCharged({ recurring, pausedUntil }: Gift, nextPaymentAt: Date): boolean {
  if (recurring === "active") return true;
  return recurring === "paused" && pausedUntil !== null && pausedUntil <= nextPaymentAt;
}
