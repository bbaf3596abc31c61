import { reader } from "#reader/content.ts";
import type { NumberFact, RangeFact } from "#reader/schema/facts.ts";
import type { MaterialRates, Range } from "#domain/planners/material-estimate.ts";

/** The rule's numbers, from the register of figures, in metres and litres. */
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
