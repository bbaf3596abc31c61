import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import type { Language } from "#domain/language/language.ts";

const locales: Readonly<Record<Language, string>> = { en: "en-US", es: "es-GT" };
const how = { dateStyle: "medium", timeZone: "America/Guatemala" } as const;
const formats = {
  day: {
    en: new Intl.DateTimeFormat(locales.en, how),
    es: new Intl.DateTimeFormat(locales.es, how),
  },
  minute: {
    en: new Intl.DateTimeFormat(locales.en, { ...how, timeStyle: "short" }),
    es: new Intl.DateTimeFormat(locales.es, { ...how, timeStyle: "short" }),
  },
};

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
