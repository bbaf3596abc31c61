import fc from "fast-check";
import { expect, test } from "vitest";
import {
  builds,
  estimateMaterials,
  materials,
  type MaterialRates,
  type Range,
  type Size,
} from "./material-estimate.ts";

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

const metres = fc.integer({ min: 30, max: 3000 }).map((centimetres) => centimetres / 100);
const size: fc.Arbitrary<Size> = fc.record({
  build: fc.constantFrom(...builds),
  across: metres,
  height: metres,
});
/** A random number within a range, ends included. */
const within = ({ from, to }: { from: number; to: number }) =>
  fc.double({ min: from, max: to, noNaN: true });

function range(need: Range | undefined) {
  if (!need) throw new Error("There is no range.");
  return need;
}

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

test("the bags of a dome, summed course by course, match the formula", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 8, noNaN: true }),
      fc.double({ min: 2, max: 8, noNaN: true }),
      within(rates.bagCourse),
      within(rates.bagFace),
      (across, height, course, face) => {
        const radius = (across + rates.bagWall) / 2;
        const count = Math.round(height / course);
        let bags = 2 * ((2 * Math.PI * radius * course) / face);
        for (let number = 0; number < count; number += 1) {
          const middle = ((number + 0.5) / count) * height;
          const round = 2 * Math.PI * radius * Math.sqrt(1 - (middle / height) ** 2);
          bags += (round * (height / count)) / face;
        }
        const { from, to } = range(
          estimateMaterials({ build: "dome", across, height }, rates).earthbags,
        );
        // Courses of finite height differ a little from the smooth shape.
        expect(bags).toBeGreaterThan(from * 0.99 - 1);
        expect(bags).toBeLessThan(to * 1.01 + 1);
      },
    ),
  );
});

test("ranges are ordered and positive, and a larger build never needs less", () => {
  fc.assert(
    fc.property(size, metres, metres, (asked, wider, higher) => {
      const small = estimateMaterials(asked, rates);
      const large = estimateMaterials(
        { ...asked, across: asked.across + wider, height: asked.height + higher },
        rates,
      );
      for (const material of materials) {
        const [less, more] = [small[material], large[material]];
        if (typeof less !== "object" || typeof more !== "object") {
          expect(more).toBe(less);
          continue;
        }
        expect(less.from).toBeGreaterThanOrEqual(0);
        expect(less.to).toBeGreaterThanOrEqual(Math.max(less.from, Number.MIN_VALUE));
        expect(more.from).toBeGreaterThanOrEqual(less.from);
        expect(more.to).toBeGreaterThanOrEqual(less.to);
      }
    }),
  );
});
