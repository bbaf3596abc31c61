import { monthName } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";

export type YearMonth = {
  name: string;
  /** The first three letters. */
  short: string;
  season: "rainy" | "dry";
};

/** The twelve months in their seasons; both bounds of the rainy one belong to it. */
export function yearOf(
  { rainy_from, rainy_to }: { rainy_from: number; rainy_to: number },
  language: Language,
): YearMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const name = monthName(month, language);
    const season = month >= rainy_from && month <= rainy_to ? "rainy" : "dry";
    return { name, short: name.slice(0, 3), season };
  });
}
