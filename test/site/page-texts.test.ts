import { expect, inject, test } from "vitest";
import { readSent } from "../sent-page.ts";

const origin = inject("origin");

test("no page shows a place that the program should have filled in, nor ends a sentence twice", async () => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  expect(paths.length).toBeGreaterThan(130);
  const faults: string[] = [];
  for (const path of [...paths, "/search?q=tires", "/es/search?q=llantas", "/no-such-page"]) {
    const { text } = await readSent(origin + path);
    // The place for the words that schema.org's SearchAction asks for is meant for search engines.
    const told = text.replaceAll("{search_term_string}", "");
    const found = /\{\w+\}|\bundefined\b|\bNaN\b|\[object |[^.]\.\.(?!\.) /.exec(told);
    if (found) faults.push(`${path}: ${found[0]}`);
  }
  expect(faults).toEqual([]);
});
