import { expect, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { valuesIn } from "#reader/leaves.ts";
import type { Language } from "#domain/language/language.ts";

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

const { pages, lists, mails, documents, ui, posts } = loadedContent().content;
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
