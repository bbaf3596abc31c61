import { expect, test } from "vitest";
import { formatDate } from "#domain/language/format.ts";
import { languageOf, languages, pathIn } from "#domain/language/language.ts";
import { everyPage } from "../every-page.ts";
import { wordsOf } from "../sent-page.ts";
import { faultsOf, nodesIn, shownOf } from "../structured-data.ts";

const pages = [...everyPage].map(([path, html]) => ({
  path,
  html,
  /** All that a reader sees, the title included. */
  words: wordsOf(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")),
  nodes: nodesIn(html),
}));
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
  expect(pages.length).toBeGreaterThan(160);
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
  const found = pages.filter(({ html }) => !html.includes('content="noindex"'));
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
