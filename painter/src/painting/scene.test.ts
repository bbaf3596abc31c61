import { describe, expect, test } from "vitest";
import { type TimeOfDay, TIMES } from "../canvas/palette.ts";
import { standalone } from "../canvas/picture.ts";
import { makeScene } from "./scene.ts";
import { SCENE_NAMES } from "../scenes/all.ts";

const ALL_TIMES = Object.keys(TIMES) as TimeOfDay[];
const text = (...given: Parameters<typeof makeScene>): string => standalone(makeScene(...given));

/** The scenes in every light, painted once for all that is asked of them. */
const painted = new Map<string, string>();
function inLight(name: Parameters<typeof makeScene>[0], time: TimeOfDay): string {
  const key = `${name} at ${time}`;
  const svg = painted.get(key) ?? text(name, { time });
  painted.set(key, svg);
  return svg;
}

/** Every id a drawing refers to, and every id it defines. */
function ids(svg: string): { used: Set<string>; defined: string[] } {
  const used = new Set<string>();
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) used.add(id!);
  const defined = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id!);
  return { used, defined };
}

describe.each(SCENE_NAMES)("the scene %s", (name) => {
  test.each(ALL_TIMES)("can be painted at %s: every number is a number", (time) => {
    const svg = inLight(name, time);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/);
  });

  test("refers only to what it defines, and defines nothing twice", () => {
    const { used, defined } = ids(inLight(name, "noon"));
    expect(new Set(defined).size).toBe(defined.length);
    expect([...used].filter((id) => !defined.includes(id))).toEqual([]);
  });

  test("is the same picture forever, and another one from another seed", () => {
    const one = text(name, { time: "noon", seed: "one" });
    expect(text(name, { time: "noon", seed: "one" })).toBe(one);
    expect(text(name, { time: "noon", seed: "two" })).not.toBe(one);
  });

  test("is another picture in every light", () => {
    const lights = ALL_TIMES.map((time) => inLight(name, time));
    expect(new Set(lights).size).toBe(ALL_TIMES.length);
  });

  test("weighs no more than a picture may before it becomes a file", () => {
    // The heaviest holds another whole scene: a film night.
    expect(inLight(name, "noon").length).toBeLessThan(380_000);
  });
});

test("two pictures can stand on one page when their ids begin differently", () => {
  const one = new Set(ids(text("market", { time: "noon", id: "a" })).defined);
  const two = ids(text("market", { time: "noon", id: "b" })).defined;
  expect(two.filter((id) => one.has(id))).toEqual([]);
});
