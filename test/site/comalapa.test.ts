import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(languages)("the town's page in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.comalapa);
  const sent = await readSent(origin + addressOf("comalapa", language));

  test("it opens on the town, in its own names: Kaqchikel words are marked as such", () => {
    expect(sent.text).toContain(`${words.opening.title} ${words.opening.lead}`);
    for (const { word, speech, meaning } of words.intro.names) {
      expect(sent.text).toContain(`${word} ${meaning}`);
      expect(sent.html).toContain(`<dt lang="${speech}">${word}</dt>`);
    }
    expect(words.intro.names.filter(({ speech }) => speech === "cak")).toHaveLength(2);
  });

  test("its figures stand on bags as the register gives them", () => {
    expect(sent.count("figure-bag")).toBe(words.numbers.bags.length);
    for (const { fact, label } of words.numbers.bags) {
      expect(sent.text).toContain(`${fact.text} ${label}`);
    }
  });

  test("twelve months are marked, six of them rainy, and a drop falls for each 100 mm", () => {
    expect(sent.count("year-patch")).toBe(12);
    expect(sent.count("band-cielo")).toBe(6);
    expect(sent.count("band-tejado")).toBe(6);
    const drops = sent.html.match(/class="drops"[^>]*>(.*?)<\/div>/s)![1]!;
    expect(drops.match(/<svg/g)).toHaveLength(15);
    for (const { label, fact, unit } of words.climate.rows) {
      expect(sent.text).toContain([label, fact.text, unit].filter(Boolean).join(" "));
    }
  });

  test("every figure of the diagnosis has its year, or says that none is given, and its source", () => {
    const { table } = words.diagnosis;
    for (const { fact } of table.rows) {
      const year = fact.asOf ?? table.year_unknown;
      expect(sent.text).toContain(`${fact.label} ${fact.text} ${year} ${fact.source.title}`);
    }
  });

  test("each survey area opens its survey or the request form that names it", () => {
    if (language === "en")
      expect(words.surveys.areas.map(({ name }) => name)).toEqual(
        specification.comalapa.surveyAreas,
      );
    expect(sent.text).toContain(words.surveys.map_note);
    for (const { name, target } of words.surveys.areas) {
      const links = sent.links.filter(({ text }) => text.startsWith(name));
      expect(links).toHaveLength(2);
      expect(new Set(links.map(({ href }) => href))).toEqual(new Set([target.href]));
    }
  });

  test("an area's request form already holds the name of its survey", async () => {
    const area = words.surveys.areas[1]!;
    const form = await readSent(origin + area.target.href);
    expect(area.target.href).toContain("#document-request");
    expect(form.html).toContain(`value="${reader.link("survey_pavit").label}"`);
  });

  test("each reference names author, title, publisher and year", () => {
    const { entries } = words.references;
    expect(entries.length).toBeGreaterThanOrEqual(specification.comalapa.references);
    for (const { year, title, author, publisher } of entries) {
      expect(sent.text).toContain(`${year} ${title} ${author} ${publisher}`);
    }
  });
});
