import MiniSearch from "minisearch";
import { expect, test, vi } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { pageContent } from "./content.ts";
import { loadedContent } from "./load.ts";
import { answersInAnyLanguage, answersTo, searchSite } from "./search.ts";

test.each([
  ["en", "how much does it cost", "groupTrips"],
  ["es", "¿Cuánto cuesta una estufa?", "contact"],
  ["es", "cuánto vale", "groupTrips"],
  ["en", "reciept", "donateReceipt"],
  ["es", "¿Cómo inscribo a mi hija?", "families"],
  ["es", "deterner mensual", "donateMonthly"],
  ["es", "¿Tienen plazas?", "contact"],
  ["en", "jobs", "contact"],
  ["en", "stop newsletter subscription", "contact"],
  ["en", "dontae", "donate"],
] as const)("the question in %s, “%s”, is answered first", (language, query, page) => {
  const [answer] = answersTo(language, query);
  expect(answer?.target.href.replace(/[?#].*$/, "")).toBe(addressOf(page, language));
});

// Some of them resemble those of a question.
test.each([
  ["en", "tires,volunteer,stove,,  ,stop,monthly,constructor,prize,trees,place,vision,four"],
  ["en", "donate goods,donate stock"],
  ["es", "premio,costal,visión,grupo,curso,precio de un plano"],
] as const)("other words ask no frequent question, in %s: %s", (language, words) => {
  const asks = (word: string) => answersInAnyLanguage(language, word).length > 0;
  expect(words.split(",").filter(asks)).toEqual([]);
});

test.each(languages)("each way to ask in %s is answered by its answer", (language) => {
  for (const { asked, target } of pageContent("search", language).answers)
    for (const way of asked.split(",")) {
      const hrefs = answersTo(language, way).map((answer) => answer.target.href);
      expect(hrefs, way).toContain(target.href);
    }
});

test("a long query is searched by its first twelve words, each once", () => {
  const searched = vi.spyOn(MiniSearch.prototype, "search");
  searchSite("en", "a a b c d e f g h i j k l m n o p ".repeat(3));
  const [asked] = searched.mock.calls[0]!;
  searched.mockRestore();
  expect(asked).toMatchObject({
    queries: [..."abcdefghijkl"].map((word) => ({ queries: [word, {}] })),
  });
});

test("a plural is marked in the excerpt of a result", () => {
  const pieces = searchSite("en", "supply").flatMap(({ excerpt }) => excerpt);
  expect(pieces).toContainEqual({ text: "supplies", isFound: true });
});

test("a profile is found on the page that shows it once its address is known", () => {
  const found = searchSite("en", "Instagram").some(({ href }) => href === "/contact");
  expect(found).toBe(loadedContent().content.links["instagram"]?.url !== null);
});

test("words for tires find each other in both languages, and no pages about earth", () => {
  const pagesOf = (...query: Parameters<typeof searchSite>) =>
    searchSite(...query).map(({ href }) => href);
  expect(pagesOf("en", "llantas")).toEqual(pagesOf("en", "tires"));
  const found = pagesOf("es", "llantas");
  expect(pagesOf("es", "tires")).toEqual(expect.arrayContaining(found));
  expect(found).not.toContain("/es/blog/blog-2020-homework-for-a-closed-campus");
});

test.each([
  ["en", "tiers", false],
  ["en", "stoev", false],
  ["en", "hotel", undefined],
  ["es", "?!", undefined],
  ["es", "veca", false],
] as const)("in %s “%s” is found as written: %s", (language, query, isExact) => {
  expect(searchSite(language, query)[0]?.isExact).toBe(isExact);
});

test.each([
  ["calendario escolar", "families"],
  ["vacaciones", "families"],
  ["primaria", "families"],
  ["ubicación", "contact"],
  ["whatsapp", "contact"],
] as const)("“%s” leads to %s", (query, page) => {
  const found = searchSite("es", query).map(({ href }) => href);
  expect(found.slice(0, 2)).toContain(addressOf(page, "es"));
  expect(searchSite("es", "calendario").map(({ href }) => href)).not.toContain("/es");
});

test.each(languages)("the search page and past dates are no results in %s", (language) => {
  const words = ["search", "buscar", "2025"];
  const found = words.flatMap((word) => searchSite(language, word)).map(({ href }) => href);
  for (const page of ["search", "greenBuildingWorkshop"] as const)
    expect(found).not.toContain(addressOf(page, language));
});
