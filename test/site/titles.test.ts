import { expect, inject, test } from "vitest";
import { languageOf } from "#domain/language/language.ts";
import { everyPage } from "../every-page.ts";
import { wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const pages = [...(await everyPage(inject("origin")))].map(([path, html]) => ({
  path,
  isFound: !html.includes('content="noindex"'),
  title: wordsOf(/<title>[^<]*<\/title>/.exec(html)![0]),
}));

test("every title has fewer than 60 signs, none is cut, and all name the organization and a subject", async () => {
  const { content } = await siteWords("en");
  expect(pages.length).toBeGreaterThan(160);
  for (const { path, title, isFound } of pages) {
    expect.soft([...title].length, `${path}: ${title}`).toBeLessThan(60);
    expect.soft(title, path).toContain(content.site.name);
    expect.soft(title.replace(content.site.name, "").length, path).toBeGreaterThan(5);
    // A drawing has its caption as a title.
    if (isFound && !path.includes("/media/drawings/")) expect.soft(title, path).not.toContain("…");
  }
});

test("no two pages of one language that may be found have the same title", () => {
  const found = pages.filter(({ path, isFound }) => isFound && !path.endsWith("/home"));
  const keys = found.map(({ path, title }) => `${languageOf(path)} ${title}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
