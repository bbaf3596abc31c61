import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { escaped, expectIn } from "./form-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(languages)("the team in %s", async (language) => {
  const { content, reader } = await siteWords(language);

  test("everybody has a card; who has not agreed to be named stands by the office", async () => {
    const members = reader.resolve(content.lists.team);
    const words = reader.resolve(content.pages.team);
    const sent = await readSent(origin + addressOf("team", language));
    expect(members.length).toBeGreaterThanOrEqual(specification.team.members);
    expect(sent.count("team-member")).toBe(members.length);
    for (const { name, role, description, picture } of members) {
      expect(sent.text).toContain(
        name ? `${name} ${role} ${description}` : `${role} ${description}`,
      );
      expectIn(sent.html, escaped(picture.alt));
    }
    // Nobody is named whom no public source names in this office.
    for (const { name, sources } of members.filter((member) => member.name !== null))
      expect(sources.length, String(name)).toBeGreaterThan(0);
    // One sign for all names that are to come, gone once the last of them is there.
    const isMissing = members.some(({ sample }) => sample);
    expect(sent.text.includes(words.members.names_to_come)).toBe(isMissing);
  });
});
