import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { PlannerAnswer } from "./planner.ts";

/** Specification 9, workshop: what the rules need of the register, in US cents and whole percents. */
export type WorkshopRates = {
  readonly prices: Readonly<Record<WorkshopPackage, number>>;
  /** Packages with a price for citizens of Latin America; for the others none is stated, and none is worked out. */
  readonly latinAmericaPrices: Readonly<Partial<Record<WorkshopPackage, number>>>;
  readonly depositPercent: number;
  /** Group steps, smallest first: from so many people, so many cents less for each. */
  readonly groupSteps: readonly { readonly from: number; readonly cents: number }[];
};

export const workshopPackages = ["standard", "private", "private-premium", "one-week"] as const;
export type WorkshopPackage = (typeof workshopPackages)[number];

/** More than one workshop takes. */
export const mostParticipants = 50;

export type WorkshopPlan = {
  readonly package: WorkshopPackage;
  /** 1 or more. */
  readonly people: number;
  readonly isLatinAmerican: boolean;
};

function leavesOutGroup({ package: chosen, people }: WorkshopPlan, rates: WorkshopRates) {
  return chosen === "one-week" && rates.groupSteps.some(({ from }) => people >= from);
}

export type WorkshopCost = {
  readonly priceCents: number;
  /** US cents off each person's price by the one discount that applies; zero when none does. */
  readonly latinAmericaCents: number;
  readonly groupCents: number;
  readonly eachCents: number;
  readonly totalCents: number;
  readonly depositCents: number;
};

/**
 * Specification 9: citizens of Latin America pay $900 for the whole workshop, $265 for one week; $100 less
 * each from three people on, $200 from five; a deposit of 25 %. Discounts do not add up: the better one
 * applies (the page says so). The group step is for the whole workshop; a week alone has none.
 */
export function workshopCost(plan: WorkshopPlan, rates: WorkshopRates): WorkshopCost {
  const priceCents = rates.prices[plan.package];
  const stated = rates.latinAmericaPrices[plan.package];
  const latinAmerica = plan.isLatinAmerican && stated !== undefined ? priceCents - stated : 0;
  const step = rates.groupSteps.findLast(({ from }) => plan.people >= from);
  const group = plan.package === "one-week" ? 0 : (step?.cents ?? 0);
  const byOrigin = latinAmerica >= group;
  const eachCents = priceCents - Math.max(latinAmerica, group);
  const totalCents = eachCents * plan.people;
  return {
    priceCents,
    latinAmericaCents: byOrigin ? latinAmerica : 0,
    groupCents: byOrigin ? 0 : group,
    eachCents,
    totalCents,
    depositCents: Math.round((totalCents * rates.depositPercent) / 100),
  };
}

export function workshopPlanOf(query: URLSearchParams): WorkshopPlan & {
  /** A number of people was asked for that no plan is made for; `people` is the nearest. */
  readonly isAdjusted: boolean;
} {
  const asked = query.get("package");
  const typed = query.get("people") || "1";
  const people = Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), mostParticipants);
  return {
    package: workshopPackages.find((id) => id === asked) ?? "standard",
    people,
    isLatinAmerican: query.has("latin-america"),
    isAdjusted: people !== Number(typed),
  };
}

const lineNames = ["price", "latin_america", "group", "each", "total", "deposit"] as const;
type LineWords = Readonly<Record<(typeof lineNames)[number], string>>;

/** The words of content/pages/green-building-workshop.yaml that an answer is made of. */
export type WorkshopWords = {
  readonly packages: Readonly<Record<WorkshopPackage, string>>;
  readonly lines: LineWords;
  readonly why: LineWords;
  readonly adjusted: string;
  readonly no_group: string;
};

type Asked = WorkshopPlan & { readonly isAdjusted: boolean };

/** A price worked out by the rules, every line with its reason; a discount that takes nothing off has none. */
export function workshopAnswer(
  words: WorkshopWords,
  plan: Asked,
  rates: WorkshopRates,
  language: Language,
): PlannerAnswer {
  const cost = workshopCost(plan, rates);
  const money = (cents: number) => formatDollars(cents, language);
  const less = (cents: number) => (cents > 0 ? `− ${money(cents)}` : null);
  const values = {
    package: words.packages[plan.package],
    people: plan.people,
    most: mostParticipants,
    each: money(cost.eachCents),
    total: money(cost.totalCents),
  };
  const amounts = {
    price: money(cost.priceCents),
    latin_america: less(cost.latinAmericaCents),
    group: less(cost.groupCents),
    each: money(cost.eachCents),
    total: money(cost.totalCents),
    deposit: money(cost.depositCents),
  };
  const bill = lineNames.flatMap((id) => {
    const amount = amounts[id];
    if (amount === null) return [];
    const why = fillTemplate(words.why[id], values);
    return { name: words.lines[id], why, amount, isSum: id === "total" };
  });
  const notes = [
    ...(plan.isAdjusted ? [fillTemplate(words.adjusted, values)] : []),
    ...(leavesOutGroup(plan, rates) ? [words.no_group] : []),
  ];
  return { notes, bill, outside: null };
}
