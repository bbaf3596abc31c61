import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { inEachLanguage, rowOf, type Language } from "#domain/language/language.ts";

const how = { dateStyle: "medium", timeZone: "America/Guatemala" } as const;
const formatIn = (options: Intl.DateTimeFormatOptions) =>
  inEachLanguage((language) => new Intl.DateTimeFormat(rowOf(language).locale, options));
const formats = { day: formatIn(how), minute: formatIn({ ...how, timeStyle: "short" }) };

/** A moment on the clocks of Guatemala: "Nov 22, 2026, 3:04 PM". */
export const minuteOf = (moment: Date, language: Language) =>
  formats.minute[language].format(moment);

/** Its day: "Nov 22, 2026". */
export const dayOf = (moment: Date, language: Language) => formats.day[language].format(moment);

/** The day that ends with this moment, when it is midnight in Guatemala; else null. */
export function dayEndingAt(moment: Date, language: Language): string | null {
  const midnight = guatemalaMidnight(guatemalaDay(moment));
  if (midnight?.getTime() !== moment.getTime()) return null;
  return dayOf(new Date(moment.getTime() - 1), language);
}
