import { expect, test } from "vitest";
import type { PictureDescription } from "../painting/description.ts";
import { paint } from "../painting/paint.ts";
import { keyed, started } from "./moving.ts";

const PICTURES: readonly PictureDescription[] = [
  { draw: "scene", scene: "sunsetWork", ratio: "16:9", seed: "film", time: "dawn" },
  { draw: "scene", scene: "march", ratio: "16:9", seed: "film", time: "dawn" },
  { draw: "scene", scene: "milpa", ratio: "16:9", seed: "film", time: "dawn", sky: "strips" },
  { draw: "scene", scene: "terraces", ratio: "16:9", seed: "film", time: "dawn", sky: "clouds" },
  { draw: "hero", layout: "wide", time: "dawn" },
];

test.each(PICTURES)("the film of picture $# begins with its still picture", (description) => {
  expect(paint(description, 0)).toBe(paint(description));
});

test.each(PICTURES)("picture $# moves, and every moment of it can be painted", (description) => {
  const moments = [0.08, 0.3, 0.56, 0.9].map((moment) => paint(description, moment));
  expect(new Set([paint(description), ...moments]).size).toBe(5);
  for (const svg of moments) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("the wind rises at a film's beginning and falls at its end", () => {
  expect([started(0), started(0.5), started(1)]).toEqual([0, 1, 0]);
});

test("a value goes softly from key to key, and rests before the first and after the last", () => {
  const keys = [
    [0.2, 10],
    [0.4, 20],
  ] as const;
  expect([0, 0.2, 0.3, 0.4, 1].map((share) => Math.round(keyed(share, keys)))).toEqual([
    10, 10, 15, 20, 20,
  ]);
});
