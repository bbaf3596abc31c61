import { addDays, dayMs } from "#domain/clock.ts";
import type { Stores } from "#domain/storage/storage.ts";

/** Names in the table `dailyJob`. */
export const dailyJob = "daily";
const doubtedSince = "clock doubted since";
/** The daily job while the clock is doubted: erases nothing. */
export const doubtedDailyJob = "daily, clock doubted";

// Runs are a day apart; a longer gap is a site that was off, or a wrong clock.
const mostDaysApart = 7;
// After a week of daily warnings to staff the new clock is trusted.
const daysUntilBelieved = 7;

/** A jump of the clock since `lastDay`; it is trusted from `believedFrom` on. */
export type ClockDoubt = { readonly lastDay: string; readonly believedFrom: string };

/**
 * Guards against erasing everything because of a wrong system clock: a jump of more than a week, either way, since the
 * last daily job is doubted until a week has passed on the new clock.
 *
 * @param today in Guatemala, `2026-05-18`
 * @returns null if the clock is trusted
 */
export async function doubtClock(stores: Stores, today: string): Promise<ClockDoubt | null> {
  const lastDay = await stores.lastDay(dailyJob);
  if (lastDay === null || Math.abs(daysBetween(lastDay, today)) <= mostDaysApart) {
    await stores.forgetDaily(doubtedSince);
    return null;
  }
  const since = await stores.lastDay(doubtedSince);
  const passed = since === null ? -1 : daysBetween(since, today);
  // Another jump restarts the week.
  const isEven = passed >= 0 && passed <= daysUntilBelieved + mostDaysApart;
  if (!isEven) await stores.startDaily(doubtedSince, today);
  const begun = isEven && since !== null ? since : today;
  if (daysBetween(begun, today) >= daysUntilBelieved) return null;
  return { lastDay, believedFrom: addDays(begun, daysUntilBelieved) };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
