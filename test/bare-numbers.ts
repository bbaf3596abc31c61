import type { Fault } from "#reader/fault.ts";
import { formatFact, factReference } from "#reader/format-fact.ts";
import type { Fact, FactsFile } from "#reader/schema/facts.ts";
import type { Language } from "#domain/language/language.ts";

/** Numbers of this size say nothing by themselves: they count as the register's only beside its word. */
const distinctiveFrom = 100;
const numberInText = /(?<![\w.,:/#-])\$?\d[\d,]*(?:\.\d+)?%?(?![\w:/-])/g;

const isYear = (fact: Fact) => fact.unit === "year" || fact.unit === "text";
const firstLetters = (word: string) => word.toLowerCase().slice(0, 5);

/** Words that may follow a small number when it means this fact: "12 weeks", "3 teachers". */
function wordsOf(fact: Fact, language: Language): Set<string> {
  const words = fact.label[language].match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map(firstLetters));
}

/**
 * Figures typed into prose instead of being referred to by name: they would go stale alone.
 * @returns a fault for each number in `text` that equals a fact of the register and means it
 */
export function findBareNumbers(
  text: string,
  language: Language,
  facts: FactsFile["facts"],
  where: { file: string; field: string },
): Fault[] {
  const prose = text.replace(factReference, "");
  return [...prose.matchAll(numberInText)].flatMap((match) => {
    const typed = match[0];
    const following = prose.slice(match.index + typed.length).match(/^\s*(\p{L}{4,})/u)?.[1];
    const fact = Object.entries(facts).find(([, candidate]) => {
      if (isYear(candidate)) return false;
      if (formatFact({ ...candidate, at_least: false }, language) !== typed) return false;
      const value = Number(typed.replace(/[$,%]/g, ""));
      if (/[$%]/.test(typed) || value >= distinctiveFrom) return true;
      return following !== undefined && wordsOf(candidate, language).has(firstLetters(following));
    });
    if (!fact) return [];
    return [
      { ...where, expected: `{{${fact[0]}}} instead of a typed figure`, found: `"${typed}"` },
    ];
  });
}
