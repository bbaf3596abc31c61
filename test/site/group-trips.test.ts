import { describe, expect, inject, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";
import type { NumberFact } from "#reader/schema/facts.ts";

const origin = inject("origin");

describe.each(languages)("group trips in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.groupTrips);
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("groupTrips", language, { query }));
  const sent = await readSent(origin + addressOf("groupTrips", language));
  const { planner } = words;

  test("every benefit, audience and price is told, of the prices one is the most popular", () => {
    for (const { title, text } of [...words.benefits.items, ...words.audiences.items]) {
      expect(sent.text).toContain(`${title} ${text}`);
    }
    expect(sent.count("trip-audience")).toBe(words.audiences.items.length);
    for (const { fact } of words.prices.items) expect(sent.text).toContain(fact.text);
    expect(sent.count("trip-price")).toBe(words.prices.items.length);
    expect(sent.count("trip-price-popular")).toBe(1);
    const popular = words.prices.items.find((item) => item.popular)!;
    expect(sent.text).toContain(`${words.prices.popular} ${popular.title}`);
  });

  test("both buttons lead somewhere: the packet’s form and a consultation about the trip", () => {
    const { packet, consultation } = words.opening;
    expect(sent.links).toContainEqual({ text: packet.label, href: packet.target.href });
    expect(packet.target.href).toBe(addressOf("groupTrips", language, { anchor: "packet" }));
    expect(sent.html).toContain('id="packet"');
    expect(sent.links).toContainEqual({ text: consultation.label, href: consultation.target.href });
    expect(consultation.target.href).toContain("purpose=group-trip");
  });

  const number = (name: NumberFact) => reader.number(name);
  const [smallest, largest] = [number("group_size_min"), number("group_size_max")];
  const usual = reader.range("group_size_optimal").from;

  test.each([
    [smallest, "intensive", number("group_price_5_days")],
    [usual + 2, "standard", number("group_price_7_days")],
    [largest, "extended", number("group_price_extended")],
  ] as const)(
    "%s people on the %s trip see what each and all of them pay",
    async (travellers, trip, each) => {
      const people = String(travellers);
      const page = await ask({ people, package: trip });
      const total = formatDollars(Number(people) * each * 100, language);
      const one = formatDollars(each * 100, language);
      expect(page.text).toContain(`${planner.lines.total} ${people} × ${one} ${total}`);
      const all = planner.included.everyone;
      expect(page.text).toContain(`${planner.included.title} ${all.join(" ")}`);
      expect(page.html).toMatch(new RegExp(`<input[^>]*name="participants"[^>]*value="${people}"`));
    },
  );

  test.each([
    [smallest - 1, planner.too_few.one],
    [smallest - 3, planner.too_few.many.replace("{missing}", "3")],
    [
      largest + 1,
      planner.too_many
        .replace("{people}", String(largest + 1))
        .replace("{trips}", "2")
        .replace("{largest}", String(Math.ceil((largest + 1) / 2))),
    ],
  ])("%s people are told what to do instead of a price", async (people, sentence) => {
    const page = await ask({ people: String(people), package: "standard" });
    expect(page.text).toContain(sentence);
    expect(page.text).not.toContain(planner.lines.total);
  });

  test.each([{ people: "many", package: "endless" }, { people: "-4" }, { people: "" }])(
    "an address that makes no sense (%o) shows the most usual trip",
    async (query) => {
      const page = await ask(query as Record<string, string>);
      expect(page.status).toBe(200);
      expect(page.text).toContain(
        `${planner.lines.total} ${usual} × ${formatDollars(number("group_price_7_days") * 100, language)}`,
      );
    },
  );

  test("one table tells every price apart, here and for service groups", async () => {
    const service = await readSent(origin + addressOf("opportunities", language));
    const { rows } = words.all_prices;
    const prices = [
      reader.resolve(content.pages.opportunities).package.price.fact.text,
      ...words.prices.items.map(({ fact }) => fact.text),
    ];
    for (const price of prices) expect(rows.map((row) => row.price)).toContain(price);
    for (const page of [sent, service])
      for (const { name, length, price, includes } of rows)
        expect(page.text).toContain(`${name} ${length} ${price} ${includes}`);
  });

  test("the menu has one entry for all groups", () => {
    const header = /<header.*?<\/header>/s.exec(sent.html)![0];
    expect(header).toContain(`href="${addressOf("groupTrips", language)}"`);
    expect(header).not.toContain(`href="${addressOf("opportunities", language)}"`);
  });

  test("a teacher opens one file with sum, questions, packing and a letter in both languages", async () => {
    const query = { people: "14", package: "standard" };
    const trip = await ask(query);
    const { groupTripFile, volunteer, volunteerPacking } = content.pages;
    const own = addressOf("groupTripFile", language, {
      query: { package: "standard", people: "14" },
    });
    expect(trip.links.map(({ href }) => href)).toContain(own);
    const file = await readSent(origin + own);
    expect(file.text).toContain(formatDollars(14 * number("group_price_7_days") * 100, language));
    for (const { text } of volunteer.safety.items) expect(file.text).toContain(reader.text(text));
    for (const item of volunteerPacking.guides[0]!.items)
      expect(file.text).toContain(reader.text(item));
    const { letter } = groupTripFile;
    for (const each of languages) expect(file.text).toContain(letter.greeting[each]);
    const few = await readSent(
      origin + addressOf("groupTripFile", language, { query: { people: "3" } }),
    );
    for (const each of languages) expect(few.text).toContain(letter.unpriced[each]);
  });

  test("its words are those of the specification", () => {
    if (language !== "en") return;
    const { title, packet, consultation, audiences } = specification.groupTrips;
    expect(words.opening.title).toBe(title);
    expect(words.opening.packet.label).toBe(packet);
    expect(words.opening.consultation.label).toBe(consultation);
    expect(words.audiences.items.map((item) => item.title)).toEqual(audiences);
  });
});
