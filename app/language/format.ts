import type { Language } from "./language.ts";

/** Guatemala writes 1,000.50 as the United States do; both pages name the dollar. */
const locales: Record<Language, string> = { en: "en-US", es: "es-GT" };

/** 110000 → "110,000" */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Whole or broken US dollars from cents: 5500 → "$55", 5115 → "$51.15". */
export function formatDollars(amountCents: number, language: Language): string {
  const whole = amountCents % 100 === 0;
  return `$${new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amountCents / 100)}`;
}

/** An ISO day, month or year as people write it: "2014-05-23" → "May 23, 2014", "23 de mayo de 2014". */
export function formatDate(iso: string, language: Language): string {
  const parts = iso.split("-").length;
  if (parts === 1) return iso;
  const date = new Date(parts === 2 ? `${iso}-01T00:00:00Z` : `${iso}T00:00:00Z`);
  return new Intl.DateTimeFormat(locales[language], {
    year: "numeric",
    month: "long",
    ...(parts === 3 ? { day: "numeric" as const } : {}),
    timeZone: "UTC",
  }).format(date);
}

/** 5 → "May", "mayo". */
export function monthName(month: number, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: "long", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2000, month - 1)));
}
