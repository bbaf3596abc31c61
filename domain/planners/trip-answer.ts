import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { PlannerAnswer } from "./planner-answer.ts";
import {
  mostTravellers,
  tripCost,
  type TripCost,
  type TripPackage,
  type TripPlan,
  type TripRates,
} from "./trip-price.ts";

/** The words of content/pages/group-trips.yaml that an answer is made of. */
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

type Asked = TripPlan & { readonly isAdjusted?: boolean };

/** What a group trip comes to, every line with its reason; for a group too small or too large, what to do. */
export function tripAnswer(
  words: TripWords,
  plan: Asked,
  rates: TripRates,
  language: Language,
): PlannerAnswer {
  const cost = tripCost(plan, rates);
  const counted = { most: mostTravellers, people: plan.people };
  const notes = plan.isAdjusted ? [fillTemplate(words.adjusted, counted)] : [];
  if (cost.kind !== "priced") return { notes, bill: [], outside: outside(words, plan, cost) };
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
): string {
  if (cost.kind === "too-many")
    return fillTemplate(many, { people, trips: cost.trips, largest: cost.largestTrip });
  return cost.missing === 1 ? few.one : fillTemplate(few.many, { missing: cost.missing });
}
