import { parse } from "yaml";
import { expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { languages, type Language } from "#domain/language/language.ts";
import { formatFact, factReference } from "#reader/format-fact.ts";
import type { Fact } from "#reader/schema/facts.ts";
import { loadedContent } from "#reader/load.ts";
import { valuesIn } from "#reader/leaves.ts";

const { facts } = loadedContent().content.facts;

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
 * @returns name and number of each fact of the register that `text` types: `{{students}} 178`
 */
function findBareNumbers(text: string, language: Language): string[] {
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
    return fact ? [`{{${fact[0]}}} ${typed}`] : [];
  });
}

test("no text of the site types a figure that belongs to the register", () => {
  const found = Object.entries(readContentFiles())
    .filter(([file]) => file.endsWith(".yaml") && !/(facts|links)\.yaml/.test(file))
    .flatMap(([file, text]) =>
      valuesIn(parse(text)).flatMap(({ field, value }) => {
        const language = languages.find((one) => field.endsWith(`.${one}`));
        if (!language || typeof value === "object") return [];
        return findBareNumbers(String(value), language).map((one) => `${file} · ${field}: ${one}`);
      }),
    );
  expect(found).toEqual([]);
});
