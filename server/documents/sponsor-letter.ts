import type { Edition, SponsorLetterName } from "#domain/documents/documents.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { tripCost, tripPlanOf } from "#domain/planners/trip.ts";
import { workshopCost, workshopPlanOf } from "#domain/planners/workshop.ts";
import { documentContent, pageContent } from "#reader/content.ts";
import { tripRates, workshopRates } from "#reader/planners/rates.ts";
import { siteUrl } from "#reader/site-url.ts";
import { heading, linkLine, paragraph, writingLine } from "./blocks.ts";
import { openLetter } from "./brochure.ts";
import { colours } from "./colours.ts";
import { list } from "./list.ts";
import type { Sheet } from "./sheet.ts";
import { table } from "./table.ts";

/** The parts in which the letters for workshop and trip differ. */
type LetterContent = {
  readonly title: string;
  readonly paragraphs: readonly [ask: string, ...others: string[]];
  readonly pointsTitle: string;
  readonly points: readonly string[];
  readonly rows: readonly (readonly [label: string, why: string, amount: string])[];
  readonly back: string;
  readonly url: string;
};

/**
 * A one-page letter to a sponsor with the sums of a price calculator; name, date and signature are filled in by hand.
 * @param query the plan, as in the calculator's address
 * @returns null when the plan has no price: a trip of too few or too many people
 */
export function drawSponsorLetter(
  name: SponsorLetterName,
  query: URLSearchParams,
  edition: Edition,
) {
  const contentOf = name === "workshop" ? workshopContent : tripContent;
  const content = contentOf(query, edition.language);
  return content && draw(content, edition);
}

function workshopContent(query: URLSearchParams, language: Language): LetterContent {
  const { workshop, about } = documentContent("sponsorLetter", language);
  const { planner } = pageContent("greenBuildingWorkshop", language);
  const plan = workshopPlanOf(query);
  const cost = workshopCost(plan, workshopRates());
  const money = (cents: number) => formatDollars(cents, language);
  const values = {
    people: String(plan.people),
    package: planner.packages[plan.package],
    each: money(cost.eachCents),
    total: money(cost.totalCents),
  };
  const lines = [
    ["price", cost.priceCents, ""],
    ["latin_america", cost.latinAmericaCents, "− "],
    ["group", cost.groupCents, "− "],
    ["each", cost.eachCents, ""],
    ["total", cost.totalCents, ""],
    ["deposit", cost.depositCents, ""],
  ] as const;
  const ask = fillTemplate(plan.people === 1 ? workshop.ask.one : workshop.ask.many, values);
  return {
    ...workshop,
    paragraphs: [ask, about, workshop.length],
    pointsTitle: workshop.learn,
    points: workshop.themes,
    rows: lines
      .filter(([, cents]) => cents > 0)
      .map(([id, cents, sign]) => [
        planner.lines[id],
        fillTemplate(planner.why[id], values),
        sign + money(cents),
      ]),
    url: siteUrl() + addressOf("greenBuildingWorkshop", language, plannerPart(query)),
  };
}

function tripContent(query: URLSearchParams, language: Language): LetterContent | null {
  const { trip, about } = documentContent("sponsorLetter", language);
  const { planner } = pageContent("groupTrips", language);
  const rates = tripRates();
  const plan = tripPlanOf(query, rates);
  const cost = tripCost(plan, rates);
  if (cost.kind !== "priced") return null;
  const each = formatDollars(cost.eachCents, language);
  const total = formatDollars(cost.totalCents, language);
  const values = { people: String(plan.people), package: planner.packages[plan.package], each };
  const { lines } = planner;
  return {
    ...trip,
    paragraphs: [fillTemplate(trip.ask, values), about, trip.length],
    pointsTitle: trip.included,
    points: pageContent("groupTripFile", language).settle.items,
    rows: [
      [lines.each, fillTemplate(lines.each_why, values), each],
      [lines.total, fillTemplate(lines.total_why, values), total],
    ],
    url: siteUrl() + addressOf("groupTrips", language, plannerPart(query)),
  };
}

/** Query and anchor of the calculator's address with the same plan; other parameters are dropped. */
function plannerPart(query: URLSearchParams) {
  const choices = ["package", "people", "latin-america"].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { query: Object.fromEntries(choices) as Record<string, string>, anchor: "planner" };
}

async function draw(content: LetterContent, edition: Edition) {
  const words = documentContent("sponsorLetter", edition.language);
  const sheet = await openLetter(
    { ...words, title: content.title },
    content.paragraphs[0],
    edition,
  );
  sheet.pen.y = 78;
  sheet.columns(
    30,
    [() => blankField(sheet, words.to), () => blankField(sheet, words.date)],
    [6, 3],
  );
  sheet.space(10);
  heading(sheet, 1, content.title, { size: 21, after: 10 });
  for (const said of [words.greeting, ...content.paragraphs]) paragraph(sheet, said);
  heading(sheet, 2, content.pointsTitle, { size: 14, after: 5 });
  const half = Math.ceil(content.points.length / 2);
  const columns = [content.points.slice(0, half), content.points.slice(half)];
  sheet.columns(
    20,
    columns.map((points) => () => list(sheet, points, { between: 1, size: 10 })),
  );
  heading(sheet, 2, words.costs, { size: 14, after: 5 });
  table(
    sheet,
    [{ share: 8 }, { share: 2, align: "right" }],
    [words.line, words.amount],
    content.rows.map(([label, why, amount]) => [[{ bold: label }, `. ${why}`], [{ bold: amount }]]),
  );
  paragraph(sheet, content.back);
  linkLine(sheet, words.check, content.url);
  paragraph(sheet, words.closing, { after: 20 });
  sheet.within({ x: sheet.frame.x, width: 260 }, () => blankField(sheet, words.name));
  return sheet.finish();
}

/** A line to write on with its label below. */
function blankField(sheet: Sheet, label: string): void {
  sheet.space(12);
  writingLine(sheet, sheet.pen.y);
  sheet.space(4);
  sheet.element("P", () => sheet.write(label, { size: 9, colour: colours.quiet }));
}
