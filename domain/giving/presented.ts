import { rowOf, type Language } from "#domain/language/language.ts";

/** The charge on a card whose donor paid in another currency than our books are kept in. */
export type Presented = {
  /** Three letters, as `gbp`. */
  readonly currency: string;
  /** In its smallest unit. */
  readonly amount: number;
};

// Stripe counts hundredths of currencies that have none any more (docs.stripe.com/currencies, special cases).
const countedInHundredths = new Set(["ISK", "UGX"]);

/** `GBP 43.50`; by its letters, as several currencies are called dollar. */
export function formatPresented({ currency, amount }: Presented, language: Language): string {
  const code = currency.toUpperCase();
  const how = { style: "currency", currency: code, currencyDisplay: "code" } as const;
  const format = new Intl.NumberFormat(rowOf(language).locale, how);
  const usual = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** (countedInHundredths.has(code) ? 2 : usual));
}
