import type { SponsorLetterName } from "#domain/documents/documents.ts";
import { tripCost, tripPlanOf } from "#domain/planners/trip.ts";
import { workshopCost, workshopPlanOf } from "#domain/planners/workshop.ts";
import { documentContent, pageContent } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { tripRates, workshopRates } from "#reader/planners/rates.ts";
import { siteUrl } from "#reader/site-url.ts";

/**
 * The letter to whoever pays, with the sums of a planner.
 * @param query as in the planner's own address
 * @returns null when the plan has no price: a trip of too few people or too many
 */
export function sponsorLetter(name: SponsorLetterName, query: URLSearchParams, language: Language) {
  return name === "workshop" ? workshopLetter(query, language) : tripLetter(query, language);
}

function workshopLetter(query: URLSearchParams, language: Language) {
  const { workshop, trip: _, ...words } = documentContent("sponsorLetter", language);
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
  return {
    ...words,
    title: workshop.title,
    paragraphs: [
      fillTemplate(plan.people === 1 ? workshop.ask.one : workshop.ask.many, values),
      words.about,
      workshop.length,
    ],
    pointsTitle: workshop.learn,
    points: workshop.themes,
    rows: lines
      .filter(([, cents]) => cents > 0)
      .map(([id, cents, sign]) => ({
        label: planner.lines[id],
        why: fillTemplate(planner.why[id], values),
        amount: sign + money(cents),
      })),
    back: workshop.back,
    url: siteUrl() + addressOf("greenBuildingWorkshop", language, plannerPart(query)),
  };
}

function tripLetter(query: URLSearchParams, language: Language) {
  const { trip, workshop: _, ...words } = documentContent("sponsorLetter", language);
  const { planner } = pageContent("groupTrips", language);
  const rates = tripRates();
  const plan = tripPlanOf(query, rates);
  const cost = tripCost(plan, rates);
  if (cost.kind !== "priced") return null;
  const each = formatDollars(cost.eachCents, language);
  const values = { people: String(plan.people), package: planner.packages[plan.package], each };
  const { lines } = planner;
  return {
    ...words,
    title: trip.title,
    paragraphs: [fillTemplate(trip.ask, values), words.about, trip.length],
    pointsTitle: trip.included,
    points: pageContent("groupTripFile", language).settle.items,
    rows: [
      { label: lines.each, why: fillTemplate(lines.each_why, values), amount: each },
      {
        label: lines.total,
        why: fillTemplate(lines.total_why, values),
        amount: formatDollars(cost.totalCents, language),
      },
    ],
    back: trip.back,
    url: siteUrl() + addressOf("groupTrips", language, plannerPart(query)),
  };
}

/** The planner with the same choices; whatever else an address carried is left out. */
function plannerPart(query: URLSearchParams) {
  const choices = ["package", "people", "latin-america"].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { query: Object.fromEntries(choices) as Record<string, string>, anchor: "planner" };
}

/** Names, day and signature are written by hand. */
export type SponsorLetter = NonNullable<ReturnType<typeof sponsorLetter>>;
