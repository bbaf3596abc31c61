import { publicOrigin } from "../../bin/served-site.ts";
import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import type { Page } from "#domain/addresses.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("the organisation's pages in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { pages, lists } = content;
  const address = (page: "about" | "team" | "missionVision" | "recognition", query = {}) =>
    origin + addressOf(page, language, { query });
  const to = (page: Page) => addressOf(page as "home", language);

  describe("our story", () => {
    const words = reader.resolve(pages.about);

    test("eleven entries from 2004 to 2025, each with its words, its picture and who tells it", async () => {
      const sent = await readSent(address("about"));
      const entries = reader.resolve(lists.timeline);
      expect(entries).toHaveLength(11);
      expect(entries[0]!.year).toBe("2004");
      expect(entries.at(-1)!.year).toBe("2025");
      expect(sent.count("timeline-node")).toBe(11);
      expect(sent.count("timeline-picture")).toBe(11);
      for (const { year, title, description, source } of entries) {
        expect(sent.text).toContain(`${year} ${title} ${description}`);
        expect(sent.text).toContain(source.title);
        if (source.url) expect(sent.links.map(({ href }) => href)).toContain(source.url);
      }
    });

    test("both purpose cards lead to mission and vision, both buttons to a gift and to volunteering", async () => {
      const { text, links } = await readSent(address("about"));
      expect(text).toContain(`${words.mission.title} ${words.mission.text}`);
      expect(text).toContain(`${words.vision.title} ${words.vision.text}`);
      expect(links).toContainEqual({ text: words.mission.label, href: to("missionVision") });
      expect(links).toContainEqual({ text: words.vision.label, href: to("missionVision") });
      expect(links).toContainEqual({ text: words.closing.donate, href: to("donate") });
      expect(links).toContainEqual({ text: words.closing.volunteer.label, href: to("volunteer") });
    });
  });

  test("the team has six cards; who has not agreed to be named stands by the office", async () => {
    const members = reader.resolve(lists.team);
    const words = reader.resolve(pages.team);
    const sent = await readSent(address("team"));
    expect(members).toHaveLength(6);
    expect(sent.count("team-member")).toBe(6);
    for (const { name, role, description, picture } of members) {
      expect(sent.text).toContain(
        name
          ? `${name} ${role} ${description}`
          : `${role} ${words.members.name_to_come} ${description}`,
      );
      expect(sent.html).toContain(picture.alt);
    }
    const named = members.filter(({ name }) => name !== null);
    expect(named.map(({ name }) => name)).toEqual(["Matthew Paneitz"]);
    expect(named[0]!.sources.length).toBeGreaterThan(0);
    expect(sent.count("team-to-come")).toBe(members.filter(({ sample }) => sample).length);
  });

  test("mission, vision, six values and two ways to take part", async () => {
    const words = reader.resolve(pages.missionVision);
    const sent = await readSent(address("missionVision"));
    for (const { title, text, practice } of [words.mission, words.vision]) {
      expect(sent.text).toContain(`${title} ${text} ${practice}`);
    }
    const values = reader.resolve(lists.values);
    expect(values.map(({ id }) => id)).toEqual([
      "compassion",
      "sustainability",
      "community",
      "innovation",
      "transformation",
      "education",
    ]);
    expect(sent.count("figure-bag")).toBe(6);
    for (const { title, description } of values)
      expect(sent.text).toContain(`${title} ${description}`);
    const { join, support } = words.commitment;
    expect(sent.links).toContainEqual({ text: join.label, href: to("volunteer") });
    expect(sent.links).toContainEqual({ text: support.label, href: to("donate") });
  });

  describe("recognition", () => {
    const words = reader.resolve(pages.recognition);
    const awards = reader.resolve(lists.awards);
    const counted = (shown: number) =>
      words.awards.count.replace("{shown}", String(shown)).replace("{total}", "13");

    test("thirteen awards; an amount leads to the register, an unknown one says so", async () => {
      const sent = await readSent(address("recognition"));
      expect(awards).toHaveLength(13);
      expect(sent.count("award-node")).toBe(13);
      expect(sent.text).toContain(counted(13));
      const { reader: english } = await siteWords("en");
      const amounts = english.resolve(lists.awards).map((award) => award.amount_fact?.text ?? null);
      // Specification 9, the newest first.
      expect(amounts).toEqual([
        null,
        null,
        "$1,000",
        "$20,000",
        null,
        "$50,000",
        "$1,000",
        "$10,000",
        null,
        null,
        "$15,000",
        "$10,000",
        "$50,000",
      ]);
      for (const { title, amount_fact: amount } of awards) {
        expect(sent.text).toContain(title);
        const href = addressOf("impact", language, { anchor: amount?.name ?? null });
        if (amount) expect(sent.links).toContainEqual({ text: amount.text, href });
      }
      expect(sent.text.split(words.awards.amount_unknown)).toHaveLength(5 + 1);
      expect(sent.text).toContain(words.featured.name);
      expect(awards.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([
        "unesco-2023",
      ]);
    });

    test.each([
      [{ year: "2025" }, 4],
      [{ year: "2011" }, 2],
      [{ category: "education" }, 2],
      [{ year: "2025", category: "environment" }, 2],
      [{ year: "", category: "" }, 13],
    ])("the address %o shows %i of them", async (query, expected) => {
      const sent = await readSent(address("recognition", query));
      expect(sent.status).toBe(200);
      expect(sent.count("award-node")).toBe(expected);
      expect(sent.text).toContain(counted(expected));
      expect(sent.html).toContain(
        `rel="canonical" href="${publicOrigin}${addressOf("recognition", language)}"`,
      );
    });

    test("each choice says how many it leaves, and leaves as many", async () => {
      const sent = await readSent(address("recognition", { category: "environment" }));
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
        const sent = await readSent(address("recognition", query));
        expect(sent.status).toBe(200);
        expect(sent.text).toContain(words.awards.empty.title);
        const back = addressOf("recognition", language, { anchor: "awards" });
        expect(sent.links).toContainEqual({ text: words.awards.empty.show_all, href: back });
      },
    );

    test("nine moments with captions, and the closing block leads to the impact page", async () => {
      const sent = await readSent(address("recognition"));
      const moments = reader.resolve(lists.moments);
      expect(moments).toHaveLength(9);
      expect(sent.html.match(/<figcaption/g)).toHaveLength(9);
      for (const { caption, picture } of moments) {
        expect(sent.text).toContain(caption);
        expect(sent.html).toContain(picture.alt);
      }
      const { action } = words.closing;
      expect(sent.links).toContainEqual({ text: action.label, href: to("impact") });
    });
  });
});

test("the labels that the specification fixes stand letter for letter", async () => {
  const { content } = await siteWords("en");
  const { about, missionVision, recognition } = content.pages;
  expect(about.closing.donate.en).toBe("Donate Now");
  expect(about.closing.volunteer.label.en).toBe("Volunteer With Us");
  expect(missionVision.opening.title.en).toBe("Our Mission & Vision");
  expect(missionVision.commitment.title.en).toBe("Our Commitment to Change");
  expect(missionVision.commitment.join.label.en).toBe("Join Our Mission");
  expect(missionVision.commitment.support.label.en).toBe("Support Our Vision");
  expect(recognition.closing.action.label.en).toBe("See Our Impact");
});
