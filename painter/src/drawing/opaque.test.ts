import { expect, test } from "vitest";
import { type HeroLayout, HERO_FRAMES } from "../hero/frame.ts";
import { LAND_NAMES } from "../canvas/canvas.ts";
import { paint } from "../painting/paint.ts";
import { SCENE_NAMES, timesFor } from "../scenes/all.ts";
import { rasterise } from "./rasterise.ts";

/** Share of pixels through which the page would be seen, be it through a fiftieth of one. */
async function holes(svg: string, width: number, height: number): Promise<number> {
  const { data } = await rasterise(Buffer.from(svg), { width, height });
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 250) clear += 1;
  return clear / (width * height);
}

test.each(SCENE_NAMES)("nothing of the page is seen through the scene %s", async (scene) => {
  const svg = paint({ draw: "scene", scene, ratio: "3:2", time: timesFor(scene)[0]! });
  expect(await holes(svg, 300, 200)).toBe(0);
});

test.each(LAND_NAMES)("nothing of the page is seen through the land %s", async (land) => {
  const svg = paint({ draw: "scene", scene: "tireCrew", ratio: "3:2", land });
  expect(await holes(svg, 600, 400)).toBe(0);
});

test.each(Object.keys(HERO_FRAMES) as HeroLayout[])(
  "nothing of the page is seen through the %s hero",
  async (layout) => {
    const svg = paint({ draw: "hero", layout, time: "dawn" });
    expect(await holes(svg, 240, 240)).toBe(0);
  },
);

test("what stands on a tile has no ground of its own", async () => {
  const svg = paint({ draw: "object", object: "books" });
  expect(await holes(svg, 200, 200)).toBeGreaterThan(0.3);
});
