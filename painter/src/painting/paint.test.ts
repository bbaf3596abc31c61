import { describe, expect, test } from "vitest";
import { type PictureDescription, type Ratio, RATIOS } from "./description.ts";
import { paint } from "./paint.ts";
import { SCENE_NAMES } from "../scenes/all.ts";

const EACH: readonly PictureDescription[] = [
  ...SCENE_NAMES.map((scene) => ({ draw: "scene", scene, ratio: "3:2", time: "noon" }) as const),
  { draw: "hero", layout: "tall", time: "night" },
  { draw: "portrait", portrait: "school" },
  { draw: "plan", plan: "tripleDome" },
  { draw: "thing", thing: "solar" },
];

const viewBox = (svg: string): number[] =>
  /viewBox="([^"]+)"/.exec(svg)![1]!.split(" ").map(Number);

describe.each(EACH)("the picture %o", (description) => {
  const svg = paint(description);

  test("has a size and no external references", () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(viewBox(svg)).toHaveLength(4);
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
      /https?:|var\(|NaN|undefined/,
    );
  });

  test("defines every referenced id once", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((found) => found[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test.each(Object.keys(RATIOS) as Ratio[])(
  "a scene cropped to %s has that ratio and contains the middle",
  (ratio) => {
    const svg = paint({ draw: "scene", scene: "campus", ratio, time: "noon" });
    const [x, y, width, height] = viewBox(svg) as [number, number, number, number];
    expect(width / height).toBeCloseTo(RATIOS[ratio], 2);
    expect(x >= 0 && x + width <= 1200 && y >= 0 && y + height <= 800).toBe(true);
    expect(x <= 280 && x + width >= 920 && y <= 125 && y + height >= 720).toBe(true);
  },
);

test("a crop stays within the picture", () => {
  const crop = { zoom: 1.5, x: 1200, y: 0 };
  const svg = paint({ draw: "scene", scene: "campus", ratio: "3:2", time: "noon", crop });
  expect(viewBox(svg)).toEqual([400, 0, 800, 533.3]);
});

test("a mirrored scene differs from the original", () => {
  const base = { draw: "scene", scene: "terraces", ratio: "3:2", time: "noon" } as const;
  expect(paint({ ...base, mirror: true })).not.toBe(paint(base));
});
