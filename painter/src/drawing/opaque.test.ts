import { expect, test } from "vitest";
import { type HeroLayout, HERO_FRAMES } from "../hero/frame.ts";
import { LAND_NAMES } from "../canvas/canvas.ts";
import { PORTRAITS } from "../kinds/portrait.ts";
import { THINGS, type ThingName } from "../things/all.ts";
import type { PictureDescription } from "../painting/description.ts";
import { paint } from "../painting/paint.ts";
import { SCENE_NAMES } from "../scenes/all.ts";
import { rasterise } from "./rasterise.ts";

/** Share of pixels with an alpha below 255. */
async function holes(svg: string, width: number, height: number): Promise<number> {
  const { data } = await rasterise(Buffer.from(svg), { width, height });
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 250) clear += 1;
  return clear / (width * height);
}

const drawn: readonly (readonly [string, PictureDescription, width: number, height: number])[] = [
  ...SCENE_NAMES.map(
    (scene) => [scene, { draw: "scene", scene, ratio: "3:2", time: "noon" }, 300, 200] as const,
  ),
  ...LAND_NAMES.map(
    (land) =>
      [
        land,
        { draw: "scene", scene: "tireCrew", ratio: "3:2", time: "dawn", land },
        600,
        400,
      ] as const,
  ),
  ...(Object.keys(HERO_FRAMES) as HeroLayout[]).map(
    (layout) => [`${layout} hero`, { draw: "hero", layout, time: "dawn" }, 240, 240] as const,
  ),
  ...(Object.keys(THINGS) as ThingName[]).map(
    (thing) => [thing, { draw: "thing", thing }, 200, 200] as const,
  ),
  ...(Object.keys(PORTRAITS) as (keyof typeof PORTRAITS)[]).map(
    (portrait) => [portrait, { draw: "portrait", portrait }, 240, 300] as const,
  ),
];

test.each(drawn)("%s is opaque", async (_, description, width, height) => {
  expect(await holes(paint(description), width, height)).toBe(0);
});
