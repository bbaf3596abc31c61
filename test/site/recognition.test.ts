import { describe, expect, inject, test } from "vitest";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { readSent } from "../sent-page.ts";
import { escaped, expectIn } from "./form-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(languages)("recognition in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { pages, lists } = content;
  const address = (query = {}) => origin + addressOf("recognition", language, { query });
  const words = reader.resolve(pages.recognition);
  const awards = reader.resolve(lists.awards);
  const counted = (shown: number) =>
    words.awards.count.replace("{shown}", String(shown)).replace("{total}", String(awards.length));

  test("every award is told; an amount leads to the register, an unknown one says so", async () => {
    const sent = await readSent(address());
    expect(sent.count("award-node")).toBe(awards.length);
    expect(sent.text).toContain(counted(awards.length));
    for (const { title, amount_fact: amount } of awards) {
      expect(sent.text).toContain(title);
      if (!amount) continue;
      expect(sent.links).toContainEqual({
        text: amount.text,
        href: figureAddress(amount, language),
      });
    }
    const unknown = awards.filter(({ amount_fact: amount }) => !amount).length;
    expect(sent.text.split(words.awards.amount_unknown)).toHaveLength(unknown + 1);
    expect(sent.text).toContain(words.featured.name);
    expect(awards.filter(({ featured }) => featured)).toHaveLength(1);
  });

  const newest = awards[0]!;
  test.each([
    { year: newest.year },
    { year: awards.at(-1)!.year },
    { category: "education" },
    { year: newest.year, category: newest.category },
    { year: "", category: "" },
  ])("the address %o shows those that it asks for", async (query) => {
    const expected = awards.filter(
      ({ year, category }) =>
        (!query.year || query.year === year) && (!query.category || query.category === category),
    ).length;
    expect(expected).toBeGreaterThan(0);
    const sent = await readSent(address(query));
    expect(sent.status).toBe(200);
    expect(sent.count("award-node")).toBe(expected);
    expect(sent.text).toContain(counted(expected));
    expect(sent.html).toContain(
      `rel="canonical" href="${publicOrigin}${addressOf("recognition", language)}"`,
    );
  });

  test("each choice says how many it leaves, and leaves as many", async () => {
    const sent = await readSent(address({ category: "environment" }));
    const chips = [
      ...sent.html.matchAll(/<a class="filter-chip"[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
    ];
    expect(chips.length).toBeGreaterThan(5);
    for (const [, href, inside] of chips) {
      const count = Number(inside!.match(/filter-count">(?:<!-- -->)?(\d+)/)![1]);
      const next = await readSent(origin + href!.replaceAll("&amp;", "&"));
      expect(next.count("award-node"), href).toBe(count);
    }
  });

  test.each([{ year: "1999" }, { category: "nothing" }, { year: "2009", category: "education" }])(
    "the address %o, which fits no award, says so and leads back to all",
    async (query) => {
      const sent = await readSent(address(query));
      expect(sent.status).toBe(200);
      expect(sent.text).toContain(words.awards.empty.title);
      const back = addressOf("recognition", language, { anchor: "awards" });
      expect(sent.links).toContainEqual({ text: words.awards.empty.show_all, href: back });
    },
  );

  test("moments with captions, and the closing block leads to the impact page", async () => {
    const sent = await readSent(address());
    const moments = reader.resolve(lists.moments);
    expect(moments.length).toBeGreaterThanOrEqual(specification.recognition.moments);
    expect(sent.html.match(/<figcaption/g)).toHaveLength(moments.length);
    for (const { caption, picture } of moments) {
      expect(sent.text).toContain(caption);
      expectIn(sent.html, escaped(picture.alt));
    }
    const { action } = words.closing;
    expect(sent.links).toContainEqual({ text: action.label, href: addressOf("impact", language) });
  });

  test("no award of the specification is missing, and each has the amount that it names", () => {
    const amounts = new Map(
      awards.map(({ id, amount_fact: fact }) => [
        id,
        fact ? Number(fact.text.replace(/[$,]/g, "")) : null,
      ]),
    );
    expect(Object.fromEntries(amounts)).toMatchObject(specification.recognition.dollarsOfAwards);
    if (language === "en")
      expect(words.closing.action.label).toBe(specification.recognition.closing);
  });
});
