import { fillTemplate, isOne, type Language } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { PlannerAnswer } from "./planner.ts";

/** Rates of group trips (specification 9), in US cents per participant. */
export type TripRates = {
  readonly eachCents: Readonly<Record<TripPackage, number>>;
  /** Minimum and maximum participants of one trip. */
  readonly smallest: number;
  readonly largest: number;
  /** Ideal group size. */
  readonly best: { readonly from: number; readonly to: number };
};

export const tripPackages = ["intensive", "standard", "extended"] as const;
export type TripPackage = (typeof tripPackages)[number];

/** Maximum number of people that planner and request form accept. */
export const mostTravellers = 300;

export type TripPlan = {
  readonly package: TripPackage;
  /** 1 or more. */
  readonly people: number;
};

type RequestedTrip = TripPlan & {
  /** The requested number of people was out of range; `people` is the nearest valid one. */
  readonly isAdjusted?: boolean;
};

export type TripCost =
  | {
      readonly kind: "priced";
      readonly eachCents: number;
      readonly totalCents: number;
      readonly size: "small" | "best" | "large";
    }
  /** Below the minimum by `missing`. */
  | { readonly kind: "too-few"; readonly missing: number }
  /** Above the maximum: the fewest trips for all, and the size of the largest. */
  | { readonly kind: "too-many"; readonly trips: number; readonly largestTrip: number };

/** Price of a trip, if the group fits in one. */
export function tripCost({ package: chosen, people }: TripPlan, rates: TripRates): TripCost {
  if (people < rates.smallest) return { kind: "too-few", missing: rates.smallest - people };
  if (people > rates.largest) {
    const trips = Math.ceil(people / rates.largest);
    return { kind: "too-many", trips, largestTrip: Math.ceil(people / trips) };
  }
  const eachCents = rates.eachCents[chosen];
  const size = people < rates.best.from ? "small" : people > rates.best.to ? "large" : "best";
  return { kind: "priced", eachCents, totalCents: eachCents * people, size };
}

/** Reads the planner's query, with defaults. */
export function tripPlanOf(query: URLSearchParams, rates: TripRates): RequestedTrip {
  const typed = Number(query.get("people") || rates.best.from);
  const people = typed >= 1 ? Math.min(Math.trunc(typed), mostTravellers) : rates.best.from;
  return {
    package: tripPackages.find((id) => id === query.get("package")) ?? "standard",
    people,
    isAdjusted: people !== typed,
  };
}

/** Texts from content/pages/group-trips.yaml. */
export type TripWords = {
  readonly packages: Readonly<Record<TripPackage, string>>;
  readonly lines: Readonly<
    Record<
      | "each"
      | "each_why"
      | "people"
      | "size_small"
      | "size_best"
      | "size_large"
      | "total"
      | "total_why",
      string
    >
  >;
  readonly too_few: { readonly one: string; readonly many: string };
  readonly too_many: string;
  readonly adjusted: string;
};

/** The planner's answer for a trip. */
export function tripAnswer(
  words: TripWords,
  plan: RequestedTrip,
  rates: TripRates,
  language: Language,
): PlannerAnswer {
  const cost = tripCost(plan, rates);
  const counted = { most: mostTravellers, people: plan.people };
  const notes = plan.isAdjusted ? [fillTemplate(words.adjusted, counted)] : [];
  if (cost.kind !== "priced")
    return { notes, bill: [], outside: outside(words, plan, cost, language) };
  const { lines } = words;
  const each = formatDollars(cost.eachCents, language);
  const total = formatDollars(cost.totalCents, language);
  const values = { people: plan.people, each, package: words.packages[plan.package] };
  const why = (text: string) => fillTemplate(text, values);
  const bill = [
    { name: lines.each, why: why(lines.each_why), amount: each },
    { name: lines.people, why: why(lines[`size_${cost.size}`]), amount: String(plan.people) },
    { name: lines.total, why: why(lines.total_why), amount: total, isSum: true },
  ];
  return { notes, bill, outside: null };
}

function outside(
  { too_few: few, too_many: many }: TripWords,
  { people }: TripPlan,
  cost: Exclude<TripCost, { kind: "priced" }>,
  language: Language,
): string {
  if (cost.kind === "too-many")
    return fillTemplate(many, { people, trips: cost.trips, largest: cost.largestTrip });
  return isOne(cost.missing, language)
    ? few.one
    : fillTemplate(few.many, { missing: cost.missing });
}
