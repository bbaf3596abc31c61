import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(languages)("our story in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { pages, lists } = content;
  const address = origin + addressOf("about", language);
  const words = reader.resolve(pages.about);

  test("it opens on how many years the campus took, from the register", async () => {
    const { text } = await readSent(address);
    expect(words.opening.lead).toContain(reader.figure("campus_building_years").text);
    expect(text).toContain(words.opening.lead);
  });

  test("every entry of the timeline has its words, its picture and who tells it", async () => {
    const sent = await readSent(address);
    const entries = reader.resolve(lists.timeline);
    expect(entries.length).toBeGreaterThanOrEqual(specification.about.timelineEntries);
    expect(sent.count("timeline-node")).toBe(entries.length);
    expect(sent.count("timeline-picture")).toBe(entries.length);
    for (const { year, title, description, source } of entries) {
      expect(sent.text).toContain(`${year} ${title} ${description}`);
      expect(sent.text).toContain(source.title);
      if (source.url) expect(sent.links.map(({ href }) => href)).toContain(source.url);
    }
  });

  test("both purpose cards lead to mission and vision, both buttons to a gift and to volunteering", async () => {
    const { text, links } = await readSent(address);
    expect(text).toContain(`${words.mission.title} ${words.mission.text}`);
    expect(text).toContain(`${words.vision.title} ${words.vision.text}`);
    expect(links).toContainEqual({
      text: words.mission.label,
      href: addressOf("missionVision", language),
    });
    expect(links).toContainEqual({
      text: words.vision.label,
      href: addressOf("missionVision", language),
    });
    if (language === "en") {
      const { donate, volunteer } = specification.about.closing;
      expect([words.closing.donate, words.closing.volunteer.label]).toEqual([donate, volunteer]);
    }
    expect(links).toContainEqual({
      text: words.closing.donate,
      href: addressOf("donate", language),
    });
    expect(links).toContainEqual({
      text: words.closing.volunteer.label,
      href: addressOf("volunteer", language),
    });
  });
});
