import { reader } from "#reader/content.ts";
import type { MaterialRates, Range } from "#domain/material-estimate.ts";

/** The rule's numbers, from the register of figures, in metres and litres. */
export function materialRates(): MaterialRates {
  const range = (name: string, scale = 1): Range => {
    const found = reader("en").figure(name).range;
    if (!found) throw new Error(`The figure "${name}" of content/facts.yaml is no number.`);
    return { from: found.from / scale, to: found.to / scale };
  };
  const one = (name: string, scale = 1) => range(name, scale).from;
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
