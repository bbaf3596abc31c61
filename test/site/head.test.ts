import { expect, inject, test } from "vitest";
import { addresses } from "#domain/addresses.ts";
import {
  blueprintPath,
  buildSheetPath,
  documentPath,
  openDocuments,
} from "#domain/documents/documents.ts";
import { addressOf, englishPathOf, languages, pathIn } from "#domain/language/language.ts";
import { loadedContent } from "#reader/load.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { everyPage } from "../every-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
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
const { lists, documents: papers } = loadedContent().content;
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
