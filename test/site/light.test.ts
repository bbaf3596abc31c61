import { expect, inject, test } from "vitest";
import { pathIn } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { linksIn } from "../sent-page.ts";

const origin = inject("origin");
const saving = { "Save-Data": "on" };

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: "manual", headers });

const isLight = (html: string) => /<html[^>]* data-light/.test(html);
const lightOf = (path: string) => (path === "/" ? "/lite" : `/lite${path}`);

const pages = ["/", "/search?q=school", "/media?category=students", "/nowhere"];

const language = "es";
const { label } = siteWords(language);
const to = (path: string) => pathIn(language, path);

test.each(pages)("the light version of %s leads to the full one and back", async (path) => {
  const switchOf = (html: string, words: string) =>
    linksIn(html).flatMap(({ text, href }) => (text === words ? [href] : []));
  const full = await (await ask(to(path))).text();
  const there = switchOf(full, label("light.light"));
  // In the menu and in the footer, and above what stays away without script.
  expect(there.length).toBeGreaterThanOrEqual(2);
  expect(new Set(there).size).toBe(1);
  const light = (await ask(there[0]!)).headers.get("location")!;
  expect(light).toBe(lightOf(to(path)));
  const html = await (await ask(light)).text();
  expect([isLight(full), isLight(html)]).toEqual([false, true]);
  const back = switchOf(html, label("light.full"));
  expect(new Set(back).size).toBe(1);
  const again = await ask(back[0]!, saving);
  expect(again.headers.get("location")).toBe(to(path));
});

test("a light page whose form is sent once has the script that sees to it", async () => {
  const html = await (await ask(lightOf("/donate?amount=25.50"))).text();
  expect(html).toContain('<p lang="es"><a class="touch" href="/lite/es/donate?amount=25.50"');
  expect(html).toMatch(/<form[^>]* data-sent-once\b[^]*<script>[^]*\bsubmit\b[^]*<\/script>/);
});
