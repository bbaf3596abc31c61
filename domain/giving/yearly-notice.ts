import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { dayMs } from "#domain/clock.ts";
import { runTransaction } from "./run-transaction.ts";
import { manageUrl, toDonor } from "./gift-mails.ts";
import type { Gift } from "./gift.ts";
import { formatDay } from "./giving-text.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

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
