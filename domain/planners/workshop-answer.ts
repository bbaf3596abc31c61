import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { PlannerAnswer } from "./planner-answer.ts";
import {
  leavesOutGroup,
  mostParticipants,
  workshopCost,
  type WorkshopPackage,
  type WorkshopPlan,
  type WorkshopRates,
} from "./workshop-price.ts";

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
