import { expect, test } from "vitest";
import { type HeroLayout, HERO_FRAMES } from "../hero/frame.ts";
import { LAND_NAMES } from "../canvas/canvas.ts";
import { PORTRAITS } from "../kinds/portrait.ts";
import { THINGS, type ThingName } from "../things/all.ts";
import { paint } from "../painting/paint.ts";
import { SCENE_NAMES } from "../scenes/all.ts";
import { rasterise } from "./rasterise.ts";

/** Share of pixels through which the page would be seen, be it through a fiftieth of one. */
async function holes(svg: string, width: number, height: number): Promise<number> {
  const { data } = await rasterise(Buffer.from(svg), { width, height });
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 250) clear += 1;
  return clear / (width * height);
}

test.each(SCENE_NAMES)("nothing of the page is seen through the scene %s", async (scene) => {
  const svg = paint({ draw: "scene", scene, ratio: "3:2", time: "noon" });
  expect(await holes(svg, 300, 200)).toBe(0);
});

test.each(LAND_NAMES)("nothing of the page is seen through the land %s", async (land) => {
  const svg = paint({ draw: "scene", scene: "tireCrew", ratio: "3:2", time: "dawn", land });
  expect(await holes(svg, 600, 400)).toBe(0);
});

test.each(Object.keys(HERO_FRAMES) as HeroLayout[])(
  "nothing of the page is seen through the %s hero",
  async (layout) => {
    const svg = paint({ draw: "hero", layout, time: "dawn" });
    expect(await holes(svg, 240, 240)).toBe(0);
  },
);

test.each(Object.keys(THINGS) as ThingName[])(
  "nothing of the page is seen through the %s",
  async (thing) => {
    expect(await holes(paint({ draw: "thing", thing }), 200, 200)).toBe(0);
  },
);

test.each(Object.keys(PORTRAITS) as (keyof typeof PORTRAITS)[])(
  "nor through the portrait %s",
  async (portrait) => {
    expect(await holes(paint({ draw: "portrait", portrait }), 240, 300)).toBe(0);
  },
);
