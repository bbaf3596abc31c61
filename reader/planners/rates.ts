import { reader, pageContent } from "#reader/content.ts";
import { type TripRates, tripCost, tripPackages } from "#domain/planners/trip.ts";
import type { NumberFact, RangeFact } from "#reader/schema/facts.ts";
import { type WorkshopRates, workshopCost, workshopPackages } from "#domain/planners/workshop.ts";
import type { MaterialRates, Range } from "#domain/planners/material-estimate.ts";
import { fillTemplate, type Language } from "#domain/language/language.ts";
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
    title: table.title,
    lead: table.lead,
    heads: [lines.people, ...tripPackages.map((id) => packages[id])],
    rows: [[lines.each, ...each], ...totals],
  };
}

/** Prices by size of the group, with a title. */
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
    title: table.title,
    lead: table.lead,
    heads: [name, ...heads],
    rows: [
      ...workshopPackages.map((id) => row(id, false)),
      ...workshopPackages.filter((id) => rates.latinAmericaPrices[id]).map((id) => row(id, true)),
    ],
  };
}
