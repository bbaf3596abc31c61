import { capitalized, formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { Fact } from "./schema/facts.ts";

/** `{{students}}` in a text is replaced by the fact of that name. */
export const factReference = /\{\{(\w+)\}\}/g;

/** "110,000+"; in Spanish "más de 110,000", because nobody in Guatemala writes the plus. */
function atLeast(number: string, fact: Fact, language: Language): string {
  if (language !== "es") return `${number}+`;
  if (fact.unit === "years") return `${number} años o más`;
  return fact.unit === "people" ? `${number} o más` : `más de ${number}`;
}

export function formatFact(fact: Fact, language: Language): string {
  const { value } = fact;
  const one = (number: number) => {
    const text = fact.unit === "year" ? String(number) : formatNumber(number, language);
    return fact.unit === "usd" ? `$${text}` : fact.unit === "percent" ? `${text}%` : text;
  };
  if (typeof value === "number")
    return fact.at_least ? atLeast(one(value), fact, language) : one(value);
  // In words: a line may break behind the dash of "2–3".
  if ("from" in value)
    return [value.from, value.to].map(one).join(language === "es" ? " a " : " to ");
  return value[language];
}

/** With a capital, for use outside of a sentence: "Más de 110,000". */
export function factAlone(fact: Fact, language: Language): string {
  return capitalized(formatFact(fact, language));
}
