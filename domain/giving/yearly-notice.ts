import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { dayMs } from "#domain/clock.ts";
import { commit } from "./commit.ts";
import { manageUrl, toDonor } from "./gift-mails.ts";
import type { Gift } from "./gift.ts";
import { formatDay } from "./giving-text.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";

/**
 * The days before a yearly charge on which its donor is written to. A charge a year after the last one surprises
 * whoever has forgotten it, and surprises end as disputes. Mastercard's rules ask for a reminder between 7
 * and 30 days before a charge that comes more seldom than every half year; two weeks lie well within, and
 * leave time to change it, to leave it out or to stop.
 */
const noticeDays = 14;

/**
 * Once a day: writes to the donors whose yearly gift is charged within two weeks, each charge once. Only once the
 * provider was asked: who has stopped there is told of no charge.
 */
export async function announceYearlyCharges(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  const now = clock.now();
  if (!(await storage.startDaily("yearly notices", guatemalaDay(now)))) return;
  const nextPaymentAt = { from: now, until: new Date(now.getTime() + noticeDays * dayMs) };
  for await (const { row } of storage.gifts.each({ interval: "yearly", nextPaymentAt })) {
    await commit(world, (stores) => announce(world, stores, row, now));
  }
}

async function announce(
  world: GivingWorld,
  { gifts, outbox }: Stores,
  row: number,
  now: Date,
): Promise<void> {
  const gift = await gifts.require(row);
  const { nextPaymentAt, language, email, mode } = gift;
  if (!nextPaymentAt || mode !== "live" || email === "") return;
  const soonMs = nextPaymentAt.getTime() - now.getTime();
  if (soonMs <= 0 || soonMs > noticeDays * dayMs || !isToBeCharged(gift, nextPaymentAt)) return;
  // A day that is moved is told of anew.
  if (!(await gifts.mark(row, `announced ${guatemalaDay(nextPaymentAt)}`, now))) return;
  const mail = toDonor(world, gift, "gift-yearly-notice", {
    values: { day: formatDay(nextPaymentAt, language) },
    buttonUrl: manageUrl(world, gift),
  });
  await outbox.add([mail], { now, giftRow: row });
}

/** A pause leaves out the charges before its end; a late gift has had its own e-mail. */
function isToBeCharged({ recurring, pausedUntil }: Gift, nextPaymentAt: Date): boolean {
  if (recurring === "active") return true;
  return recurring === "paused" && pausedUntil !== null && pausedUntil <= nextPaymentAt;
}
