/** Source of the current time; tests replace it. */
export type Clock = { now(): Date };

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** ISO dates: ("2026-02-28", 1) → "2026-03-01". */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
