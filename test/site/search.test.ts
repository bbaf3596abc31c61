import { expect, inject, test } from "vitest";
import { languageOf, pathIn } from "#domain/language/language.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

async function search(path: string, query: string) {
  const response = await fetch(`${origin}${path}?q=${encodeURIComponent(query)}`);
  const html = await response.text();
  const results = html.slice(html.indexOf("search-results"));
  return {
    html,
    links: [...results.matchAll(/<h2[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href!),
  };
}

inEachLanguage("search", ({ language, inTurn, content, reader }) => {
  const path = pathIn(language, "/search");

  test.each<[string, string, number]>(
    language === "en"
      ? [
          ["how do I volunteer", "/volunteer", 1],
          ["schol", "/schools", 1],
          ["opening hours", "/contact", 1],
          ["wire transfer", "/donate", 2],
          // In the visitor's language, though letters were put in order for it.
          ["recieve", "/recognition", 2],
          ["inscribir hijo", "/es/families", 1],
          ["can I make a dry latrine", "/blog/blog-2011-dry-composting-latrine", 2],
        ]
      : [
          ["talleres", "/green-building-workshop", 1],
          ["pasantía", "/volunteer", 1],
          ["kinder", "/families", 1],
          ["tayer", "/green-building-workshop", 1],
          ["cómo construir un tanque de agua", "/blog/blog-2019-five-barrels", 2],
        ],
  )("who types “%s” finds %s among the first %i", async (query, page, most) => {
    const { links } = await search(path, query);
    expect(links.slice(0, most)).toContain(pathIn(language, page));
  });

  test("a frequent question is answered in words before the other results", async () => {
    const words = reader.resolve(content.pages.search);
    const query = language === "es" ? "¿Cómo cancelo mi donativo mensual?" : "stop my monthly gift";
    const { html, links } = await search(path, query);
    const answer = words.answers.find(({ target }) => target.href === links[0])!;
    expect(answer.target.href).toBe(pathIn(language, "/donate/monthly"));
    expect(html).toContain(answer.text);
    expect(new Set(links).size).toBe(links.length);
  });

  inTurn.test("one kind of results is an address, with how many there are of each", async () => {
    const query = language === "es" ? "estufa" : "stove";
    const { html } = await search(path, query);
    const chips = [
      ...html.matchAll(
        /<a class="chip"[^>]*href="([^"]*kind=[^"]*)"[^>]*>([^<]*)<span[^>]*>(\d+)/g,
      ),
    ];
    expect(chips.length).toBeGreaterThan(2);
    for (const [, href, name, count] of chips) {
      const only = await (await fetch(origin + href!.replaceAll("&amp;", "&"))).text();
      const kind = new URL(origin + href!.replaceAll("&amp;", "&")).searchParams.get("kind")!;
      expect(name).toBe(content.pages.search.filter[kind as "page"][language]);
      const kinds = [...only.matchAll(/class="search-kind[^"]*">([^<]*)</g)].map(
        ([, each]) => each,
      );
      expect(kinds.length).toBe(Math.min(Number(count), 20));
      expect(new Set(kinds)).toEqual(
        new Set([content.pages.search.kinds[kind as "page"][language]]),
      );
    }
    const all = await (await fetch(`${origin}${path}?q=${query}&kind=nothing`)).text();
    expect(all.match(/class="search-kind"/g)).toEqual(html.match(/class="search-kind"/g));
  });

  inTurn.test("builds, positions, pictures, partners and prizes are found", async () => {
    const project = reader.resolve(content.lists.projects)[3]!;
    const position = reader.resolve(content.lists.internships)[0]!;
    const drawing = reader.resolve(content.lists.drawings)[20]!;
    for (const [query, address] of [
      [project.title, `/green-builds/${project.id}`],
      [position.title, `/volunteer/internships/${position.id}`],
      [drawing.caption, `/media/drawings/${drawing.id}`],
      [content.lists.partners[0]!.name, "/transparency-trust"],
      ["Energy Globe", "/recognition"],
    ] as const) {
      const { links } = await search(path, query);
      expect(links, query).toContain(pathIn(language, address));
    }
  });

  inTurn.test("the words looked for stand out, however they are written", async () => {
    const { html } = await search(path, language === "es" ? "CONSTRUCCION" : "TIRE");
    // Short words match exactly: a search for tires must not find fires.
    const marked = [...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, word]) => word!);
    expect(marked.length).toBeGreaterThan(3);
    for (const word of marked)
      expect(word).toMatch(language === "es" ? /^constr/i : /^(tire|llanta)/i);
  });

  inTurn.test("a search without results offers other places beside the query as text", async () => {
    const { html, links } = await search(path, "<b>zzzzqq</b>");
    expect(links).toEqual([]);
    expect(html).not.toContain("<b>zzzzqq");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main"));
    for (const page of ["/blog", "/green-builds", "/contact"]) {
      expect(main).toContain(`href="${pathIn(language, page)}"`);
    }
    const found = await search(path, language === "es" ? "llantas" : "tires");
    expect(found.html).not.toContain('class="search-elsewhere"');
    expect(found.links.length).toBeGreaterThan(5);
    for (const href of found.links) expect(languageOf(href), href).toBe(language);
  });
});

test("a Spanish word on an English page finds Spanish pages", async () => {
  const { html, links } = await search("/search", "agua");
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(link).toMatch(/^\/es\//);
  expect(html).toContain('<li lang="es">');
  expect((await search("/es/search", "volunter")).links[0]).toBe("/volunteer");
});
