/** Least and most that a gift may be without a person's help, in US cents. */
export const leastGiftCents = 100;
export const mostGiftCents = 2_500_000;

const grouped = /^\d{1,3}(,\d{3})*(\.\d{1,2})?$/;
const plain = /^\d+(\.\d{1,2})?$/;

/**
 * An amount of dollars as people of Guatemala and the United States write it: "1,000.50", "1000.50",
 * "$25". Whole cents only.
 * @returns US cents, or null when it cannot be read without guessing ("1.000,50", "ten", "1,00")
 */
export function parseDollars(text: string): number | null {
  const digits = text.trim().replace(/^(US)?\s*\$\s*/i, "");
  if (digits.length > 15 || !(grouped.test(digits) || plain.test(digits))) return null;
  const [dollars = "0", cents = ""] = digits.replaceAll(",", "").split(".");
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0") || "0");
}
