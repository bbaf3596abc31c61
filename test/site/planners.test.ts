import { expect, inject } from "vitest";
import { formatDollars, formatNumber } from "#domain/language/format.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("group trips", ({ language, inTurn, content, reader }) => {
  const { planner } = reader.resolve(content.pages.groupTrips);
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("groupTrips", language, { query }));
  const money = (dollars: number) => formatDollars(dollars * 100, language);
  const [smallest, largest] = [reader.number("group_size_min"), reader.number("group_size_max")];
  const week = reader.number("group_price_7_days");

  inTurn.test.each([
    [smallest, "intensive", reader.number("group_price_5_days")],
    [largest, "extended", reader.number("group_price_extended")],
  ] as const)("%s people on the %s trip see what all pay", async (travellers, trip, each) => {
    const people = String(travellers);
    const page = await ask({ people, package: trip });
    const total = `${planner.lines.total} ${people} × ${money(each)} ${money(travellers * each)}`;
    expect(page.text).toContain(total);
    expect(page.html).toMatch(new RegExp(`<input[^>]*name="participants"[^>]*value="${people}"`));
  });

  inTurn.test("a teacher opens one file with sum, points, packing and letters", async () => {
    const query = { package: "standard", people: "14" };
    const own = addressOf("groupTripFile", language, { query });
    expect((await ask(query)).hrefs).toContain(own);
    const file = await readSent(origin + own);
    const { groupTripFile, volunteerPacking } = content.pages;
    const { letter } = groupTripFile;
    const parts = [
      ...groupTripFile.settle.items.map((item) => reader.text(item)),
      ...volunteerPacking.guides[0]!.items.map((item) => reader.text(item)),
      ...languages.map((each) => letter.greeting[each]),
      money(14 * week),
    ];
    for (const part of parts) expect(file.text).toContain(part);
    const packet = addressOf("groupTrips", language, { query, anchor: "packet" });
    expect(file.hrefs).toContain(packet);
    const few = addressOf("groupTripFile", language, { query: { people: "3" } });
    const { text } = await readSent(origin + few);
    for (const each of languages) expect(text).toContain(letter.unpriced[each]);
  });
});

inEachLanguage("the workshop's planner", ({ language, inTurn, content, reader }) => {
  const { planner } = reader.resolve(content.pages.greenBuildingWorkshop);
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("greenBuildingWorkshop", language, { query }));
  const money = (dollars: number) => formatDollars(dollars * 100, language);
  const standard = reader.number("workshop_price_standard");
  const some = reader.number("workshop_group_small_discount");

  inTurn.test.each([
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

  inTurn.test("a group for one week reads why its discount is left out", async () => {
    expect((await ask({ package: "one-week", people: "3" })).text).toContain(planner.no_group);
    expect((await ask({ package: "one-week", people: "2" })).text).not.toContain(planner.no_group);
    expect((await ask({ people: "3" })).text).not.toContain(planner.no_group);
    const standard = { "latin-america": "yes" };
    expect((await ask(standard)).text).not.toContain(planner.no_latin_america);
  });
});

inEachLanguage("the material calculator", ({ language, inTurn, content, reader }) => {
  const words = reader.resolve(content.pages.materialCalculator);
  const { materials } = words.result;
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("materialCalculator", language, { query }));
  const range = (from: number, to: number) =>
    words.result.range
      .replace("{from}", formatNumber(from, language))
      .replace("{to}", formatNumber(to, language));

  inTurn.test("a wall of ten by two metres takes 117 to 160 tires", async () => {
    const page = await ask({ build: "house-wall", across: "10", height: "2" });
    expect(page.text).toContain(`${materials.tires.label} ${range(117, 160)} 10 m ÷`);
    expect(page.text).toContain(`${materials.wheelbarrows.label} ${range(351, 640)}`);
    expect(page.text).toContain(`${materials.bottles.label} ${range(253, 408)}`);
    for (const { fact } of words.numbers.walls) {
      expect(page.text).toContain(fact.text);
      expect(page.text).toContain(fact.source.title);
    }
  });

  inTurn.test("an estimate leaves out what has no source or no place in a dome", async () => {
    const page = await ask({ build: "dome", across: "4", height: "3.5" });
    for (const { label } of [materials.hours, materials.tires])
      expect(page.html).not.toContain(`<h3>${label}</h3>`);
    expect(page.text).toContain(words.notes.dome[0]);
  });

  inTurn.test("an impossible size keeps what was typed", async () => {
    const page = await ask({ build: "tank", across: "two", height: "40" });
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/name="across"[^>]*value="two"/);
    expect(page.html).toMatch(/name="height"[^>]*value="40"/);
    expect(page.count("is-wrong")).toBe(2);
    expect(page.text).toContain(words.form.diameter);
    expect(page.count("estimate")).toBe(0);
  });

  inTurn.test("each blueprint that is offered is chosen in its form", async () => {
    for (const { target } of Object.values(words.result.blueprints)) {
      const { html } = await readSent(origin + target.href);
      expect(html).toMatch(/<option value="[a-z-]+" selected=""/);
    }
  });
});
