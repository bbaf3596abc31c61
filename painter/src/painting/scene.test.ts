import { describe, expect, test } from "vitest";
import { type TimeOfDay, TIMES } from "../canvas/palette.ts";
import { standalone } from "../canvas/picture.ts";
import { makeScene } from "./scene.ts";
import { SCENE_NAMES } from "../scenes/all.ts";

const ALL_TIMES = Object.keys(TIMES) as TimeOfDay[];
const text = (...given: Parameters<typeof makeScene>): string => standalone(makeScene(...given));

/** Scenes by time of day, painted once for all tests. */
const painted = new Map<string, string>();
function inLight(name: Parameters<typeof makeScene>[0], time: TimeOfDay): string {
  const key = `${name} at ${time}`;
  const svg = painted.get(key) ?? text(name, { time });
  painted.set(key, svg);
  return svg;
}

describe.each(SCENE_NAMES)("the scene %s", (name) => {
  test.each(ALL_TIMES)("contains no NaN or undefined at %s", (time) => {
    const svg = inLight(name, time);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/);
  });

  test("depends only on its seed", () => {
    const one = text(name, { time: "noon", seed: "one" });
    expect(text(name, { time: "noon", seed: "one" })).toBe(one);
    expect(text(name, { time: "noon", seed: "two" })).not.toBe(one);
  });

  test("differs at every time of day", () => {
    const lights = ALL_TIMES.map((time) => inLight(name, time));
    expect(new Set(lights).size).toBe(ALL_TIMES.length);
  });

  test("stays below the size limit of an SVG", () => {
    // The largest contains another scene: a film night.
    expect(inLight(name, "noon").length).toBeLessThan(380_000);
  });
});

test("pictures with different id prefixes share no ids", () => {
  const [one, two] = ["a", "b"].map((id) =>
    [...text("market", { time: "noon", id }).matchAll(/ id="[^"]+"/g)].map(String),
  );
  expect(one!.length).toBeGreaterThan(0);
  expect(two!.filter((id) => one!.includes(id))).toEqual([]);
});
