import ICAL from "ical.js";
import { expect, inject, test } from "vitest";
import { addressOf, languages, pathIn, type Language } from "#domain/language/language.ts";
import { figureGroups } from "#reader/content.ts";
import { siteWords } from "../site-words.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { addresses, calendarPath, type Page } from "#domain/addresses.ts";
import { everyPage as everyPath } from "#server/page-paths.ts";

const origin = inject("origin");
const { content } = siteWords("en");
type Named = { name: string };
const onPage = figureGroups("en").flatMap(({ figures }) => figures.map(({ name }) => name));

test("the register of figures is there for machines, each figure with its date and source", async () => {
  const answer = await fetch(`${origin}/impact.json`);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const body = (await answer.json()) as { page: Record<Language, string>; figures: Named[] };
  const { licence } = content.site.for_programs;
  expect(body).toMatchObject({ licence, gifts: { mode: "demonstration" } });
  for (const language of languages)
    expect(new URL(body.page[language]).pathname).toBe(addressOf("impactFigures", language));
  expect(body.figures.map(({ name }) => name).toSorted()).toEqual(onPage.toSorted());
  const { value: from, as_of, label } = content.facts.facts["students"]!;
  const students = body.figures.find(({ name }) => name === "students");
  expect(students).toMatchObject({ from, as_of, label });
});

test("the sums of gifts come without a person, with the mode of payment", async () => {
  const body = (await (await fetch(`${origin}/gifts.json`)).json()) as { sums: object[] };
  for (const sum of body.sums)
    expect(Object.keys(sum)).toEqual(["by", "name", "gifts", "usd", "mode"]);
  const table = await (await fetch(`${origin}/gifts.csv`)).text();
  expect(table).toContain("by,name_en,name_es,gifts,usd,mode,licence_en,licence_es");
});

test("the figures open in a spreadsheet with even rows and the licence in each", async () => {
  const answer = await fetch(`${origin}/impact.csv`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [head, ...rows] = (await answer.text()).trimEnd().split("\r\n");
  expect(rows).toHaveLength(onPage.length);
  expect(head).toMatch(/_en,\w+_es/);
  // Commas that are not within quotes part the cells.
  const widths = [head!, ...rows].map((row) => row.replaceAll(/"[^"]*"/g, "").split(",").length);
  expect(new Set(widths).size).toBe(1);
  for (const row of rows) expect(row).toContain(content.site.for_programs.licence.es);
});

test("programs that answer questions find every page in one line", async () => {
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  expect(text).toMatch(/^# Long Way Home\n/);
  const links = [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, href]) => new URL(href!).pathname);
  expect(links).toEqual(expect.arrayContaining(["/families", "/impact.json", "/gifts.csv"]));
  for (const path of links) expect((await fetch(origin + path)).status, path).toBe(200);
});

test("whoever finds a weakness reads where to tell it, in a file that has not run out (RFC 9116)", async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = (await answer.text())
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  expect(fields.map(([name]) => name)).toEqual([
    "Contact",
    "Contact",
    "Expires",
    "Preferred-Languages",
    "Canonical",
  ]);
  const days = (Date.parse(fields[2]![1]) - Date.now()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(fields[4]![1]).toBe(`${publicOrigin}/.well-known/security.txt`);
  for (const [, address] of fields.slice(0, 2)) {
    expect(address.startsWith(publicOrigin)).toBe(true);
    expect((await fetch(address.replace(publicOrigin, origin))).status).toBe(200);
  }
});

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

/** Not for searching: thanks, an empty archive, links of e-mails, and what belongs to one gift or person. */
const unlisted =
  /^\/(thank|newsletter\/(archive|confirm|unsubscribe)|donate\/(status|monthly|email|demo-checkout))/;

test("robots may go everywhere, with the sitemap named under the public address", async () => {
  expect(await get("/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  );
});

test("the sitemap names every page except thank-you pages once in each language", () => {
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  // Each of these opens: test/site/budgets.test.ts.
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
  const drafts = content.lists.internships.filter(({ draft }) => draft);
  for (const { id, draft } of content.lists.internships) {
    const path = `/volunteer/internships/${id}`;
    const isListed = entries.some((entry) => entry.path === path);
    expect.soft(isListed, path).toBe(!draft);
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

test("the sitemap has dates from known days of writing alone", async () => {
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

test.each(languages)("a calendar program reads all events or one, in %s", async (language) => {
  const { reader } = siteWords(language);
  const fetchEvents = async (event: string | null) => {
    const answer = await fetch(origin + pathIn(language, calendarPath(event)));
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
    return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  };
  const all = await fetchEvents(null);
  const events = reader.resolve(content.lists.events);
  expect(all.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
  // The same in both languages: an event that is imported twice is one.
  for (const { id } of events)
    expect((await fetchEvents(id)).map(({ uid }) => uid.replace(/@.*/, ""))).toEqual([id]);
  const missing = await fetch(origin + pathIn(language, calendarPath("nothing")));
  expect([missing.status, (await missing.text()).includes("<html")]).toEqual([404, true]);
});
