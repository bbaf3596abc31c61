import { describe, expect, inject, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { blocksOf, siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";
import type { NumberFact } from "#reader/schema/facts.ts";

const origin = inject("origin");

describe.each(languages)("the workshop in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.greenBuildingWorkshop);
  const { lines } = words.planner;
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("greenBuildingWorkshop", language, { query }));
  const sent = await ask({});
  const money = (dollars: number) => formatDollars(dollars * 100, language);

  test("every section is there, and both buttons lead somewhere", () => {
    for (const block of blocksOf(words)) expect(sent.text).toContain(block.title);
    const teachers = blocksOf(words).find(({ kind }) => kind === "cards");
    const samples = teachers?.kind === "cards" ? teachers.items.length : 0;
    expect(samples).toBeGreaterThanOrEqual(specification.greenBuildingWorkshop.teachers);
    expect(sent.text).toContain(teachers?.missing ?? teachers?.lead);
    const films = blocksOf(words).find(({ kind }) => kind === "films");
    expect(films?.kind === "films" && films.items.map(({ target }) => target.href)).toContain(
      reader.link("workshop_media_video").href,
    );
    for (const { label, target } of [words.opening.apply, words.opening.spanish]) {
      expect(sent.links).toContainEqual({ text: label, href: target.href });
    }
    const prices = blocksOf(words).find((block) => block.id === "prices");
    for (const item of prices?.kind === "prices" ? prices.items : [])
      expect(sent.text).toContain(item.number_fact.text);
  });

  const number = (name: NumberFact) => reader.number(name);
  const [standard, week, premium] = [
    number("workshop_price_standard"),
    number("workshop_price_week"),
    number("workshop_price_private_premium"),
  ];
  const [some, many] = [
    number("workshop_group_small_discount"),
    number("workshop_group_large_discount"),
  ];
  const latinAmerican = (price: number) =>
    (price * number("workshop_latin_america_discount")) / 100;

  // Specification 9: one discount at a time, the better one; none for groups on a week alone.
  test.each([
    [{ people: "1" }, standard],
    [{ people: "2" }, standard],
    [{ people: "3" }, standard - some],
    [{ people: "4" }, standard - some],
    [{ people: "5" }, standard - many],
    [{ "latin-america": "yes" }, number("workshop_latin_america_price")],
    [{ "latin-america": "yes", package: "one-week" }, number("workshop_latin_america_price_week")],
    [{ package: "one-week", people: "5" }, week],
    [
      { package: "private-premium", people: "5", "latin-america": "yes" },
      premium - Math.max(latinAmerican(premium), many),
    ],
  ])("%o costs each %d, together so many times that, with the deposit", async (query, each) => {
    const page = await ask(query as Record<string, string>);
    const people = Number((query as { people?: string }).people ?? 1);
    const deposit = (each * people * number("workshop_deposit")) / 100;
    expect(page.text).toMatch(new RegExp(`${lines.each} [^$]*\\${money(each)}`));
    expect(page.text).toContain(`${people} × ${money(each)} ${money(each * people)}`);
    expect(page.text.slice(page.text.indexOf(lines.deposit))).toContain(money(deposit));
  });

  test.each([{ people: "many" }, { people: "-3", package: "castle" }, { people: "1e9" }])(
    "an address that makes no sense (%o) still answers with a price",
    async (query) => {
      const page = await ask(query as Record<string, string>);
      expect(page.status).toBe(200);
      expect(page.text).toContain(lines.deposit);
    },
  );

  test.each([
    ["1000", "50"],
    ["0", "1"],
    ["many", "1"],
  ])("whoever asks for %s people is told that the sum is for %s", async (people, counted) => {
    const note = (number: string) =>
      words.planner.adjusted.replace("{most}", "50").replace("{people}", number);
    expect((await ask({ people })).text).toContain(note(counted));
    expect((await ask({ people: counted })).text).not.toContain(note(counted));
  });

  test("a group that comes for one week reads why its discount is not in the sum", async () => {
    const note = words.planner.no_group;
    expect((await ask({ package: "one-week", people: "3" })).text).toContain(note);
    expect((await ask({ package: "one-week", people: "2" })).text).not.toContain(note);
    expect((await ask({ people: "3" })).text).not.toContain(note);
  });
});
