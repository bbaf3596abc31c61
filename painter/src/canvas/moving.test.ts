import { expect, test } from "vitest";
import type { SceneDescription } from "../painting/description.ts";
import { paint } from "../painting/paint.ts";

const SCENES: readonly SceneDescription[] = [
  { draw: "scene", scene: "campus", ratio: "16:9", seed: "film" },
  { draw: "scene", scene: "march", ratio: "16:9", seed: "film" },
  { draw: "scene", scene: "milpa", ratio: "16:9", seed: "film", sky: "strips" },
  { draw: "scene", scene: "terraces", ratio: "16:9", seed: "film", sky: "clouds" },
];

const withoutGroups = (svg: string): string => svg.replaceAll(/<\/?g\b[^>]*>/g, "");

test.each(SCENES)("the film of $scene begins with its still picture", (description) => {
  const film = paint(description, {});
  expect(film).not.toBe(paint(description));
  expect(withoutGroups(film)).toBe(withoutGroups(paint(description)));
});

test.each(SCENES)("nothing that moves in $scene has a place to lose", (description) => {
  const moving = paint(description, {}).match(/<g class="[a-z]+\d"[^>]*>/g) ?? [];
  expect(moving.length).toBeGreaterThan(5);
  expect(moving.filter((tag) => tag.includes("transform"))).toEqual([]);
});

test("birds cross a scene only when its film has them", () => {
  const description = SCENES[0]!;
  expect(paint(description, { birds: 200 })).toContain('class="flock"');
  expect(paint(description, {})).not.toContain('class="flock"');
});
