import { RouterContextProvider } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loader as feed } from "#app/resources/blog-feed.ts";
import { loader as forPrograms } from "#app/resources/llms.ts";
import { loader as sitemap } from "#app/resources/sitemap.ts";
import { loader as article } from "#app/pages/blog-post/page.tsx";
import { blog } from "#reader/blog.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { searchSite } from "#reader/search.ts";
import type { StaticTable } from "#server/http/static-table.ts";
import { outdatedByArticles } from "#server/new-articles.ts";
import { startFixture } from "./fixture-site.ts";

/** The day the articles of content/ are all out, and the day on which the next one comes. */
const [before, day] = ["2031-03-31", "2031-04-01"];
const [scheduled, draft] = ["blog-2031-rain", "blog-2031-half"];

beforeAll(() => {
  const files = readContentFiles();
  const from = "content/blog/blog-2010-your-first-tire";
  const copy = (id: string, ...changes: [RegExp, string][]) => ({
    [`content/blog/${id}/post.yaml`]: changes.reduce(
      (text, [old, own]) => text.replace(old, own),
      files[`${from}/post.yaml`]!,
    ),
    [`content/blog/${id}/en.md`]: `${files[`${from}/en.md`]}\n\nA quokkasaurus waits for ${id}.\n`,
    [`content/blog/${id}/es.md`]: files[`${from}/es.md`]!,
  });
  useContent({
    ...files,
    ...copy(scheduled, [/^published: .*$/m, `published: "${day}"`], [/^retold: .*\n/m, ""]),
    ...copy(draft, [/^published:/m, "draft: true\npublished:"]),
  });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  vi.useRealTimers();
  reloadContent();
});

/** Noon of a day of Guatemala, or an hour of its clock. */
const goTo = (date: string, hour = "12:00") => vi.setSystemTime(`${date}T${hour}:00-06:00`);

/** Everything that leads to articles, as visitors, readers of feeds and machines get it. */
async function shown(): Promise<string> {
  const url = new URL("http://localhost/blog/feed.xml");
  const asked = {
    url,
    request: new Request(url),
    params: {},
    context: new RouterContextProvider(),
  };
  const texts = [feed(asked as never), sitemap(), forPrograms()].map((answer) => answer.text());
  const list = blog().list("en", { category: null, page: 1, size: 1000 });
  const found = searchSite("en", "quokkasaurus");
  const around = blog()
    .ids()
    .map((id) => blog().around(id, "en"));
  return [...(await Promise.all(texts)), JSON.stringify([list, found, around])].join("\n");
}
const answerOf = (id: string) => {
  const url = new URL(`http://localhost/blog/${id}`);
  return article({ url, params: { id } } as never).init?.status ?? 200;
};

test("until its day nothing leads to an article, and its address is none", async () => {
  for (const hour of ["00:00", "23:59"]) {
    goTo(before, hour);
    expect(await shown()).not.toMatch(new RegExp(`${scheduled}|${draft}|quokka`));
  }
  expect([answerOf(scheduled), answerOf(draft)]).toEqual([404, 404]);
});

test("from the first minute of its day by Guatemala's clock it is everywhere", async () => {
  goTo(day, "00:00");
  const text = await shown();
  expect(text.match(new RegExp(`/blog/${scheduled}`, "g"))!.length).toBeGreaterThan(5);
  expect(searchSite("en", "quokkasaurus").map(({ href }) => href)).toEqual([`/blog/${scheduled}`]);
  expect(text).not.toContain(draft);
  expect([answerOf(scheduled), answerOf(draft)]).toEqual([200, 404]);
});

test("beside the editor drafts and what is held back are seen", () => {
  goTo("2031-01-01");
  vi.stubEnv("HELD_BACK", "shown");
  expect(blog().ids()).toEqual(expect.arrayContaining([scheduled, draft]));
});

test("a running site draws what lists articles anew on the day, and nothing else", async () => {
  goTo(before);
  const built = new Map(
    blog()
      .ids()
      .map((id) => [`/blog/${id}`, {}]),
  ) as unknown as StaticTable;
  const isOutdated = outdatedByArticles(built);
  const of = ["/blog", "/es/blog", "/blog.data", "/es/blog/feed.xml", "/sitemap.xml", "/llms.txt"];
  const others = ["/", "/about", "/blogs", "/robots.txt", "/es/team"];
  expect([...of, ...others].filter(isOutdated)).toEqual([]);
  goTo(day);
  expect([...of, ...others].filter(isOutdated)).toEqual(of);
});

test("what is out of date is drawn by the running site, files without a page too", async () => {
  let old = "";
  const site = await startFixture({
    isOutdated: (path) => path === old,
    render: () => Promise.resolve(new Response("drawn today")),
  });
  const bodyOf = async (path: string) => (await site.ask(path)).body.toString();
  for (const path of ["/about", "/about.data", "/robots.txt"]) {
    expect(await bodyOf(path)).not.toBe("drawn today");
    old = path;
    expect(await bodyOf(path)).toBe("drawn today");
    expect((await site.ask(path, { method: "HEAD" })).status).toBe(200);
  }
  expect(await bodyOf("/about")).toContain("About");
  await site.close();
});
