import { fillTemplate, addressOf, type Language } from "#domain/language/language.ts";
import { capitalized, formatDollars } from "#domain/language/format.ts";
import { tripCost, tripPackages } from "#domain/planners/trip.ts";
import { documentContent, pageContent, listContent } from "#reader/content.ts";
import { tripRates } from "#reader/planners.ts";
import { siteUrl } from "#reader/site-url.ts";
import { keyFigures, heading, linkLine, paragraph, list, note, picture } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { colours } from "./sheet-settings.ts";
import type { Sheet } from "./sheet.ts";
import { table } from "./table.ts";
import { byPriority, parcelAddress } from "#reader/goods.ts";
import { buildSheet, type BuildSheet } from "#reader/documents/build-sheet.ts";
import { pictureBytes } from "./pictures.ts";

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
    null,
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

type Words = ReturnType<typeof documentContent<"goodsGuide">>;
type Page = ReturnType<typeof pageContent<"donateGoods">>;

/** The guide to donating goods: how to send them, and what is needed. */
export async function drawGoodsGuide(language: Language) {
  const words = documentContent("goodsGuide", language);
  const page = pageContent("donateGoods", language);
  const sheet = await openBrochure({ ...words, picture: page.opening.picture }, language, {
    band: "rombo",
    ground: colours.red,
    share: 0.42,
    pictureShare: 0.39,
  });
  howToSend(sheet, words, page, language);
  sheet.newPage();
  whatIsNeeded(sheet, words, page, language);
  return sheet.finish();
}

function howToSend(sheet: Sheet, words: Words, page: Page, language: Language): void {
  note(sheet, words.before.title, words.before.text);
  heading(sheet, 2, words.steps);
  list(
    sheet,
    page.shipping.steps.map(({ title, text }, at) => [
      { bold: `${title}. ` },
      at === 0 ? words.write : text,
    ]),
    { marker: "number", between: 6, size: 11 },
  );
  sheet.space(4);
  heading(sheet, 3, page.address.title);
  const address = parcelAddress(language);
  for (const line of address.length > 0 ? address : [page.address.unknown])
    paragraph(sheet, line, { after: 1 });
  sheet.space(10);
  linkLine(sheet, words.offer, siteUrl() + addressOf("donateGoods", language));
}

function whatIsNeeded(sheet: Sheet, words: Words, page: Page, language: Language): void {
  const goods = listContent("goods", language).toSorted(byPriority);
  const last = goods.some(({ priority }) => priority) ? 3 : 2;
  table(
    sheet,
    words.needs,
    [{ share: 3.2 }, { share: 7 }, { share: 1.8 }].slice(0, last),
    [words.category, words.items, words.priority].slice(0, last),
    goods.map(({ title, items, priority }) => {
      const level = priority ? page.needs[priority.level] : "";
      return [[{ bold: title }], asSentence(items), capitalized(level)].slice(0, last);
    }),
  );
  sheet.space(6);
  sheet.columns(28, [
    () => {
      heading(sheet, 2, words.packing.title);
      list(sheet, words.packing.items);
    },
    () => {
      heading(sheet, 2, page.kits.title);
      paragraph(sheet, page.kits.lead);
      for (const { title, cost_number_fact: cost, impact } of page.kits.items)
        paragraph(sheet, [{ bold: `${title}, ${cost.text}. ` }, impact], { after: 5 });
    },
  ]);
}

/** "Solar panels", "Inverters" → "Solar panels; inverters". Items may have commas. */
function asSentence([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map((item) => item.charAt(0).toLowerCase() + item.slice(1))].join("; ");
}

/** The build sheet of a small structure, from published sources; null for an unknown id. */
export function drawBuildSheet(language: Language, id: string) {
  const content = buildSheet(id, language);
  return content && draw(content, language);
}

/** Keeps the numbers of the sources on one line, with the word before them. */
const kept = (text: string) =>
  text.replace(/ \[[\d, ]+\]$/, (mark) => mark.replaceAll(" ", "\u00a0"));

async function draw({ titles, ...content }: BuildSheet, language: Language) {
  const { foot, numbering, what, value, ask } = documentContent("buildSheets", language);
  const sheet = await openBrochure({ ...content, foot, numbering }, language, {
    band: "camino",
    ground: colours.plan,
    share: 0.34,
    pictureShare: 0.34,
  });
  const numbers = content.numbers.map(([name, number]) => [name, [{ bold: kept(number) }]]);
  table(sheet, titles.numbers, [{ share: 6 }, { share: 5 }], [what, value], numbers);
  heading(sheet, 2, titles.parts);
  const bytes = await pictureBytes(content.picture);
  sheet.columns(22, [
    () => list(sheet, content.parts.map(kept), { marker: "box", between: 3 }),
    () => picture(sheet, bytes, { alt: content.picture.alt, height: 160 }),
  ]);
  sheet.newPage();
  note(sheet, titles.advice, content.advice);
  heading(sheet, 2, titles.steps);
  list(sheet, content.steps.map(kept), { marker: "number", between: 3, size: 10.5 });
  sheet.space(4);
  sheet.columns(28, [
    () => {
      heading(sheet, 3, titles.warnings);
      list(sheet, content.warnings.map(kept));
    },
    () => {
      heading(sheet, 3, titles.unknown);
      list(sheet, content.unknown);
    },
  ]);
  linkLine(sheet, ask, siteUrl() + addressOf("freeGreenBuildingConsultation", language));
  heading(sheet, 3, titles.sources, { after: 3 });
  const small = { size: 8.5, colour: colours.quiet, lineGap: 1.5, after: 1 };
  paragraph(sheet, titles.sources_lead, small);
  content.sources.forEach(({ title, url }, at) => {
    const where = url === null ? "" : `: ${new URL(url).host.replace(/^www\./, "")}`;
    paragraph(sheet, `[${at + 1}] ${title}${where}`, small);
  });
  return sheet.finish();
}
