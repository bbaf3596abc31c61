import { fillTemplate, addressOf, type Language } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import { tripCost, tripPackages } from "#domain/planners/trip.ts";
import { documentContent, pageContent } from "#reader/content.ts";
import { tripRates } from "#reader/planners/rates.ts";
import { siteUrl } from "#reader/site-url.ts";
import { keyFigures, heading, linkLine, paragraph, list } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { colours } from "./sheet-settings.ts";
import type { Sheet } from "./sheet.ts";
import { table } from "./table.ts";

/** The information packet for groups. */
export async function drawGroupPacket(language: Language) {
  const words = documentContent("groupPacket", language);
  const sheet = await openBrochure(words, language, {
    band: "milpa",
    ground: colours.green,
    share: 0.5,
    pictureShare: 0.34,
  });
  const sizes = words.sizes.map(({ fact, label }) => ({ value: fact.text, label }));
  keyFigures(sheet, sizes, colours.green);
  prices(sheet, words.prices, language);
  sheet.newPage();
  heading(sheet, 2, words.register.title);
  list(sheet, words.register.steps, { marker: "number", between: 4, size: 10.5 });
  const plan = addressOf("groupTrips", language, { anchor: "planner" });
  linkLine(sheet, words.plan, siteUrl() + plan);
  sheet.space(4);
  const { settle } = pageContent("groupTripFile", language);
  heading(sheet, 2, settle.title);
  list(sheet, settle.items, { marker: "box", between: 2, size: 10 });
  sheet.space(6);
  heading(sheet, 2, words.packing, { keepWith: 120 });
  const { guides } = pageContent("volunteerPacking", language);
  const packing = guides.filter(({ id }) => id === "work" || id === "town");
  sheet.columns(
    28,
    packing.map(({ title, items }) => () => {
      heading(sheet, 3, title, { after: 4 });
      list(sheet, items, { marker: "box", between: 2, size: 10 });
    }),
  );
  return sheet.finish();
}

type PriceWords = ReturnType<typeof documentContent<"groupPacket">>["prices"];

/** A table of trip lengths with the price for one person and for groups of the sizes in content/facts.yaml. */
function prices(sheet: Sheet, words: PriceWords, language: Language): void {
  const { packages } = pageContent("groupTrips", language).planner;
  const rates = tripRates();
  const sizes = [rates.smallest, rates.best.from, rates.best.to, rates.largest];
  const dollars = (cents: number) => formatDollars(cents, language);
  const total = (id: (typeof tripPackages)[number], people: number) => {
    const cost = tripCost({ package: id, people }, rates);
    return cost.kind === "priced" ? dollars(cost.totalCents) : "–";
  };
  sheet.space(4);
  heading(sheet, 2, words.title, { keepWith: 150 });
  paragraph(sheet, words.lead);
  const sums = sizes.map((people) => fillTemplate(words.people, { people }));
  const amount = { share: 1.5, align: "right" } as const;
  table(
    sheet,
    [{ share: 2.4 }, amount, ...sums.map(() => amount)],
    [words.length, words.each, ...sums],
    tripPackages.map((id) => [
      [{ bold: packages[id] }],
      [{ bold: dollars(rates.eachCents[id]) }],
      ...sizes.map((people) => total(id, people)),
    ]),
  );
  paragraph(sheet, words.note, { size: 9.5, colour: colours.quiet });
}
