import { rowOf, type Language } from "./language.ts";

/** Caches `Intl` formatters: creating one costs a thousand times as much as using it. */
function cached<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const format = make(rowOf(language).locale, options);
    made.set(key, format);
    return format;
  };
}

const numbers = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dates = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** 110000 → "110,000" */
export function formatNumber(value: number, language: Language): string {
  return numbers(language, {}).format(value);
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** US cents as dollars: 5500 → "$55", 5115 → "$51.15". */
export function formatDollars(amountCents: number, language: Language): string {
  const options = amountCents % 100 === 0 ? {} : twoDecimals;
  return inDollars("$", amountCents, language, options);
}

/** US cents as `US$1,234.50`, `−US$20.00`. */
export function formatCents(cents: number, language: Language): string {
  return inDollars("US$", cents, language, twoDecimals);
}

const inDollars = (sign: string, cents: number, language: Language, options: object) =>
  `${cents < 0 ? "−" : ""}${sign}${numbers(language, options).format(Math.abs(cents) / 100)}`;

/** A charge in another currency than US dollars (Stripe: presentment). */
export type Presented = {
  /** ISO code in lower case, `gbp`. */
  readonly currency: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
};

// Currencies without decimals whose amounts Stripe gives in hundredths (docs.stripe.com/currencies, special cases).
const countedInHundredths = new Set(["ISK", "UGX"]);

/** `GBP 43.50`: with the currency's code, because several currencies are called dollar. */
export function formatPresented({ currency, amount }: Presented, language: Language): string {
  const code = currency.toUpperCase();
  const how = { style: "currency", currency: code, currencyDisplay: "code" } as const;
  const format = numbers(language, how);
  const usual = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** (countedInHundredths.has(code) ? 2 : usual));
}

const lists = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** "card, Apple Pay, or Link", "tarjeta, Apple Pay o Link". */
export function formatList(items: readonly string[], language: Language): string {
  return lists(language, { type: "disjunction" }).format(items);
}

/** "2014-05-23T10:00", on the clocks of Guatemala, in words. */
export function formatTime(local: string, language: Language): string {
  const how = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${dates(language, how).format(new Date(`${local}Z`))} (Guatemala)`;
}

const longDay = { dateStyle: "long" } as const;

/** Formats an ISO day, month or year: "2014-05-23" → "May 23, 2014", "23 de mayo de 2014". */
export function formatDate(iso: string, language: Language): string {
  const parts = iso.split("-").length;
  if (parts === 1) return iso;
  const how = parts === 2 ? ({ year: "numeric", month: "long" } as const) : longDay;
  return dates(language, { ...how, timeZone: "UTC" }).format(new Date(iso));
}

/** Formats a range of ISO days: "May 18 to 25, 2026", "del 18 al 25 de mayo de 2026"; a single day if equal; "all of 2025" for a calendar year. */
export function formatDays(firstDay: string, lastDay: string, language: Language): string {
  if (firstDay === lastDay) return formatDate(firstDay, language);
  const { from, to, year } = rowOf(language).days;
  if (lastDay === firstDay.replace(/-01-01$/, "-12-31")) return year + firstDay.slice(0, 4);
  const written = dates(language, { ...longDay, timeZone: "UTC" });
  const parts = written.formatRangeToParts(new Date(firstDay), new Date(lastDay));
  const dash = parts.findIndex(
    ({ source, type }, at) =>
      type === "literal" && source === "shared" && parts[at - 1]?.source === "startRange",
  );
  return from + parts.map(({ value }, at) => (at === dash ? to : value)).join("");
}

/** 5 → "May", "mayo". */
export function monthName(month: number, language: Language): string {
  const format = dates(language, { month: "long", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2000, month - 1)));
}

export const guatemalaZone = "America/Guatemala";

/** The date in Guatemala or another zone: "May 18, 2026", "18 de mayo de 2026". */
export function formatDay(moment: Date, language: Language, timeZone = guatemalaZone): string {
  return dates(language, { ...longDay, timeZone }).format(moment);
}

/** Date and time in a time zone: "Monday, May 18, 10:30 AM", "lunes, 18 de mayo, 10:30". */
export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  return dates(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(moment);
}

export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "¿Qué sale mal?" → "que-sale-mal", for addresses and anchors. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
