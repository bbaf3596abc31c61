import { describe, expect, test } from "vitest";
import { readContentFiles } from "./content-files.ts";
import type { Language } from "#domain/language/language.ts";
import { parseContent } from "./parse.ts";
import { Reader } from "./resolve.ts";
import { Blog } from "./articles.ts";
import { fewOrMany } from "../test/endurance.ts";
import { generatedPosts } from "../test/fakes/generated-posts.ts";
import { parsePosts } from "./parse-written.ts";

const parsed = parseContent(readContentFiles());
if ("faults" in parsed) throw new Error("The content has faults: npm run check lists them.");
const alt = { en: "A wall", es: "Un muro" };
const words = { "generated-picture": { use: "wide" as const, alt } };
const content = { ...parsed.content, pictureWords: { drawings: words, photographs: {} } };
const readerOf = (language: Language) =>
  new Reader(content, { "generated-picture": { illustration: true } as never }, language);

/** A blog of so many articles, as files on a disk would give it. */
function blogOf(count: number): Blog {
  const read = parsePosts(generatedPosts(count, "generated-picture"));
  if ("faults" in read) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  return new Blog(read.posts, readerOf, content.lists.blogCategories);
}

const size = 9;
const count = fewOrMany(200, 2000);
const last = Math.ceil(count / size);
const many = blogOf(count);

describe(`a blog of ${count} articles`, () => {
  test("shows each of them on one page of the list, nine at a time, the newest first", () => {
    const { pages, total } = many.list("en", { category: null, page: 1, size });
    expect({ pages, total }).toEqual({ pages: last, total: count });
    const cards = Array.from(
      { length: pages },
      (_, index) => many.list("en", { category: null, page: index + 1, size }).cards,
    );
    expect(cards.slice(0, -1).every((page) => page.length === size)).toBe(true);
    expect(cards.flat().map(({ id }) => id)).toEqual(many.ids());
    const days = cards.flat().map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [9999, last],
    [Number.POSITIVE_INFINITY, last],
  ])("asked for page %s shows page %s", (asked, shown) => {
    const { page, cards } = many.list("en", { category: null, page: asked, size });
    expect(page).toBe(shown);
    expect(cards.length).toBeGreaterThan(0);
  });

  test("no page of an article grows with their number", () => {
    const pageOf = (blog: Blog) => {
      const [id] = blog.ids().slice(20);
      return JSON.stringify([blog.find(id!, "en"), blog.related(id!, "en")]).length;
    };
    expect(pageOf(many)).toBeLessThan(pageOf(blogOf(40)) * 1.1);
  });

  test("an article leads to three of its own subject", () => {
    const id = many.ids()[count / 2]!;
    const related = many.related(id, "en");
    const { category } = many.find(id, "en")!;
    expect(related.map((card) => card.category)).toEqual([category, category, category]);
    expect(related.some((card) => card.id === id)).toBe(false);
  });
});

describe("a small blog", () => {
  test("fills up what is related with the newest of other subjects, each once", () => {
    const few = blogOf(5);
    for (const id of few.ids()) {
      const related = few.related(id, "en").map((card) => card.id);
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(id);
    }
  });

  test("an article in one language shows its own words in the other, and says whose they are", () => {
    const blog = blogOf(12);
    const posts = blog.ids().map((id) => blog.find(id, "es")!);
    const english = posts.filter(({ language }) => language === "en");
    expect(english.length).toBeGreaterThan(0);
    for (const { blocks } of english) expect(JSON.stringify(blocks)).toContain("Generated words");
  });
});
