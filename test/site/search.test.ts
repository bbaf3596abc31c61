import { describe, expect, inject, test } from "vitest";
import { languages, pathIn } from "../../app/language/language.ts";

const origin = inject("origin");

async function search(path: string, query: string) {
  const response = await fetch(`${origin}${path}?q=${encodeURIComponent(query)}`);
  const html = await response.text();
  const results = html.slice(html.indexOf("search-results"));
  return {
    html,
    links: [...results.matchAll(/<h2><a [^>]*href="([^"]*)"/g)].map(([, href]) => href!),
  };
}

describe.each(languages)("search in %s", (language) => {
  const path = pathIn(language, "/search");

  test("finds stories and pages, without script, and every result leads to one", async () => {
    const { links } = await search(path, language === "es" ? "llantas" : "tires");
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) {
      expect((await fetch(origin + href)).status, href).toBe(200);
      expect(/^\/es(\/|$)/.test(href), href).toBe(language === "es");
    }
  });

  test("accents and letter case make no difference", async () => {
    const plain = await search(path, "LETRINA");
    const accented = await search(path, "letriná");
    expect(plain.links).toEqual(accented.links);
  });

  test("says so when nothing is found, and shows a query as text", async () => {
    const { links, html } = await search(path, "<b>zzzzqq</b>");
    expect(links).toEqual([]);
    expect(html).not.toContain("<b>zzzzqq");
  });
});
