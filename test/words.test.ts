import { expect, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { isPair } from "#reader/resolve.ts";
import type { Language } from "#domain/language/language.ts";

/** Spellings that American readers take for slips; names of sources and works are no words of ours. */
const british =
  /\b(organisations?|organised|programmes?|centres?|(?:kilo|centi|milli)?metres?|litres?|coloured|colours?|neighbours?|neighbourhoods?|honour(?:ed|s)?|enrolment|practised|cheques?|tonnes|trousers|favourite|labour|grey|travellers|cancelled|behaviour|storeys?|tyres?|rubbish|towards)\b/i;

/** E-mails are not called letters: letters are printed. */
const emailAsLetter = /\b(mailbox|our letter|one letter|each letter|letters? (?:is|are) on)\b/i;

/** "110,000+ llantas" and the familiar "tú" are not how this site speaks Spanish. */
const strangeSpanish = /\d\+|(?<!\p{L})(tú|tus?|contigo|haz clic|dona ahora)(?!\p{L})/iu;

type Text = { where: string; text: string };

/** Every text of the content in one language, with the place where it stands. */
function textsOf(value: unknown, language: Language, where: string): Text[] {
  if (!value || typeof value !== "object") return [];
  if (isPair(value)) return [{ where, text: value[language] }];
  return Object.entries(value).flatMap(([key, part]) =>
    // What finds a page in the search is typed by others, however they spell.
    key === "synonyms" || (key === "words" && where.endsWith("search"))
      ? []
      : textsOf(part, language, `${where}.${key}`),
  );
}

const { pages, lists, mails, documents, ui, posts } = loadedContent().content;
const all = (language: Language): Text[] => [
  ...Object.entries({ pages, lists, mails, documents, ui }).flatMap(([name, part]) =>
    textsOf(part, language, name),
  ),
  ...posts.flatMap((post) => [
    ...textsOf({ title: post.title, excerpt: post.excerpt }, language, post.id),
    { where: post.id, text: post.bodies[language] ?? "" },
  ]),
];

const found = (language: Language, pattern: RegExp) =>
  all(language).flatMap(({ where, text }) => {
    // Names in braces are filled in by the program and keep their spelling.
    const match = pattern.exec(text.replace(/\{+\w+\}+|\]\([^)]*\)/g, ""));
    return match ? [`${where}: ${match[0]}`] : [];
  });

test("English is American", () => {
  expect(all("en").length).toBeGreaterThan(1000);
  expect(found("en", british)).toEqual([]);
});

test("an e-mail is called one on the site", () => {
  expect(found("en", emailAsLetter)).toEqual([]);
});

test("Spanish is that of Guatemala, and says usted", () => {
  expect("¿Y tú?").toMatch(strangeSpanish);
  expect("actúa").not.toMatch(strangeSpanish);
  expect(found("es", strangeSpanish)).toEqual([]);
});
