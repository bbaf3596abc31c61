import { expect, inject, test } from "vitest";
import { languageOf } from "#domain/language/language.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { labels } from "../labels.ts";
import { readSent } from "../sent-page.ts";

const origin = inject("origin");
/** Ourselves, and who is named in words: "Send by WhatsApp", a film with its platform beside it. */
const own = new Set([publicOrigin, "https://wa.me", "https://www.youtube.com"]);

test("no page shows a place that was not filled in, ends a sentence twice or leads elsewhere unsaid", async () => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  expect(paths.length).toBeGreaterThan(130);
  const faults: string[] = [];
  for (const path of [...paths, "/search?q=tires", "/es/search?q=llantas", "/no-such-page"]) {
    const { text, links } = await readSent(origin + path);
    const outside = labels(languageOf(path)).label("shell.outside");
    for (const { href, text: name } of links)
      if (/^https?:/.test(href) && !own.has(new URL(href).origin) && !name.endsWith(outside))
        faults.push(`${path}: ${name} leads to ${href} and does not say so`);
    // The place for the words that schema.org's SearchAction asks for is meant for search engines.
    const told = text.replaceAll("{search_term_string}", "");
    const found = /\{\w+\}|\bundefined\b|\bNaN\b|\[object |[^.]\.\.(?!\.) /.exec(told);
    if (found) faults.push(`${path}: ${found[0]}`);
  }
  expect(faults).toEqual([]);
});
