import { globSync, readFileSync, statSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { addresses } from "#domain/addresses.ts";
import {
  blueprintPath,
  buildSheetPath,
  documentPath,
  openDocuments,
} from "#domain/documents/documents.ts";
import { formatDate } from "#domain/language/format.ts";
import {
  addressOf,
  englishPathOf,
  languageOf,
  languages,
  pathIn,
} from "#domain/language/language.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { everyPage } from "../every-page.ts";
import { readSent, sentOf, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { faultsOf, nodesIn, shownOf } from "../structured-data.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const pages = [...everyPage].map(([path, html]) => ({
  path,
  html,
  isFound: !html.includes('content="noindex"'),
  title: wordsOf(/<title>[^<]*<\/title>/.exec(html)![0]),
  /** All that a reader sees, the title included. */
  words: wordsOf(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")),
  nodes: nodesIn(html),
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

const paths = Object.values(addresses).filter((path) => !path.includes(":"));

function values(html: string, tag: string, has: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))]
    .map(([text]) => text)
    .filter((text) => text.includes(has))
    .map((text) => text.match(new RegExp(`${attribute}="([^"]*)"`, "i"))?.[1] ?? "");
}

inEachLanguage("the head", ({ language, label }) => {
  test("every page names its language, its own address and its twins", () => {
    for (const path of [...paths, "/home"]) {
      const html = everyPage.get(pathIn(language, path)) ?? "";
      const [head = ""] = html.split("<body", 1);
      const twins = ["en", "es", "x-default"].map((name) => `hrefLang="${name}"`);
      const english = path === "/home" ? "/" : path;
      const own = publicOrigin + pathIn(language, english);
      const [title = ""] = html.match(/(?<=<title>)[^<]+/g) ?? [];
      expect.soft([path, values(head, "html", "lang", "lang")]).toEqual([path, [language]]);
      expect.soft(values(head, "link", 'rel="canonical"', "href"), path).toEqual([own]);
      const found = twins.flatMap((twin) => values(head, "link", twin, "href"));
      const others = [english, pathIn("es", english), english].map((one) => publicOrigin + one);
      expect.soft(found, path).toEqual(others);
      expect.soft(values(head, "meta", 'property="og:title"', "content"), path).toEqual([title]);
      expect.soft(html.match(/<h1\b|<title>/g)?.toSorted(), path).toEqual(["<h1", "<title>"]);
      expect
        .soft(html, "outside all layers")
        .toContain("}}@supports not (color:revert-layer){body{");
      const [description = ""] = values(head, "meta", 'name="description"', "content");
      expect.soft(description.length, path).toBeGreaterThan(20);
    }
  });

  test.each(["/", "/about", "/team", "/impact/figures"])("%s has a share image", async (path) => {
    const html = everyPage.get(pathIn(language, path)) ?? "";
    const said = (name: string) => values(html, "meta", `property="${name}"`, "content");
    const [address = ""] = said("og:image");
    expect(address).toMatch(new RegExp(`^${publicOrigin}/pictures/share/[a-z0-9-]+\\.jpg$`));
    const image = await fetch(address.replace(publicOrigin, origin));
    expect([image.status, [image.headers.get("content-type")]]).toEqual([
      200,
      said("og:image:type"),
    ]);
    expect([said("og:image:width"), said("og:image:height")]).toEqual([["1200"], ["630"]]);
    const drawing = label("shell.illustration").split("{text}")[0]!;
    expect(said("og:image:alt")[0]!.startsWith(drawing)).toBe(true);
  });
});

/** PDF documents (server/documents/documents.test.ts renders them) and drawings (page-content.test.ts requests one). */
const { lists, documents: papers } = siteWords("en").content;
const alike = new Set(
  languages.flatMap((language) => [
    ...openDocuments.map((name) => documentPath(name, language)),
    ...lists.structures.map(({ id }) => blueprintPath(id, language)),
    ...papers.buildSheets.sheets.map(({ id }) => buildSheetPath(id, language)),
    ...lists.drawings.map(({ id }) => addressOf("mediaDrawing", language, { params: { id } })),
  ]),
);

test("every inside link of every page leads to an existing page", async () => {
  const dead: string[] = [];
  // Each address is fetched once; of parameters the names may decide, but neither their values nor the language.
  const statuses = new Map<string, number>();
  const statusOf = async ({ pathname, search, searchParams }: URL) => {
    if (alike.has(pathname)) return 200;
    const names = [...searchParams.keys()].toSorted().join("&");
    const place = search ? `${englishPathOf(pathname)}?${names}` : pathname;
    const status = statuses.get(place) ?? (await fetch(origin + pathname + search)).status;
    statuses.set(place, status);
    return status;
  };
  for (const [from, html] of everyPage) {
    // React Router shows nothing for a file.
    expect.soft(html, from).not.toMatch(/<a data-page="" href="[^"?]*\.\w+"/);
    for (const href of new Set(values(html, "a", "href", "href"))) {
      if (!/^[/#]/.test(href)) continue;
      const target = new URL(href.replaceAll("&amp;", "&"), origin + from);
      // Every page has a light version (test/site/page-content.test.ts).
      if (everyPage.has(target.pathname) && ["", "?lite=1"].includes(target.search)) continue;
      const status = await statusOf(target);
      if (status !== 200) dead.push(`${from} → ${href}: ${status}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

type Page = (typeof pages)[number];
const typesOn = (path: string) =>
  pages.find((page) => page.path === path)!.nodes.map((node) => node["@type"]);

function stands(value: string, isDate: boolean, { path, html, words }: Page): boolean {
  if (!isDate) return words.includes(value.replace(/\s+/g, " ").trim());
  const written = formatDate(value, languageOf(path));
  // Attributes carry the days by which a page tells what is past.
  const marked = new RegExp(`(dateTime|data-starts|data-ends)="${value}"`, "i");
  return words.includes(written) || marked.test(html);
}

test("what every page tells search engines is whole, by the rules of each type", () => {
  const faults = pages.flatMap(({ path, nodes }) =>
    nodes.flatMap(faultsOf).map((fault) => `${path} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("every name, date and price in it stands on the page as well", () => {
  const missing = pages.flatMap((page) =>
    page.nodes
      .flatMap(shownOf)
      .filter(({ field }) => !/^Event\.(start|end)Date/.test(field))
      .filter(({ isDate, value }) => !stands(value, isDate, page))
      .map(({ field, value }) => `${page.path} ${field}: ${value}`),
  );
  expect(missing).toEqual([]);
});

test("every page below home that may be found says the way to it, by addresses of this site", () => {
  const found = pages.filter(({ isFound }) => isFound);
  const without = found.filter(
    ({ nodes }) => !nodes.some((node) => node["@type"] === "BreadcrumbList"),
  );
  const homes = languages.flatMap((one) => [pathIn(one, "/"), pathIn(one, "/home")]);
  expect(without.map(({ path }) => path).toSorted()).toEqual(homes.toSorted());
  for (const { path, nodes } of found.filter((page) => !homes.includes(page.path))) {
    const steps = nodes.filter((node) => node["@type"] === "ListItem");
    const way = steps.map(({ item }) => new URL(String(item)).pathname);
    expect.soft(way.at(-1), path).toBe(path);
    expect.soft(way[0], path).toBe(pathIn(languageOf(path), "/"));
    if (path.includes("/blog/")) expect.soft(way[1], path).toBe(pathIn(languageOf(path), "/blog"));
  }
});

test.each([
  ["/", ["NGO", "WebSite", "SearchAction", "Event"]],
  ["/group-trips/file", ["FAQPage"]],
  ["/blog/blog-2021-smoke-efficient-stove", ["BlogPosting", "HowTo", "HowToStep"]],
])("%s is told as what it is", (path, types) => {
  for (const language of languages)
    expect(typesOn(pathIn(language, path))).toEqual(expect.arrayContaining(types));
});

test("a donation page that moves no money is told as no place to give", () => {
  for (const language of languages)
    expect(typesOn(pathIn(language, "/donate"))).not.toContain("DonateAction");
});
