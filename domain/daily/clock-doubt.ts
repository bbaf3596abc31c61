import { dayMs } from "#domain/clock.ts";
import type { Stores } from "#domain/storage/storage.ts";

/** The daily work's own name among jobs. */
export const dailyJob = "daily";
const doubtedSince = "clock doubted since";
/** The name of the daily work while the clock is doubted: it erases nothing. */
export const doubtedDailyJob = "daily, clock doubted";

// Two runs are a day apart; more than a week is a site that stood still, or a wrong clock.
const mostDaysApart = 7;
// A clock that goes on evenly for a week in which staff were told each day is believed.
const daysUntilBelieved = 7;

/** A jump of the clock: the day of the last daily work, and from when on the clock is believed. */
export type ClockDoubt = { readonly lastDay: string; readonly believedFrom: string };

/**
 * Null while today's clock may be trusted with erasing. It is held against the day of the last daily
 * work; a jump of more than a week, ahead or back, is doubted until staff confirm it or a week has
 * passed on the new clock.
 *
 * @param today in Guatemala, 2026-05-18
 */
export async function doubtClock(stores: Stores, today: string): Promise<ClockDoubt | null> {
  const lastDay = await findJump(stores, today);
  if (lastDay === null) {
    await stores.forgetDaily(doubtedSince);
    return null;
  }
  const since = await stores.lastDay(doubtedSince);
  const passed = since === null ? -1 : daysBetween(since, today);
  // Another jump begins the wait anew.
  const isEven = passed >= 0 && passed <= daysUntilBelieved + mostDaysApart;
  if (!isEven) await stores.startDaily(doubtedSince, today);
  const begun = isEven && since !== null ? since : today;
  if (daysBetween(begun, today) >= daysUntilBelieved) return null;
  return { lastDay, believedFrom: dayAfter(begun, daysUntilBelieved) };
}

/** The day of the last daily work, where it is too far from today for the clock to be trusted; else null. */
export async function findJump(stores: Pick<Stores, "lastDay">, today: string) {
  const lastDay = await stores.lastDay(dailyJob);
  return lastDay !== null && Math.abs(daysBetween(lastDay, today)) > mostDaysApart ? lastDay : null;
}

/** Staff say that today is today: the next daily work erases again. */
export async function confirmClock(stores: Stores, today: string): Promise<void> {
  await stores.forgetDaily(doubtedSince);
  await stores.startDaily(dailyJob, dayAfter(today, -1));
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
