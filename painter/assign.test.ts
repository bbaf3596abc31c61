import { describe, expect, test } from "vitest";
import { assign, scenesNamedBy, type Slot } from "./assign.ts";
import { CAPTION_RULES, CATEGORY_SCENES, type Category } from "./caption-rules.ts";
import { checkDescription } from "./check-description.ts";
import { CLOSE_SCENES } from "./scenes/all.ts";

const CATEGORIES: readonly Category[] = ["students", "construction", "community", "volunteers"];
const CAPTIONS = [
  "A new wall of tires",
  "Rain at last",
  "El primer día de clases",
  "Bricks, and more bricks",
  "Mercado de domingo",
  "They came from far away",
  "La estufa nueva",
  "Green bottles",
  "A good morning",
  "El domo por dentro",
];

/** A hundred places in four categories, many with the same words beside each other. */
const HUNDRED: readonly Slot[] = Array.from({ length: 100 }, (_, i) => ({
  id: `gallery-${i}`,
  caption: CAPTIONS[Math.floor(i / 3) % CAPTIONS.length]!,
  category: CATEGORIES[i % CATEGORIES.length]!,
}));

describe("a gallery of a hundred", () => {
  const row = assign(HUNDRED);

  test("never shows one scene in two neighbouring places", () => {
    const neighbours = row.filter(({ scene }, i) => i > 0 && row[i - 1]!.scene === scene);
    expect(neighbours).toEqual([]);
  });

  test("never stands in the same light four times in a row", () => {
    const tired = row.filter((_, i) => {
      const lights = row.slice(i, i + 4).map(({ time }) => time);
      return lights.length === 4 && new Set(lights).size === 1;
    });
    expect(tired).toEqual([]);
  });

  test("repeats no picture: the same scene differs in seed", () => {
    const pictures = row.map(({ scene, seed }) => `${scene} ${seed}`);
    expect(new Set(pictures).size).toBe(100);
  });

  test("spreads over many scenes instead of a favourite few", () => {
    expect(new Set(row.map(({ scene }) => scene)).size).toBeGreaterThan(35);
  });

  test("is the same gallery tomorrow", () => {
    expect(assign(HUNDRED)).toEqual(row);
  });

  test("asks only for what the painter can paint", () => {
    expect(row.flatMap((description) => checkDescription(description))).toEqual([]);
  });

  test("does not cut into scenes that fill their frame", () => {
    for (const { scene, crop } of row)
      if (CLOSE_SCENES.has(scene)) expect(crop?.zoom ?? 1).toBeLessThanOrEqual(1.12);
  });
});

describe("a caption", () => {
  test.each([
    ["Volunteers pound earth into a tire", "handTamp"],
    ["Las llantas llegan al terreno", "handTamp"],
    ["A rainwater tank for the school", "tankRain"],
    ["Agua para las familias", "tankRain"],
    ["Graduation 2019", "graduation"],
    ["Tejido en telar de cintura", "handThread"],
    ["Lunch together", "sharedMeal"],
    ["El mercado", "marketCloth"],
  ] as const)("“%s” is shown by what it speaks of", (caption, scene) => {
    expect(scenesNamedBy(caption)).toContain(scene);
  });

  test("that names nothing is shown by its category", () => {
    expect(scenesNamedBy("Una mañana tranquila")).toBeUndefined();
    const [one] = assign([{ id: "a", caption: "Una mañana tranquila", category: "community" }]);
    expect(CATEGORY_SCENES.community).toContain(one!.scene);
  });

  test("that names the same thing five times still brings five different neighbours", () => {
    const same: Slot[] = Array.from({ length: 5 }, (_, i) => ({
      id: `latrine-${i}`,
      caption: "A dry latrine",
      category: "construction",
    }));
    const scenes = assign(same).map(({ scene }) => scene);
    expect(scenes[0]).toBe("latrine");
    expect(scenes.some((scene, i) => i > 0 && scenes[i - 1] === scene)).toBe(false);
  });
});

test("no rule asks for nothing, and every category has more to show than what was just shown", () => {
  for (const { scenes } of CAPTION_RULES) expect(scenes.length).toBeGreaterThan(0);
  for (const category of CATEGORIES) expect(CATEGORY_SCENES[category].length).toBeGreaterThan(5);
});
