import { inEachLanguage } from "#domain/language/language.ts";
import { expect, test } from "vitest";
import { Blog } from "./articles.ts";
import { loadedContent } from "./load.ts";
import { pageOfList } from "./page-of-list.ts";
import type { PostFiles } from "./parse-written.ts";

const { posts, lists } = loadedContent().content;
const blogOf = (all: readonly PostFiles[]) => new Blog(all);
const [stoves = "", walls = ""] = lists.blogCategories.map(({ id }) => id);
/** Articles, newest first, whose categories repeat this list. */
const some = (count: number, ...subjects: string[]): PostFiles[] =>
  Array.from({ length: count }, (_, at) => ({
    ...posts[0]!,
    id: `article-${at}`,
    category: subjects[at % subjects.length]!,
  }));

const all = Array.from({ length: 200 }, (_, at) => at);

test.each([
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [Number.POSITIVE_INFINITY, 23],
])("page %s of the query shows page %s", (asked, shown) => {
  expect(pageOfList(all, asked, 9)).toMatchObject({ page: shown, pages: 23 });
  expect(pageOfList([], asked, 9)).toEqual({ entries: [], page: 1, pages: 1 });
});

test("an article has the reading time of its text and its guide", () => {
  const bodies = inEachLanguage(() => "word ".repeat(220));
  const guide = loadedContent().content.documents.buildSheets.sheets[0]!.article;
  const minutesOf = (id: string) => blogOf([{ ...posts[0]!, id, bodies }]).find(id, "es")!.minutes;
  expect(minutesOf(guide)).toBeGreaterThan(minutesOf("a-note"));
});

test("an article has three related articles of its category", () => {
  const related = blogOf(some(12, stoves, walls)).related("article-6", "en");
  expect(related.map(({ id }) => id)).toEqual(["article-0", "article-2", "article-4"]);
});

test("an article alone in its category has the newest others as related, each once", () => {
  const all = [...some(1, stoves), ...some(5, walls).slice(1)];
  const related = blogOf(all).related("article-0", "en");
  expect(related.map(({ id }) => id)).toEqual(["article-1", "article-2", "article-3"]);
});

test("an article in one language is shown untranslated in the other, with its language", () => {
  const [first] = some(1, stoves);
  const bodies = { en: "Rain fell on the wall.", es: "" };
  const blog = blogOf([{ ...first!, languages: ["en"], bodies }]);
  const { language, blocks } = blog.find("article-0", "es")!;
  expect(language).toBe("en");
  expect(JSON.stringify(blocks)).toContain("Rain fell");
});
