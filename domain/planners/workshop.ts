/** Rates of the workshop (specification 9), in US cents and whole percents. */
export type WorkshopRates = {
  readonly prices: Readonly<Record<WorkshopPackage, number>>;
  readonly latinAmericaPrices: Readonly<Partial<Record<WorkshopPackage, number>>>;
  readonly depositPercent: number;
  /** Group discounts, smallest first: `cents` off per person from `from` people on. */
  readonly groupSteps: readonly { readonly from: number; readonly cents: number }[];
};

export const workshopPackages = ["standard", "private", "private-premium", "one-week"] as const;
export type WorkshopPackage = (typeof workshopPackages)[number];

/** Maximum number of people that planner and form accept. */
export const mostParticipants = 50;

/** The group is large enough for a discount that its package does not have. */
export function leavesOutGroup({ package: chosen, people }: WorkshopPlan, rates: WorkshopRates) {
  return chosen === "one-week" && rates.groupSteps.some(({ from }) => people >= from);
}

/**
 * Price by specification 9: citizens of Latin America pay $900 (one week: $265); groups pay $100 less per person from
 * three people, $200 from five, but not for one week; deposit 25 %. Only the larger discount applies.
 */
export function workshopCost(plan: WorkshopPlan, rates: WorkshopRates) {
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
    /** Discounts for one person, of which at most one is not 0. */
    latinAmericaCents: byOrigin ? latinAmerica : 0,
    groupCents: byOrigin ? 0 : group,
    eachCents,
    totalCents,
    depositCents: Math.round((totalCents * rates.depositPercent) / 100),
  };
}

export function workshopPlanOf(query: URLSearchParams) {
  const typed = query.get("people") || "1";
  const people = Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), mostParticipants);
  return {
    package: workshopPackages.find((id) => id === query.get("package")) ?? "standard",
    people,
    isLatinAmerican: query.has("latin-america"),
    /** The requested number of people was out of range; `people` is the nearest valid one. */
    isAdjusted: people !== Number(typed),
  };
}

export type RequestedWorkshop = ReturnType<typeof workshopPlanOf>;
/** `people` is 1 or more. */
export type WorkshopPlan = Omit<RequestedWorkshop, "isAdjusted">;
