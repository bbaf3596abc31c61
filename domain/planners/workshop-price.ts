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

/** Whether so many people have a group discount that this package does not count. */
export function leavesOutGroup({ package: chosen, people }: WorkshopPlan, rates: WorkshopRates) {
  return chosen === "one-week" && rates.groupSteps.some(({ from }) => people >= from);
}

export type WorkshopCost = {
  readonly priceCents: number;
  /** What the one discount that applies takes off, per person; zero when none does. */
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
