import { expect, test } from "vitest";
import { checkDescription } from "./paint.ts";

test("a good description has no faults", () => {
  const good = { draw: "scene", scene: "campus", ratio: "16:9", time: "rain", mirror: true };
  expect(checkDescription(good)).toEqual([]);
});

test("something that is no description at all is named as such", () => {
  expect(checkDescription("a nice picture")).toEqual([
    { field: "", expected: "an object", found: '"a nice picture"' },
  ]);
});

test("an unknown kind of picture lists the kinds there are", () => {
  const [fault] = checkDescription({ draw: "fresco" });
  expect(fault?.field).toBe("draw");
  expect(fault?.expected).toBe(
    "one of scene, hero, portrait, plan, band, mark, partner-mark, object",
  );
  expect(fault?.found).toBe('"fresco"');
});

test("a missing field is told apart from a wrong one", () => {
  expect(checkDescription({ draw: "band", band: "camino" })).toEqual([
    { field: "pixels", expected: "one of 2, 3, 4", found: "nothing" },
  ]);
  expect(checkDescription({ draw: "band", band: "camino", pixels: 300 })).toEqual([
    { field: "pixels", expected: "one of 2, 3, 4", found: "300" },
  ]);
});

test("an unknown scene and an impossible crop are both reported, each by its field", () => {
  const faults = checkDescription({
    draw: "scene",
    scene: "moonlanding",
    ratio: "3:2",
    crop: { zoom: 12, x: -5, y: 400 },
  });
  expect(faults.map(({ field }) => field)).toEqual(["scene", "crop.zoom", "crop.x"]);
  expect(faults[1]).toEqual({
    field: "crop.zoom",
    expected: "a number from 1 to 2",
    found: "12",
  });
});

test("an unknown object in a list is reported by its place", () => {
  const faults = checkDescription({
    draw: "portrait",
    portrait: { kind: "trade", index: 0, objects: ["books", "cannon"] },
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]?.field).toBe("portrait.objects[1]");
  expect(faults[0]?.expected).toContain("books");
});

test("too many objects for one portrait are a fault of the list", () => {
  const objects = ["books", "globe", "laptop"];
  expect(
    checkDescription({ draw: "portrait", portrait: { kind: "trade", index: 0, objects } }),
  ).toEqual([{ field: "portrait.objects", expected: "a list of 1 to 2", found: "a list of 3" }]);
});

test("a misspelt field is not passed over in silence", () => {
  const [fault, ...others] = checkDescription({
    draw: "hero",
    layout: "wide",
    time: "dawn",
    tiem: "night",
  });
  expect(fault).toEqual({
    field: "tiem",
    expected: "no such field; known are draw, layout, time",
    found: '"night"',
  });
  expect(others).toEqual([]);
});
