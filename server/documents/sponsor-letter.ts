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

/** The words of one letter that another does not have. */
type Matter = {
  readonly title: string;
  readonly paragraphs: readonly [ask: string, ...others: string[]];
  readonly pointsTitle: string;
  readonly points: readonly string[];
  readonly rows: readonly (readonly [label: string, why: string, amount: string])[];
  readonly back: string;
  readonly url: string;
};

/**
 * The letter to whoever pays, with the sums of a planner, on one page; names, day and signature are written by hand.
 * @param query as in the planner's own address
 * @returns null when the plan has no price: a trip of too few people or too many
 */
export function drawSponsorLetter(
  name: SponsorLetterName,
  query: URLSearchParams,
  edition: Edition,
) {
  const matterOf = name === "workshop" ? workshopMatter : tripMatter;
  const matter = matterOf(query, edition.language);
  return matter && draw(matter, edition);
}

function workshopMatter(query: URLSearchParams, language: Language): Matter {
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

function tripMatter(query: URLSearchParams, language: Language): Matter | null {
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

/** The planner with the same choices; whatever else an address carried is left out. */
export function plannerPart(query: URLSearchParams) {
  const choices = ["package", "people", "latin-america"].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { query: Object.fromEntries(choices) as Record<string, string>, anchor: "planner" };
}

async function draw(matter: Matter, edition: Edition) {
  const words = documentContent("sponsorLetter", edition.language);
  const sheet = await openLetter({ ...words, title: matter.title }, matter.paragraphs[0], edition);
  sheet.pen.y = 78;
  sheet.columns(30, [() => blank(sheet, words.to), () => blank(sheet, words.date)], [6, 3]);
  sheet.space(10);
  heading(sheet, 1, matter.title, { size: 21, after: 10 });
  for (const said of [words.greeting, ...matter.paragraphs]) paragraph(sheet, said);
  heading(sheet, 2, matter.pointsTitle, { size: 14, after: 5 });
  const half = Math.ceil(matter.points.length / 2);
  const columns = [matter.points.slice(0, half), matter.points.slice(half)];
  sheet.columns(
    20,
    columns.map((points) => () => list(sheet, points, { between: 1, size: 10 })),
  );
  heading(sheet, 2, words.costs, { size: 14, after: 5 });
  table(
    sheet,
    [{ share: 8 }, { share: 2, align: "right" }],
    [words.line, words.amount],
    matter.rows.map(([label, why, amount]) => [[{ bold: label }, `. ${why}`], [{ bold: amount }]]),
  );
  paragraph(sheet, matter.back);
  linkLine(sheet, words.check, matter.url);
  paragraph(sheet, words.closing, { after: 20 });
  sheet.within({ x: sheet.frame.x, width: 260 }, () => blank(sheet, words.name));
  return sheet.finish();
}

/** A line to write on, and below it what belongs there. */
function blank(sheet: Sheet, label: string): void {
  sheet.space(12);
  writingLine(sheet, sheet.pen.y);
  sheet.space(4);
  sheet.element("P", () => sheet.write(label, { size: 9, colour: colours.quiet }));
}
