import { rowOf, type Language } from "#domain/language/language.ts";
import { formatDay, home } from "./giving-text.ts";

/**
 * The zone whose clocks say on which day a donor gave. Of a country's zones it is the westernmost, where the
 * day is over last: whoever gives on New Year's Eve keeps the year (docs/decisions/0011).
 * @param country of the card, as `US`; null: not known, and for a gift by hand
 */
export function donorZone(country: string | null, moment: Date): string {
  const zones = country === null ? [] : (new Intl.Locale(`und-${country}`).getTimeZones() ?? []);
  if (zones.length === 0) return home;
  const here = (zone: string) => minuteIn(zone, moment);
  // The later of two zones with the same clock wins: Honolulu, not Adak.
  return zones.reduce((first, zone) => (here(zone) <= here(first) ? zone : first));
}

// Made once for each zone: making one costs more than using it a hundred times.
const clocks = new Map<string, Intl.DateTimeFormat>();

function minuteIn(timeZone: string, moment: Date): string {
  // Swedish writes dates as ISO 8601 does: `2026-12-31 20:30`.
  const how = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv", how);
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** The date in a zone, `2026-12-31`. */
export const dayIn = (zone: string, moment: Date): string => minuteIn(zone, moment).slice(0, 10);

type Given = { readonly paidAt: Date; readonly zone: string };

/** By which clock: "8:30 PM HST", "8:30 p. m. hora de Guatemala", whose "p. m." never breaks. */
export function formatClock({ paidAt, zone: timeZone }: Given, language: Language): string {
  // Elsewhere the generic name of a zone may be that of a town nobody knows.
  const timeZoneName = timeZone === home ? "shortGeneric" : "short";
  const how = { hour: "numeric", minute: "2-digit", timeZoneName, timeZone } as const;
  const clock = new Intl.DateTimeFormat(rowOf(language).locale, how).format(paidAt);
  return clock.replace(/\s(?=[apm]\.)/g, "\u00a0");
}

/** The moment of a gift: "December 31, 2026, 8:30 PM HST". Of one by hand staff enter the day alone. */
export function formatGiven(given: Given & { readonly entered: unknown }, language: Language) {
  const day = formatDay(given.paidAt, language, given.zone);
  return given.entered ? day : `${day}, ${formatClock(given, language)}`;
}
