import { expect, inject } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("group trips", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const { planner } = reader.resolve(content.pages.groupTrips);
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("groupTrips", language, { query }));
  const money = (dollars: number) => formatDollars(dollars * 100, language);
  const [smallest, largest] = [reader.number("group_size_min"), reader.number("group_size_max")];
  const usual = reader.range("group_size_optimal").from;
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

  const many = planner.too_many
    .replace("{people}", String(largest + 1))
    .replace("{trips}", "2")
    .replace("{largest}", String(Math.ceil((largest + 1) / 2)));
  inTurn.test.each([
    [smallest - 1, planner.too_few.one],
    [smallest - 3, planner.too_few.many.replace("{missing}", "3")],
    [largest + 1, many],
  ])("%s people are told what to do instead of a price", async (people, sentence) => {
    const page = await ask({ people: String(people), package: "standard" });
    expect(page.text).toContain(sentence);
    expect(page.text).not.toContain(planner.lines.total);
  });

  inTurn.test("an address without sense shows the most usual trip", async () => {
    const total = `${planner.lines.total} ${usual} × ${money(week)}`;
    expect((await ask({ people: "many", package: "endless" })).text).toContain(total);
    expect((await ask({ people: "" })).text).toContain(total);
  });

  inTurn.test("the menu leads to service groups and to group trips", async () => {
    const [header = ""] = /<header.*?<\/header>/s.exec((await ask({})).html) ?? [];
    for (const page of ["groupTrips", "opportunities"] as const)
      expect(header).toContain(`href="${addressOf(page, language)}"`);
  });

  inTurn.test(
    "a teacher opens one file with sum, what to settle, packing and letters",
    async () => {
      const query = { package: "standard", people: "14" };
      const own = addressOf("groupTripFile", language, { query });
      expect((await ask(query)).links.map(({ href }) => href)).toContain(own);
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
      const few = addressOf("groupTripFile", language, { query: { people: "3" } });
      const { text } = await readSent(origin + few);
      for (const each of languages) expect(text).toContain(letter.unpriced[each]);
    },
  );
});
