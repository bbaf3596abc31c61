import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(languages)("mission and vision in %s", async (language) => {
  const { content, reader } = await siteWords(language);

  test("mission, vision, six values and two ways to take part", async () => {
    const words = reader.resolve(content.pages.missionVision);
    const sent = await readSent(origin + addressOf("missionVision", language));
    for (const { title, text, practice } of [words.mission, words.vision]) {
      expect(sent.text).toContain(`${title} ${text} ${practice}`);
    }
    const values = reader.resolve(content.lists.values);
    expect(values.map(({ id }) => id)).toEqual(specification.missionVision.values);
    expect(sent.count("figure-bag")).toBe(values.length);
    for (const { title, description } of values)
      expect(sent.text).toContain(`${title} ${description}`);
    const { join, support } = words.commitment;
    expect(sent.links).toContainEqual({ text: join.label, href: addressOf("volunteer", language) });
    expect(sent.links).toContainEqual({ text: support.label, href: addressOf("donate", language) });
  });

  test("its words are those of the specification", () => {
    if (language !== "en") return;
    const { opening, commitment } = reader.resolve(content.pages.missionVision);
    expect({
      title: opening.title,
      commitment: commitment.title,
      join: commitment.join.label,
      support: commitment.support.label,
    }).toEqual(specification.missionVision.words);
  });
});
