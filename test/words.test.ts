import { expect, test } from "vitest";
import { parse } from "yaml";
import { languages, type Language } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { factReference, formatFact } from "#reader/format-fact.ts";
import { valuesIn } from "#reader/leaves.ts";
import { loadedContent } from "#reader/load.ts";
import type { Fact } from "#reader/schema/facts.ts";

/** Spellings that American readers take for slips; names of sources and works are no words of ours. */
const british =
  /\b(organisations?|organised|programmes?|centres?|(?:kilo|centi|milli)?metres?|litres?|coloured|colours?|neighbours?|neighbourhoods?|honour(?:ed|s)?|enrolment|practised|cheques?|tonnes|trousers|favourite|labour|grey|travellers|cancelled|behaviour|storeys?|tyres?|rubbish|towards)\b/i;

/** E-mails are not called letters: letters are printed. */
const emailAsLetter = /\b(mailbox|our letter|one letter|each letter|letters? (?:is|are) on)\b/i;

/** "110,000+ llantas" and the familiar "tú" are not how this site speaks Spanish. */
const strangeSpanish = /\d\+|(?<!\p{L})(tú|tus?|contigo|haz clic|dona ahora)(?!\p{L})/iu;

const textsOf = (value: unknown, language: Language): { field: string; text: string }[] =>
  valuesIn(value).flatMap(({ field, value: text }) =>
    // Words that find a page in the search are typed by others, however they spell.
    field.endsWith(`.${language}`) && !/(^|\.)(synonyms|search\.words)\./.test(field)
      ? [{ field, text: String(text) }]
      : [],
  );

const { pages, lists, mails, documents, ui, posts, facts } = loadedContent().content;
const articles = posts.map(({ title, excerpt, bodies }) => ({ title, excerpt, bodies }));
const all = { pages, lists, mails, documents, ui, articles };

const found = (language: Language, pattern: RegExp) =>
  textsOf(all, language).flatMap(({ field, text }) => {
    // Names in braces are filled in by the program and keep their spelling.
    const match = pattern.exec(text.replace(/\{+\w+\}+|\]\([^)]*\)/g, ""));
    return match ? [`${field}: ${match[0]}`] : [];
  });

test("English is American", () => {
  expect(textsOf(all, "en").length).toBeGreaterThan(1000);
  expect(found("en", british)).toEqual([]);
});

test("no English text calls an e-mail a letter", () => {
  expect(found("en", emailAsLetter)).toEqual([]);
});

test("Spanish is that of Guatemala, with usted", () => {
  expect("¿Y tú?").toMatch(strangeSpanish);
  expect("actúa").not.toMatch(strangeSpanish);
  expect(found("es", strangeSpanish)).toEqual([]);
});

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
    const fact = Object.entries(facts.facts).find(([, candidate]) => {
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
