import { describe, expect, inject, test } from "vitest";
import { languages, pathIn } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { wordsOf } from "../sent-page.ts";

const origin = inject("origin");
const saving = { "Save-Data": "on" };
const light = { Cookie: "lite=1" };

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: "manual", ...init, headers });

const isLight = (html: string) => /<html[^>]* data-light/.test(html);
const kept = (answer: Response) => answer.headers.getSetCookie().join();

/** A page of each way it comes to be: drawn at build, at a request, with a query, not there. */
const pages = [
  "/",
  "/about",
  "/donate",
  "/search?q=school",
  "/media?category=students",
  "/nowhere",
];

describe.each(languages)("in %s", (language) => {
  const to = (path: string) => pathIn(language, path);

  test.each(pages)("%s is light for who saves data, has chosen it or asks for it", async (path) => {
    const asked = `${to(path)}${path.includes("?") ? "&" : "?"}lite=1`;
    for (const answer of [
      await ask(to(path), saving),
      await ask(to(path), light),
      await ask(asked),
    ]) {
      expect(isLight(await answer.text())).toBe(true);
      expect(answer.headers.get("vary")).toBe("Accept-Encoding, Save-Data, Cookie");
    }
    const full = await ask(to(path));
    expect(isLight(await full.text())).toBe(false);
    expect(full.headers.get("vary")).toBe("Accept-Encoding, Save-Data, Cookie");
    expect(kept(full)).toBe("");
  });

  test.each(pages)(
    "%s leads to its other version and back, the rest of its query kept",
    async (path) => {
      const { reader } = await siteWords(language);
      const switchOf = (html: string, words: string) =>
        [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
          .filter(([, , inside]) => wordsOf(inside!) === words)
          .map(([, href]) => wordsOf(href!));
      const full = await (await ask(to(path))).text();
      const there = switchOf(full, reader.label("light", "light")!);
      const joined = path.includes("?") ? "&" : "?";
      // In the menu and in the footer, and above what stays away without script.
      expect(there.length).toBeGreaterThanOrEqual(2);
      expect(new Set(there)).toEqual(new Set([`${to(path)}${joined}lite=1`]));
      const lightPage = await ask(there[0]!);
      expect(kept(lightPage)).toMatch(/^lite=1; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
      expect(lightPage.headers.get("cache-control")).toContain("private");
      const back = switchOf(await lightPage.text(), reader.label("light", "full")!);
      expect(new Set(back)).toEqual(new Set([`${to(path)}${joined}lite=0`]));
      const again = await ask(back[0]!, { ...light, ...saving });
      expect(kept(again)).toMatch(/^lite=0; /);
      expect(isLight(await again.text())).toBe(false);
    },
  );
});

test("who has chosen the full version has it, whatever the browser wishes", async () => {
  const answer = await ask("/about", { ...saving, Cookie: "a=b; lite=0" });
  expect(isLight(await answer.text())).toBe(false);
});

test("no tag of one version is good for the other", async () => {
  const full = await ask("/about");
  const other = await ask("/about", light);
  const [fullTag, lightTag] = [full, other].map(({ headers }) => headers.get("etag") ?? "");
  expect(fullTag).not.toBe(lightTag);
  // Else `fetch` asks for a fresh answer.
  const asBrowsers = { "Cache-Control": "max-age=0" };
  const status = async (headers: Record<string, string>) =>
    (await ask("/about", { ...asBrowsers, ...headers })).status;
  expect(await status({ "If-None-Match": fullTag! })).toBe(304);
  expect(await status({ ...light, "If-None-Match": lightTag! })).toBe(304);
  expect(await status({ "If-None-Match": lightTag! })).toBe(200);
  expect(await status({ ...saving, "If-None-Match": fullTag! })).toBe(200);
  const notModified = await ask("/about", {
    ...asBrowsers,
    ...saving,
    "If-None-Match": lightTag!,
  });
  expect(notModified.status).toBe(304);
  expect(notModified.headers.get("vary")).toBe("Accept-Encoding, Save-Data, Cookie");
});

test("an address in another spelling leads to the right one with the choice in it", async () => {
  const answer = await ask("/About/?lite=1&a=b");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("/about?lite=1&a=b");
});

test("files and data are the same for everybody, and set no cookie", async () => {
  for (const path of ["/favicon.svg", "/sitemap.xml", "/impact.json", "/robots.txt"]) {
    const answer = await ask(`${path}?lite=1`, saving);
    expect(answer.status).toBe(200);
    expect(kept(answer)).toBe("");
    expect(answer.headers.get("vary") ?? "").not.toContain("Cookie");
  }
});

test("a form that is sent wrong comes back light, with what was written", async () => {
  const answer = await ask(
    "/contact",
    { ...light, Origin: origin },
    {
      method: "POST",
      body: new URLSearchParams({ form: "contact", message: "Forty tires" }),
    },
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(isLight(html)).toBe(true);
  expect(html).toContain("Forty tires");
});
