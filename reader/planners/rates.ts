import { reader } from "#reader/content.ts";
import type { TripRates } from "#domain/planners/trip.ts";
import type { NumberFact, RangeFact } from "#reader/schema/facts.ts";
import type { WorkshopRates } from "#domain/planners/workshop.ts";
import type { MaterialRates, Range } from "#domain/planners/material-estimate.ts";

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
