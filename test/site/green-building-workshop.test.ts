import { expect, inject } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("the workshop's planner", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const { planner } = reader.resolve(content.pages.greenBuildingWorkshop);
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("greenBuildingWorkshop", language, { query }));
  const money = (dollars: number) => formatDollars(dollars * 100, language);
  const standard = reader.number("workshop_price_standard");
  const some = reader.number("workshop_group_small_discount");

  // The rules of the price are tested in domain/planners/.
  inTurn.test.each([
    [{ people: "2" }, standard],
    [{ people: "3" }, standard - some],
    [{ "latin-america": "yes" }, reader.number("workshop_latin_america_price")],
  ] as const)("%o costs each %d, with sum and deposit", async (query, each) => {
    const page = await ask(query);
    const people = Number("people" in query ? query.people : 1);
    const deposit = (each * people * reader.number("workshop_deposit")) / 100;
    expect(page.text).toMatch(new RegExp(`${planner.lines.each} [^$]*\\${money(each)}`));
    expect(page.text).toContain(`${people} × ${money(each)} ${money(each * people)}`);
    expect(page.text.slice(page.text.indexOf(planner.lines.deposit))).toContain(money(deposit));
  });

  inTurn.test.each([
    ["1000", "50"],
    ["many", "1"],
    ["-3", "1"],
  ])("%s people are counted as %s, and told so", async (people, counted) => {
    const note = planner.adjusted.replace("{most}", "50").replace("{people}", counted);
    expect((await ask({ people, package: "castle" })).text).toContain(note);
    expect((await ask({ people: counted })).text).not.toContain(note);
  });

  inTurn.test("a group for one week reads why its discount is left out", async () => {
    const week = { package: "one-week" };
    expect((await ask({ ...week, people: "3" })).text).toContain(planner.no_group);
    expect((await ask({ ...week, people: "2" })).text).not.toContain(planner.no_group);
    expect((await ask({ people: "3" })).text).not.toContain(planner.no_group);
  });
});
