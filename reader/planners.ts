import { reader, pageContent } from "#reader/content.ts";
import {
  mostTravellers,
  tripCost,
  tripPackages,
  type RequestedTrip,
  type TripCost,
  type TripPlan,
  type TripRates,
} from "#domain/planners/trip.ts";
import type { NumberFact, RangeFact } from "#reader/schema/facts.ts";
import {
  leavesOutGroup,
  mostParticipants,
  workshopCost,
  workshopPackages,
  type RequestedWorkshop,
  type WorkshopRates,
} from "#domain/planners/workshop.ts";
import type { MaterialRates, Range } from "#domain/planners/material-estimate.ts";
import { fillTemplate, isOne, type Language } from "#domain/language/language.ts";
import { formatDollars, formatNumber } from "#domain/language/format.ts";

/** Rates from content/facts.yaml, in cents. */
export function tripRates(): TripRates {
  const content = reader("en");
  return {
    eachCents: {
      intensive: content.number("group_price_5_days") * 100,
      standard: content.number("group_price_7_days") * 100,
      extended: content.number("group_price_extended") * 100,
    },
    smallest: content.number("group_size_min"),
    largest: content.number("group_size_max"),
    best: content.range("group_size_optimal"),
  };
}

export function workshopRates(): WorkshopRates {
  const number = (name: NumberFact) => reader("en").number(name);
  const cents = (name: NumberFact) => number(name) * 100;
  return {
    prices: {
      standard: cents("workshop_price_standard"),
      private: cents("workshop_price_private"),
      "private-premium": cents("workshop_price_private_premium"),
      "one-week": cents("workshop_price_week"),
    },
    latinAmericaPrices: {
      standard: cents("workshop_latin_america_price"),
      "one-week": cents("workshop_latin_america_price_week"),
    },
    depositPercent: number("workshop_deposit"),
    groupSteps: [
      { from: number("workshop_group_small_size"), cents: cents("workshop_group_small_discount") },
      { from: number("workshop_group_large_size"), cents: cents("workshop_group_large_discount") },
    ],
  };
}

/** Rates from content/facts.yaml, in meters and liters. */
export function materialRates(): MaterialRates {
  const content = reader("en");
  const range = (name: RangeFact, scale = 1): Range => {
    const { from, to } = content.range(name);
    return { from: from / scale, to: to / scale };
  };
  const one = (name: NumberFact, scale = 1) => content.number(name) / scale;
  const bottlesPerTire = [
    one("prototype_house_bottles") / one("prototype_house_tires"),
    one("off_grid_home_9_bottles") / one("off_grid_home_9_tires"),
  ];
  const bagCourse = range("earthbag_course_height", 1000);
  return {
    tireAcross: range("tire_across"),
    tireWidth: range("tire_width", 1000),
    wheelbarrowsPerTire: range("tire_wheelbarrows"),
    minutesPerTire: range("tire_minutes"),
    bottlesPerTire: { from: Math.min(...bottlesPerTire), to: Math.max(...bottlesPerTire) },
    bagCourse,
    bagFace: {
      from: one("earthbag_face_least", 10_000),
      to: one("earthbag_filled_length", 1000) * bagCourse.from,
    },
    bagWall: one("earthbag_wall_thickness"),
    bagFoundationCourses: one("earthbag_gravel_courses"),
    litresPerBag: range("earthbag_litres"),
    wireStrands: one("earthbag_wire_strands"),
    mortarThickness: range("ferrocement_thickness", 100),
  };
}

export function tripTable(language: Language) {
  const { lines, packages, table } = pageContent("groupTrips", language).planner;
  const rates = tripRates();
  const sizes = Array.from(
    { length: rates.largest - rates.smallest + 1 },
    (_, at) => rates.smallest + at,
  );
  const totals = sizes.map((people) => [
    formatNumber(people, language),
    ...tripPackages.map((id) => {
      const cost = tripCost({ package: id, people }, rates);
      if (cost.kind !== "priced")
        throw new Error(`A trip takes ${people} people, and has no price.`);
      return formatDollars(cost.totalCents, language);
    }),
  ]);
  const each = tripPackages.map((id) => formatDollars(rates.eachCents[id], language));
  return {
    caption: table.title,
    lead: table.lead,
    heads: [lines.people, ...tripPackages.map((id) => packages[id])],
    rows: [[lines.each, ...each], ...totals],
  };
}

export type PriceTable = ReturnType<typeof tripTable>;

export function workshopTable(language: Language): PriceTable {
  const { package: name, packages, table } = pageContent("greenBuildingWorkshop", language).planner;
  const rates = workshopRates();
  const steps = [1, ...rates.groupSteps.map(({ from }) => from)];
  const heads = steps.map((from, at) => {
    const next = steps[at + 1];
    return next === undefined
      ? fillTemplate(table.from, { from })
      : fillTemplate(table.range, { from, to: next - 1 });
  });
  const row = (id: (typeof workshopPackages)[number], isLatinAmerican: boolean) => [
    isLatinAmerican ? fillTemplate(table.latin_america, { package: packages[id] }) : packages[id],
    ...steps.map((people) =>
      formatDollars(
        workshopCost({ package: id, people, isLatinAmerican }, rates).eachCents,
        language,
      ),
    ),
  ];
  return {
    caption: table.title,
    lead: table.lead,
    heads: [name, ...heads],
    rows: [
      ...workshopPackages.map((id) => row(id, false)),
      ...workshopPackages.filter((id) => rates.latinAmericaPrices[id]).map((id) => row(id, true)),
    ],
  };
}

/** `outside` is the explanation why there is no price, and what to do; null if there is one. */
export type PlannerAnswer = ReturnType<typeof tripAnswer | typeof workshopAnswer>;

export function tripAnswer(plan: RequestedTrip, language: Language) {
  const words = pageContent("groupTrips", language).planner;
  const cost = tripCost(plan, tripRates());
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
  { too_few: few, too_many: many }: ReturnType<typeof pageContent<"groupTrips">>["planner"],
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

/** The planner's answer for a workshop; discounts that do not apply have no line. */
export function workshopAnswer(plan: RequestedWorkshop, language: Language) {
  const words = pageContent("greenBuildingWorkshop", language).planner;
  const rates = workshopRates();
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
  const bill = (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((id) => {
    const amount = amounts[id];
    if (amount === null) return [];
    const why = fillTemplate(words.why[id], values);
    return { name: words.lines[id], why, amount, isSum: id === "total" };
  });
  const notes = [
    ...(plan.isAdjusted ? [fillTemplate(words.adjusted, values)] : []),
    ...(leavesOutGroup(plan, rates) ? [words.no_group] : []),
    ...(plan.isLatinAmerican && !(plan.package in rates.latinAmericaPrices)
      ? [words.no_latin_america]
      : []),
  ];
  return { notes, bill, outside: null };
}
