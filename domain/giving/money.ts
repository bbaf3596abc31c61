import { type Language } from "#domain/language/language.ts";

/** Least and most that a gift may be without a person's help, in US cents. */
export const leastGiftCents = 100;
export const mostGiftCents = 2_500_000;

/**
 * English writes 1,000.50. Spanish is written both ways: 1,000.50 in Guatemala, 1.000,50 or
 * 1 000,50 elsewhere. Both are read there, because with whole cents none of them can mean two
 * things: three digits after a mark are thousands, one or two are cents.
 */
const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/^(?<whole>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{1,2}))?$/],
  es: [
    /^(?<whole>\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(?<cents>\d{1,2}))?$/,
    /^(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(?<cents>\d{1,2}))?$/,
  ],
};

/**
 * An amount of dollars as people who read a page in this language write it: "1,000.50", "$25", in
 * Spanish also "1.000,50". Whole cents only.
 * @returns US cents, or null when it cannot be read without guessing ("ten", "5.555", "0,40" in English)
 */
export function parseDollars(text: string, language: Language): number | null {
  const digits = text
    .trim()
    .replace(/^(US)?\s*\$\s*|\s*(US)?\s*\$$/gi, "")
    .replace(/[\u00A0\u202F]/g, " ");
  if (digits.length > 15) return null;
  for (const pattern of patterns[language]) {
    const read = pattern.exec(digits)?.groups;
    if (!read) continue;
    const { whole = "", cents = "" } = read;
    return Number(whole.replace(/[., ]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  }
  return null;
}

/** Cents as an address carries them, the same in both languages: 100050 → "1000.50", 5500 → "55". */
export function plainDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
