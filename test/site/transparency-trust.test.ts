import { expect, inject } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { blocksOf, siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("transparency and trust", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.transparencyTrust);
  const sent = await readSent(origin + addressOf("transparencyTrust", language));

  inTurn.test("the share of a dollar is told in words and bottles", () => {
    const { share_number_fact, lead } = words.opening;
    const share = share_number_fact.number;
    expect(sent.text).toContain(lead);
    const lit = sent.html.match(/<use [^>]*color="(?!#2e2935)/g);
    const dark = sent.html.match(/<use [^>]*color="#2e2935/g);
    expect([lit?.length, dark?.length]).toEqual([share, 100 - share]);
    const [vision] = blocksOf(reader.resolve(content.pages.missionVision)).flatMap((block) =>
      block.kind === "cards" ? block.items.slice(1) : [],
    );
    expect(sent.text).toContain(vision?.text);
  });

  inTurn.test("accomplishments fold into rows of one name, each with its figure", () => {
    const topics = reader.resolve(content.lists.accomplishments);
    expect(sent.html.match(/<details[^>]* name="accomplishments"/g)).toHaveLength(topics.length);
    for (const { title, fact, counted, text } of topics) {
      const figure = [fact.text, counted].filter(Boolean).join(" ");
      expect(sent.text).toContain(`${title} ${figure} ${text}`);
    }
  });
});
