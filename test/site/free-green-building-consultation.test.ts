import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("the free consultation in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.freeGreenBuildingConsultation);
  const path = addressOf("freeGreenBuildingConsultation", language);
  const sent = await readSent(origin + path);

  test("every benefit and step is told, and how many minutes it takes", () => {
    for (const { title, text } of [...words.benefits.items, ...words.steps.items]) {
      expect(sent.text).toContain(`${title} ${text}`);
    }
    expect(sent.text).toContain(reader.figure("consultation_minutes_free").text);
  });

  test("it has one name, in the menu, the footer and the page’s own title", () => {
    const { header, footer } = reader.resolve(content.lists.navigation);
    const items = [...header, ...footer].flatMap((group) => ("items" in group ? group.items : []));
    const labels = items.filter(({ target }) => target.href === path).map(({ label }) => label);
    expect(labels).toHaveLength(2);
    expect(new Set(labels).size).toBe(1);
    const [first] = labels[0]!.split(" ");
    expect(words.head.title.startsWith(first!)).toBe(true);
  });
});
