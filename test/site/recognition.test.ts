import { describe, expect, inject, test } from "vitest";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("recognition in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const path = addressOf("recognition", language);
  const ask = (query = {}) => readSent(origin + addressOf("recognition", language, { query }));
  const { awards: words } = reader.resolve(content.pages.recognition);
  const awards = reader.resolve(content.lists.awards);
  const counted = (shown: number) =>
    words.count.replace("{shown}", String(shown)).replace("{total}", String(awards.length));

  test("an amount leads to the register, an unknown one says so", async () => {
    const sent = await ask();
    expect(sent.text).toContain(counted(awards.length));
    const amounts = awards.flatMap(({ amount_fact: amount }) => amount ?? []);
    for (const amount of amounts)
      expect(sent.links).toContainEqual({
        text: amount.text,
        href: figureAddress(amount, language),
      });
    expect(sent.text.split(words.amount_unknown)).toHaveLength(awards.length - amounts.length + 1);
  });

  test("an address shows the awards that it asks for", async () => {
    const { year, category } = awards[0]!;
    const those = awards.filter((award) => award.year === year && award.category === category);
    const sent = await ask({ year, category });
    expect(sent.count("award-node")).toBe(those.length);
    expect(sent.text).toContain(counted(those.length));
    expect(sent.html).toContain(`rel="canonical" href="${publicOrigin}${path}"`);
  });

  test("each choice says how many it leaves, and leaves as many", async () => {
    const { html } = await ask({ category: "environment" });
    const chips = [...html.matchAll(/<a class="filter-chip"[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(chips.length).toBeGreaterThan(5);
    for (const [, href, inside] of chips) {
      const count = Number(inside!.match(/filter-count">(?:<!-- -->)?(\d+)/)![1]);
      const next = await readSent(origin + href!.replaceAll("&amp;", "&"));
      expect(next.count("award-node"), href).toBe(count);
    }
  });

  test("an address that fits no award says so and leads back", async () => {
    for (const query of [{ year: "1999" }, { year: "2009", category: "education" }]) {
      const sent = await ask(query);
      expect([sent.status, sent.text.includes(words.empty.title)]).toEqual([200, true]);
      const back = { text: words.empty.show_all, href: `${path}#awards` };
      expect(sent.links).toContainEqual(back);
    }
  });
});
