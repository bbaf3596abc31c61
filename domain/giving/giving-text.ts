import { rowOf, type Language } from "#domain/language/language.ts";
import type { Dedication, Designation } from "./gift.ts";
import type { GivingWords } from "./giving-world.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** US cents as `US$1,234.50`, `−US$20.00`. */
export function formatCents(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(rowOf(language).locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? "−" : ""}US$${format.format(Math.abs(cents) / 100)}`;
}

export const guatemalaZone = "America/Guatemala";

/** The date in Guatemala or another zone: "May 18, 2026", "18 de mayo de 2026". */
export function formatDay(moment: Date, language: Language, timeZone = guatemalaZone): string {
  const { locale } = rowOf(language);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(moment);
}

export function purposeOf(designation: Designation | null, words: GivingWords, language: Language) {
  return (designation?.label ?? words.where_needed)[language];
}

/** "in honour of …", "in memory of …"; empty without a dedication. */
export function dedicationText(
  dedication: Pick<Dedication, "kind" | "name"> | null,
  words: Pick<GivingWords, "in_honour_of" | "in_memory_of">,
  language: Language,
): string {
  if (!dedication) return "";
  const pair = dedication.kind === "honour" ? words.in_honour_of : words.in_memory_of;
  return fillTemplate(pair[language], { name: dedication.name });
}

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
  const format = new Intl.NumberFormat(rowOf(language).locale, how);
  const usual = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** (countedInHundredths.has(code) ? 2 : usual));
}
