import { describe, expect, test } from "vitest";
import { makeCanvas } from "../canvas/canvas.ts";
import { random } from "../canvas/random.ts";
import { object, type ObjectName, OBJECTS } from "./all.ts";
import { makePen } from "./pen.ts";

const canvas = () => makeCanvas({ id: "t", random: random("objects") });

describe.each(Object.keys(OBJECTS) as ObjectName[])("the object %s", (name) => {
  test("is drawn by numbers alone, at any size", () => {
    for (const size of [12, 120, 900]) {
      const sheet = canvas();
      const svg = object(sheet, name, 300, 400, size) + sheet.defs.join("");
      expect(svg).toMatch(/<(path|rect|circle|use)/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe("a pen", () => {
  const pen = makePen(canvas(), 100, 200, 50);

  test("puts the middle of a thing's base where it was told to", () => {
    expect(pen.outline("M0 0L1 -1")).toBe("M100 200L150 150");
  });

  test("moves absolute points and only scales relative ones, radii and lengths", () => {
    expect(pen.outline("M0 0h.5V-1a.2 .2 0 0 1 .4 0Z")).toBe("M100 200h25V150a10 10 0 0 1 20 0Z");
  });

  test("understands tiny numbers written with an exponent", () => {
    expect(pen.outline("M1e-17 -2e-1L-1 0")).toBe("M100 190L50 200");
  });

  test("hands on a smaller pen for a part of the thing", () => {
    expect(pen.at(1, -1, 0.5).outline("M1 1")).toBe("M175 175");
  });
});
