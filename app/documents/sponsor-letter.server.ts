import type { SponsorLetterName } from "#domain/documents.ts";
import { tripCost } from "#domain/trip-price.ts";
import { workshopCost } from "#domain/workshop-price.ts";
import type { SponsorLetter } from "#server/documents/sponsor-letter.ts";
import { documentContent, pageContent } from "../content/load.server.ts";
import { filled } from "../language/filled.ts";
import { formatDollars } from "../language/format.ts";
import { addressOf, type Language } from "../language/language.ts";
import {
  workshopPlanOf,
  workshopRates,
} from "../pages/green-building-workshop/workshop-plan.server.ts";
import { tripPlanOf, tripRates } from "../pages/group-trips/trip-plan.server.ts";
import { siteUrl } from "../shell.server.ts";

/**
 * The letter to whoever pays, with the sums of a planner.
 * @param query as in the planner's own address
 * @returns null when the plan has no price: a trip of too few people or too many
 */
export function sponsorLetter(
  name: SponsorLetterName,
  query: URLSearchParams,
  language: Language,
): SponsorLetter | null {
  return name === "workshop" ? workshopLetter(query, language) : tripLetter(query, language);
}

function workshopLetter(query: URLSearchParams, language: Language): SponsorLetter {
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
      filled(plan.people === 1 ? workshop.ask.one : workshop.ask.many, values),
      words.about,
      workshop.length,
    ],
    pointsTitle: workshop.learn,
    points: workshop.themes,
    rows: lines
      .filter(([, cents]) => cents > 0)
      .map(([id, cents, sign]) => ({
        label: planner.lines[id],
        why: filled(planner.why[id], values),
        amount: sign + money(cents),
      })),
    back: workshop.back,
    url: siteUrl() + addressOf("greenBuildingWorkshop", language, plannerPart(query)),
  };
}

function tripLetter(query: URLSearchParams, language: Language): SponsorLetter | null {
  const { trip, workshop: _, ...words } = documentContent("sponsorLetter", language);
  const { planner } = pageContent("groupTrips", language);
  const rates = tripRates();
  const plan = tripPlanOf(query, rates);
  const cost = tripCost(plan, rates);
  if (cost.kind !== "priced") return null;
  const each = formatDollars(cost.eachCents, language);
  const values = { people: String(plan.people), package: planner.packages[plan.package], each };
  const { lines, included } = planner;
  return {
    ...words,
    title: trip.title,
    paragraphs: [filled(trip.ask, values), words.about, trip.length],
    pointsTitle: trip.included,
    points: [...included.everyone, ...included.more[plan.package]],
    rows: [
      { label: lines.each, why: filled(lines.each_why, values), amount: each },
      {
        label: lines.total,
        why: filled(lines.total_why, values),
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
