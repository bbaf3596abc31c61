import { formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";

/** US cents in whole quetzales, for information: 5500 at 7.7 → "Q424". */
export function formatQuetzales(cents: number, perDollar: number, language: Language): string {
  return `Q${formatNumber(Math.round((cents * perDollar) / 100), language)}`;
}
