import { expect, inject } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("the town's page", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.comalapa);
  const sent = await readSent(origin + addressOf("comalapa", language));

  inTurn.test("Kaqchikel words are marked as such", () => {
    for (const { word, speech } of words.names.items)
      expect(sent.html).toContain(`<dt lang="${speech}">${word}</dt>`);
    expect(words.names.items.filter(({ speech }) => speech === "cak")).toHaveLength(2);
  });

  inTurn.test("of twelve months six are rainy; a drop falls for each 100 mm", () => {
    const bands = ["year-patch", "band-cielo", "band-tejado"].map((name) => sent.count(name));
    expect(bands).toEqual([12, 6, 6]);
    const drops = sent.html.match(/class="drops[^>]*>(.*?)<\/div>/s)![1]!;
    expect(drops.match(/<svg/g)).toHaveLength(15);
  });

  inTurn.test("a figure of the diagnosis has its year and its source", () => {
    const { rows } = words.counted;
    for (const { fact } of rows) {
      const told = `${fact.label} ${fact.text} ${fact.asOf} ${fact.source.title}`;
      expect(sent.text).toContain(told);
    }
  });
});
