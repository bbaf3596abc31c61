import { type Language } from "#domain/language/language.ts";

/** Minimum and maximum of a gift by card, in US cents. */
export const leastGiftCents = 100;
export const mostGiftCents = 2_500_000;

/**
 * English: 1,000.50. Spanish: 1,000.50 (Guatemala) and 1.000,50 or 1 000,50 (elsewhere) are unambiguous, because three
 * digits after a separator are thousands, one or two are cents.
 */
const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/^(?<whole>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{1,2}))?$/],
  es: [
    /^(?<whole>\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(?<cents>\d{1,2}))?$/,
    /^(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(?<cents>\d{1,2}))?$/,
  ],
};

/**
 * Parses an amount in US dollars: "1,000.50", "$25", "25 dólares", in Spanish also "1.000,50".
 * @returns US cents; null if ambiguous or invalid ("ten", "5.555", "0,40" in English)
 */
export function parseDollars(text: string, language: Language): number | null {
  // Before the patterns: the time they take grows with the square of a run of spaces.
  if (text.length > 40) return null;
  const digits = text
    .trim()
    .replace(/^(US\s*\$|USD|\$)\s*|\s*(US\s*\$|USD|\$|(US )?d[oó]l+ar(e?s)?)$/gi, "")
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

/** Cents as language-neutral dollars for URLs and forms: 100050 → "1000.50", 5500 → "55". */
export function plainDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** The payment provider's fee on a card payment; `card_fee_share` and `card_fee_fixed` in `content/facts.yaml`. */
export type CardFee = {
  /** Hundredths of a percent: 2.9 % is 290. */
  readonly shareBasisPoints: number;
  readonly fixedCents: number;
};

const wholeShare = 10_000;

/** The fee on a charge, in cents; half a cent is rounded up. */
export function cardFeeOf(chargedCents: number, { shareBasisPoints, fixedCents }: CardFee): number {
  return Math.floor((chargedCents * shareBasisPoints + wholeShare / 2) / wholeShare) + fixedCents;
}

/** The smallest charge, in cents, of which the whole gift remains after the fee. */
export function totalWithFee(giftCents: number, fee: CardFee): number {
  const estimate =
    ((giftCents + fee.fixedCents) * wholeShare) / (wholeShare - fee.shareBasisPoints);
  // Rounding of the share moves the exact answer by a cent or two at most.
  let total = Math.floor(estimate) - 2;
  while (total - cardFeeOf(total, fee) < giftCents) total += 1;
  return total;
}

/** The amount to add to a gift, in cents, so that the whole gift remains after the card fee. */
export function feeCoverFor(giftCents: number, fee: CardFee): number {
  return totalWithFee(giftCents, fee) - giftCents;
}
