import { globSync, readFileSync, statSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { languageOf, languages, pathIn } from "#domain/language/language.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { everyPage } from "../every-page.ts";
import { readSent, sentOf, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");
const pages = [...everyPage].map(([path, html]) => ({
  path,
  html,
  isFound: !html.includes('content="noindex"'),
  title: wordsOf(/<title>[^<]*<\/title>/.exec(html)![0]),
}));

test("every title has, in fewer than 60 signs, its own subject and the organization's name", async () => {
  expect(pages.length).toBeGreaterThan(160);
  const { content } = siteWords("en");
  for (const { path, title, isFound } of pages) {
    expect.soft([...title].length, `${path}: ${title}`).toBeLessThan(60);
    expect.soft(title, path).toContain(content.site.name);
    expect.soft(title.replace(content.site.name, "").length, path).toBeGreaterThan(5);
    if (isFound && !path.includes("/media/drawings/")) expect.soft(title, path).not.toContain("…");
  }
  const found = pages.filter(({ path, isFound }) => isFound && !path.endsWith("/home"));
  const keys = found.map(({ path, title }) => `${languageOf(path)} ${title}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("the styles of each page have every custom property that they use", () => {
  for (const { path, html } of pages) {
    const [, styles = ""] = /<style>([^]*?)<\/style>/.exec(html)!;
    const used = Array.from(styles.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name!);
    const lacking = used.filter((name) => !styles.includes(`${name}:`));
    expect.soft(lacking, path).toEqual([]);
  }
});

/** Words that a page shows at first: none in closed disclosures, dialogs or texts for one amount. */
const seenOn = (html: string) =>
  wordsOf(
    html
      .slice(html.indexOf("<main"), html.indexOf("</main>"))
      .replace(/<(script|style|select|dialog|noscript|svg)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<details(?![^>]* open)[^>]*>([\s\S]*?<\/summary>)[\s\S]*?<\/details>/g, "$1")
      .replace(
        /<(ul|span|p)\b[^>]*(?:aria-hidden="true"|visually-hidden|data-show)[\s\S]*?<\/\1>/g,
        " ",
      ),
  ).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

/** Pages of law, and the register, may be long. */
const long = /\/(privacy-policy|terms-of-service|accessibility|impact\/figures)$/;
const missing =
  /\bnot (?:yet )?(?:known|recorded|published|supplied|entered|here)\b|\bunknown\b|por venir|no (?:se sabe|publicad|registrad)\w*|sin (?:dato|fecha)|desconocid/gi;

test.each(languages)("pages in %s have few words, and few about missing things", (language) => {
  const own = pages.filter(({ path, isFound }) => isFound && languageOf(path) === language);
  const seen = own
    .filter(({ path }) => !path.endsWith("/home"))
    .map(({ path, html }) => ({ path, words: seenOn(html) }));
  for (const { path, words } of seen.filter((page) => !long.test(page.path)))
    expect.soft(words.length, path).toBeLessThanOrEqual(path === pathIn(language, "/") ? 650 : 800);
  const all = seen.flatMap(({ words }) => words);
  if (language === "en") expect(all.length).toBeLessThanOrEqual(22_000);
  expect(all.join(" ").match(missing)?.length ?? 0).toBeLessThan(30);
});

/** Origins that links need not announce: our own, and those that the text names ("Send by WhatsApp"). */
const own = new Set([publicOrigin, "https://wa.me", "https://www.youtube.com"]);

test("no page has an unfilled placeholder, a doubled full stop or an unmarked outside link", async () => {
  const faults: string[] = [];
  const more = ["/search?q=tires", "/search?q=count", "/es/search?q=llantas", "/no-such-page"].map(
    async (path) => {
      const { html } = await readSent(origin + path);
      return { path, html };
    },
  );
  for (const { path, html } of [...pages, ...(await Promise.all(more))]) {
    const { text, links } = sentOf(html);
    const outside = siteWords(languageOf(path)).label("shell.outside");
    for (const { href, text: name } of links)
      if (/^https?:/.test(href) && !own.has(new URL(href).origin) && !name.endsWith(outside))
        faults.push(`${path}: ${name} leads to ${href} and does not say so`);
    // A placeholder of schema.org's SearchAction, which search engines fill in.
    const told = text.replaceAll("{search_term_string}", "");
    const found = /\{\w+\}|\bundefined\b|\bNaN\b|\[object |[^.]\.\.(?!\.) /.exec(told);
    if (found) faults.push(`${path}: ${found[0]}`);
  }
  expect(faults).toEqual([]);
});

test("each part of a legal page is a heading of its outline", async () => {
  for (const path of ["/terms-of-service", "/privacy-policy", "/es/accessibility"]) {
    const html = await (await fetch(origin + path)).text();
    const parts = html.match(/<section id="[\w-]+"><h\d/g) ?? [];
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) expect(part).toMatch(/h2$/);
  }
});

test("libraries that only the server needs do not come to browsers", () => {
  const [vendor] = globSync("build/client/assets/vendor-*.js");
  // React and its router weigh 354 kB; zod or ical.js would add 80.
  expect(statSync(vendor!).size).toBeLessThan(400_000);
});

const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));

/** Classes that are the whole selector of a rule, so they are styled wherever they are used. */
const dressedIn = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/(?<=^|[},])\.(-?[a-zA-Z_][\w-]*)(?=[,{])/g)].map(([, name]) => name!),
  );

test("each page brings the styles of all its parts, whole before any script", () => {
  const whole = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const styled = dressedIn(whole.join(""));
  expect(styled.size).toBeGreaterThan(200);
  const missing = pages.flatMap(({ path, html }) => {
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet!);
    const brought = classesIn(sheets.join(""));
    const used = [...html.slice(html.indexOf("<body")).matchAll(/ class="([^"]*)"/g)];
    const names = new Set(used.flatMap(([, value]) => value!.split(/\s+/)));
    return [...names]
      .filter((name) => styled.has(name) && !brought.has(name))
      .map((name) => `${path}: .${name}`);
  });
  expect(missing).toEqual([]);
});
