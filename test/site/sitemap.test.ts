import { expect, inject, test } from "vitest";
import { addresses, type Page } from "#domain/addresses.ts";
import { everyPage as everyPath } from "#server/page-paths.ts";
import { siteWords } from "../site-words.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";

const origin = inject("origin");
const get = async (path: string) => (await fetch(origin + path)).text();
const entries = [...(await get("/sitemap.xml")).matchAll(/<url>(.*?)<\/url>/gs)].map(
  ([, entry]) => ({
    changed: /<lastmod>([^<]+)</.exec(entry!)?.[1] ?? null,
    path: /<loc>([^<]+)<\/loc>/.exec(entry!)![1]!.replace(publicOrigin, ""),
    twins: [...entry!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href!.replace(publicOrigin, ""),
    ]),
  }),
);

/** Not for searching: thanks, links of letters, and what belongs to one gift or person. */
const unlisted =
  /^\/(thank|newsletter\/(confirm|unsubscribe)|donate\/(status|monthly|email|demo-checkout))/;

test("robots are told of the sitemap under the public address, and may go everywhere", async () => {
  expect(await get("/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  );
});

test("the sitemap names every page in both languages, once, and none that thanks somebody", () => {
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  // Each of these opens: test/site/pages-drawn.test.ts.
  expect(everyPath()).toEqual(expect.arrayContaining(paths));
  for (const page of Object.keys(addresses) as Page[]) {
    const path = addresses[page];
    if (path.includes(":")) continue;
    for (const own of [path, path === "/" ? "/es" : `/es${path}`]) {
      expect.soft(paths.includes(own), own).toBe(!unlisted.test(path));
    }
  }
});

test("a draft position is neither in the sitemap nor in a search engine", async () => {
  const { content } = await siteWords("en");
  const drafts = content.lists.internships.filter(({ draft }) => draft);
  for (const { id, draft } of content.lists.internships) {
    const path = `/volunteer/internships/${id}`;
    expect
      .soft(
        entries.some((entry) => entry.path === path),
        path,
      )
      .toBe(!draft);
  }
  for (const { id } of drafts.slice(0, 2))
    expect.soft(await get(`/es/volunteer/internships/${id}`)).toContain('content="noindex"');
});

test("each entry names its twins, English for whoever reads neither", () => {
  for (const { path, twins } of entries) {
    const english = path.replace(/^\/es(?=\/|$)/, "") || "/";
    const spanish = english === "/" ? "/es" : `/es${english}`;
    expect.soft(twins, path).toEqual([
      ["en", english],
      ["es", spanish],
      ["x-default", english],
    ]);
  }
});

test("an article is dated by the day it was written, the blog by the newest, and nothing by guess", async () => {
  const { content } = await siteWords("en");
  const written = new Map(
    content.posts.map(({ id, written, published, published_precision: precision }) => [
      `/blog/${id}`,
      written ?? (precision === "day" ? published : null),
    ]),
  );
  const newest = [...written.values()].filter((day) => day !== null).toSorted();
  written.set("/blog", newest.at(-1)!);
  expect(newest.length).toBeGreaterThan(0);
  for (const { path, changed } of entries)
    expect.soft(changed, path).toBe(written.get(path.replace(/^\/es(?=\/)/, "")) ?? null);
});
