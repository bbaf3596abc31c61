import { describe, expect, test } from "vitest";
import { SCENE_NAMES } from "../src/scenes/all.ts";
import { readContent } from "./content.ts";
import { readSlots } from "./slots.ts";

const content = readContent();
const { pages, lists } = content;
const sceneOf = new Map(
  readSlots(content).flatMap(({ name, description }) =>
    description.draw === "scene" ? [[name, description.scene] as const] : [],
  ),
);
const slotsOf = (scene: string) => [...sceneOf].filter(([, one]) => one === scene);

/** Lists shown completely on a page, in addition to pictures that its own file names. */
const LISTS: Partial<Record<keyof typeof pages, readonly (keyof typeof lists)[]>> = {
  home: ["impactPaths", "why", "buildVideos", "videoGallery"],
  greenBuilds: ["projects"],
  media: ["drawings", "featuredVideos"],
};

/** All picture names in a page's content, including those of stories and cards. */
function picturesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") {
    if (key === "picture") return [value];
    if (key === "drawn_story") return picturesIn(lists.stories.find(({ id }) => id === value));
    if (key === "program_card") return picturesIn(lists.programs.find(({ id }) => id === value));
    return [];
  }
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) =>
    picturesIn(part, Array.isArray(value) ? key : name),
  );
}

describe("repeated scenes", () => {
  test.each(SCENE_NAMES)("%s is used in at most two slots", (scene) => {
    const slots = slotsOf(scene).map(([name]) => name);
    expect(slots.length, slots.join(", ")).toBeLessThanOrEqual(2);
    expect(slots).not.toEqual([]);
  });

  test.each(Object.entries(pages))("the page %s shows no scene twice", (page, words) => {
    const listed = LISTS[page as keyof typeof pages]?.map((name) => lists[name]);
    const shown = [...new Set(picturesIn([words, listed]))];
    const twice = shown.filter((slot) => {
      const scene = sceneOf.get(slot);
      // Exclude closing scenes: two slots, light and dark theme, are one picture.
      if (!scene || scene.startsWith("closing")) return false;
      return shown.some((other) => other !== slot && sceneOf.get(other) === scene);
    });
    expect(twice).toEqual([]);
  });
});
