import { monthName } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";

/** The twelve months in their seasons; both bounds of the rainy one belong to it. */
export function yearOf(
  { rainy_from, rainy_to }: { rainy_from: number; rainy_to: number },
  language: Language,
) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const name = monthName(month, language);
    const season = month >= rainy_from && month <= rainy_to ? ("rainy" as const) : ("dry" as const);
    return { name, short: name.slice(0, 3), season };
  });
}
