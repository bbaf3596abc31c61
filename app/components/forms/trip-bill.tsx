import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { TripCost, TripPackage, TripPlan } from "#domain/planners/trip-price.ts";
import { PlannerBill } from "./planner-bill.tsx";
import "./trip-bill.css";

export type TripWords = {
  title: string;
  packages: Readonly<Record<TripPackage, string>>;
  lines: Record<
    | "each"
    | "each_why"
    | "people"
    | "size_small"
    | "size_best"
    | "size_large"
    | "total"
    | "total_why",
    string
  >;
  too_few: { one: string; many: string };
  too_many: string;
};

type Props = { words: TripWords; plan: TripPlan; cost: TripCost };

/** What a group trip comes to, every line with its reason; for a group too small or too large, what to do. */
export function TripBill({ words, plan, cost }: Props) {
  const language = useLanguage();
  const { lines } = words;
  if (cost.kind !== "priced") return <p className="trip-outside">{outside(words, plan, cost)}</p>;
  const each = formatDollars(cost.eachCents, language);
  const total = formatDollars(cost.totalCents, language);
  const values = { people: plan.people, each, package: words.packages[plan.package] };
  const why = (text: string) => fillTemplate(text, values);
  const rows = [
    { name: lines.each, why: why(lines.each_why), amount: each },
    { name: lines.people, why: why(lines[`size_${cost.size}`]), amount: String(plan.people) },
    { name: lines.total, why: why(lines.total_why), amount: total, isSum: true },
  ];
  return <PlannerBill caption={words.title} lines={rows} />;
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
