import { describe, expect, inject, test } from "vitest";
import { addressOf, wholeLanguages } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(wholeLanguages)("volunteering in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.volunteer);
  const packing = reader.resolve(content.pages.volunteerPacking);
  const positions = reader.resolve(content.lists.internships);
  const sent = await readSent(origin + addressOf("volunteer", language));

  test("each programme has its duration, price, age and features from the register", () => {
    const { words: names, items } = words.programs;
    expect(sent.count("program")).toBe(items.length);
    if (language === "en")
      expect(items.map(({ title }) => title)).toEqual(specification.volunteer.programs);
    for (const { title, duration, price, age, description, features, label, target } of items) {
      expect(sent.text).toContain(
        `${title} ${names.duration} ${duration} ${names.price} ${price} ${names.age} ${age} ${description} ${features.join(" ")} ${label}`,
      );
      expect(sent.links).toContainEqual({ text: label, href: target.href });
    }
  });

  test("the manual and the contract lead to what stands in for them, and say so", () => {
    for (const { label, target } of [words.documents.manual, words.documents.contract]) {
      expect(sent.links).toContainEqual({ text: label, href: target.href });
      expect(sent.text).toContain(`${label} ${target.note}`);
    }
    const { packing: lists } = words.documents;
    expect(sent.links).toContainEqual({ text: lists.label, href: lists.target.href });
    // Where the lists stood before: links to it arrive at the way to them.
    expect(sent.html).toContain('<li id="packing">');
    const { action } = words.apply.contact;
    expect(sent.links).toContainEqual({ text: action.label, href: action.target.href });
  });

  test("a volunteer week that has passed says so, and one can hear of the next", () => {
    const { week, next } = words.work;
    expect(sent.text).toContain(week);
    expect(sent.links).toContainEqual({ text: next.label, href: next.target.href });
  });

  test("every thing to pack has a box to tick, before any script", async () => {
    const items = packing.guides.flatMap((guide) => guide.items);
    const sent = await readSent(origin + addressOf("volunteerPacking", language));
    expect(sent.count("packing-item")).toBe(items.length);
    expect(sent.html.match(/<label class="packing-item"><input type="checkbox"/g)).toHaveLength(
      items.length,
    );
    for (const item of items) expect(sent.html).toContain(`/><span>${item}</span></label>`);
  });

  test("the stories are a film, a picture and videos; what is not there says so", () => {
    const { film, videos, picture_story: picture } = words.stories;
    expect(sent.count("story-film")).toBe(1);
    expect(sent.count("story-picture")).toBe(1);
    expect(sent.count("story-video")).toBe(videos.length);
    const toCome = labels(language).label("shell.video_to_come");
    for (const { title } of [film, ...videos]) expect(sent.text).toContain(`${title} ${toCome}`);
    expect(sent.text).toContain(`${picture.title} ${picture.text}`);
  });

  test("the comparison says of every row what it is for each programme, and why the lengths differ", () => {
    for (const { name, individual, groups, interns } of words.comparison.rows) {
      expect(sent.text).toContain(`${name} ${individual} ${groups} ${interns}`);
    }
    expect(sent.text).toContain(words.comparison.note);
    for (const { title, text } of [...words.safety.items, ...words.work.items]) {
      expect(sent.text).toContain(`${title} ${text}`);
    }
  });

  test("every position is open and leads to a page of its own", () => {
    expect(positions.length).toBeGreaterThanOrEqual(specification.volunteer.positions);
    expect(sent.count("position")).toBe(positions.length);
    expect(sent.count("position-tag")).toBe(positions.length);
    for (const { id, title } of positions) {
      const href = addressOf("internship", language, { params: { id } });
      expect(sent.links).toContainEqual({ text: title, href });
    }
  });
});
