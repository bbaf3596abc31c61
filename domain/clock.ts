/** Source of the current time; tests replace it. */
export type Clock = { now(): Date };

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** ISO dates: ("2026-02-28", 1) → "2026-03-01". */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

// Guatemala is UTC-6 all year.
const offsetMs = 6 * 3_600_000;

/** The date in Guatemala, `2026-05-18`. */
export function guatemalaDay(moment: Date): string {
  return guatemalaMinute(moment).slice(0, 10);
}

/** Date and time in Guatemala, `2026-05-18 10:30`. */
export function guatemalaMinute(moment: Date): string {
  return new Date(moment.getTime() - offsetMs).toISOString().slice(0, 16).replace("T", " ");
}

/** Midnight in Guatemala of a day; null if not a valid ISO date. */
export function guatemalaMidnight(day: string): Date | null {
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(midnight.getTime());
  // `Date` accepts "2026-02-30" as 2 March.
  if (!isDay || midnight.toISOString().slice(0, 10) !== day) return null;
  return new Date(midnight.getTime() + offsetMs);
}

export type EventPhase = "ended" | "running" | "coming";

type Days = { readonly starts_on: string; readonly ends_on: string | null };

/** The phase of an event on a day. @param today in Guatemala, `2026-05-18` */
export function eventPhase({ starts_on, ends_on }: Days, today: string): EventPhase {
  if (ends_on !== null && today > ends_on) return "ended";
  return today < starts_on ? "coming" : "running";
}
