import { expect, test } from "vitest";
import { estimateMaterials, type MaterialRates } from "./material-estimate.ts";

const rates: MaterialRates = {
  tireAcross: { from: 0.66, to: 0.81 },
  tireWidth: { from: 0.205, to: 0.235 },
  wheelbarrowsPerTire: { from: 3, to: 4 },
  minutesPerTire: { from: 15, to: 30 },
  bottlesPerTire: { from: 2, to: 2.5 },
  bagCourse: { from: 0.127, to: 0.14 },
  bagFace: { from: 0.062, to: 0.081 },
  bagWall: 0.46,
  bagFoundationCourses: 2,
  litresPerBag: { from: 22.7, to: 30.3 },
  wireStrands: 2,
  mortarThickness: { from: 0.03, to: 0.1 },
};

test("a wall of tires, ten metres long and two high, takes 9 to 10 courses of 13 to 16 tires", () => {
  const wall = estimateMaterials({ build: "house-wall", across: 10, height: 2 }, rates);
  const courses = { from: 9, to: 10 };
  expect(wall).toEqual({
    courses,
    tires: { from: 9 * 13, to: 10 * 16 },
    wheelbarrows: { from: 117 * 3, to: 160 * 4 },
    // A quarter to half an hour for each.
    hours: { from: 29, to: 80 },
    days: courses,
    bottles: { from: 234, to: 400 },
  });
  const slope = estimateMaterials({ build: "retaining-wall", across: 10, height: 2 }, rates);
  expect(slope).toEqual({ ...wall, bottles: undefined });
});

test("a tank two metres across and one and a half deep holds 4,712 litres", () => {
  const tank = estimateMaterials({ build: "tank", across: 2, height: 1.5 }, rates);
  expect(tank.water).toEqual({ from: 4712, to: 4712 });
  // Wall 9.42 m² and two discs of 3.14 m², three to ten centimetres thick.
  expect(tank.mesh).toEqual({ from: 15.7, to: 15.8 });
  expect(tank.mortar).toEqual({ from: 0.4, to: 1.6 });
  expect([tank.tires, tank.earthbags, tank.hours]).toEqual([undefined, undefined, undefined]);
});

test("a dome four metres across and three high takes 452 to 596 bags", () => {
  // Summed course by course: 451.9 to 596.4.
  expect(estimateMaterials({ build: "dome", across: 4, height: 3 }, rates)).toEqual({
    // 22 to 24 above the ground, 2 below.
    courses: { from: 24, to: 26 },
    earthbags: { from: 452, to: 596 },
    earth: { from: 10.2, to: 18.1 },
    // Two strands of 263.5 to 288 m.
    wire: { from: 527, to: 576 },
  });
});
