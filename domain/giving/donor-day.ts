import type { Language } from "#domain/language/language.ts";
import { dates, formatDay, guatemalaZone } from "#domain/language/format.ts";

/**
 * The time zone that decides the date of a gift: the westernmost of the donor's country, so that a gift on New Year's
 * Eve always counts for the old year (docs/decisions/0011).
 * @param country of the card, `US`; null: unknown, or a gift entered by hand
 */
export function donorZone(country: string | null, moment: Date): string {
  const zones = country === null ? [] : (new Intl.Locale(`und-${country}`).getTimeZones() ?? []);
  if (zones.length === 0) return guatemalaZone;
  const here = (zone: string) => minuteIn(zone, moment);
  // Two zones with the same local time: the last is taken (Honolulu, not Adak).
  return zones.reduce((first, zone) => (here(zone) <= here(first) ? zone : first));
}

// Formatters are cached: creating one costs more than a hundred uses.
const clocks = new Map<string, Intl.DateTimeFormat>();

function minuteIn(timeZone: string, moment: Date): string {
  // Swedish formats dates as ISO 8601: `2026-12-31 20:30`.
  const how = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv", how);
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** The date in a zone, `2026-12-31`. */
export const dayIn = (zone: string, moment: Date): string => minuteIn(zone, moment).slice(0, 10);

type Given = { readonly paidAt: Date; readonly zone: string };

/** "8:30 PM HST", "8:30 p. m. hora de Guatemala"; the space in "p. m." is made non-breaking. */
export function formatClock({ paidAt, zone: timeZone }: Given, language: Language): string {
  // Outside Guatemala the generic name may be an obscure town.
  const timeZoneName = timeZone === guatemalaZone ? "shortGeneric" : "short";
  const how = { hour: "numeric", minute: "2-digit", timeZoneName, timeZone } as const;
  const clock = dates(language, how).format(paidAt);
  return clock.replace(/\s(?=[apm]\.)/g, "\u00a0");
}

/** Date and time of a gift: "December 31, 2026, 8:30 PM HST"; only the date if staff entered it. */
export function formatGiven(given: Given & { readonly entered: unknown }, language: Language) {
  const day = formatDay(given.paidAt, language, given.zone);
  return given.entered ? day : `${day}, ${formatClock(given, language)}`;
}
