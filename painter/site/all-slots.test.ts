import { existsSync, globSync, statSync } from "node:fs";
import pMap from "p-map";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { drawingFolder, manifestIn, placeholders } from "../../reader/picture-manifest.ts";
import { type Lab, toLab, rgbToHex } from "../src/canvas/colour.ts";
import { paint, PICTURES_AT_ONCE, placeholders as painterGrounds } from "../src/index.ts";
import { readContent } from "./content.ts";
import { readSlots } from "./slots.ts";

const slots = readSlots(readContent());
const paintings = new Map<string, string>();
beforeAll(() => {
  for (const { name, description } of slots) paintings.set(name, paint(description));
}, 60_000);

describe("the site's pictures", () => {
  test("differ from each other", () => {
    const seen = new Map<string, string>();
    const twins = [...paintings].flatMap(([name, svg]) => {
      // Ignore the brush offset, which differs for every slot.
      const painted = svg.replace(/ data-brush="\d+"/, "");
      const first = seen.get(painted);
      seen.set(painted, name);
      return first ? [`${name} is ${first}`] : [];
    });
    expect(twins).toEqual([]);
  });

  test("are deterministic", () => {
    for (const { name, description } of slots.filter((_, i) => i % 12 === 0))
      expect(paint(description) === paintings.get(name), name).toBe(true);
  });

  test("show the valley with its volcano at most 30 times", () => {
    // The class also appears in nested pictures.
    const valleys = [...paintings].filter(([, svg]) => svg.includes('class="valley"'));
    expect(valleys.length).toBeGreaterThan(5);
    expect(valleys.slice(30).map(([name]) => name)).toEqual([]);
  });

  // Skip drawings that a photograph replaces.
  const drawn = slots.filter(
    ({ name, description }) =>
      description.draw === "scene" && globSync(`content/pictures/${name}.!(yaml)`).length === 0,
  );
  /** Smallest mean distance of colours in OKLab; pictures that differ only in random numbers are below 0.02. */
  const MIN_DIFF = 0.05;
  const [WIDTH, HEIGHT] = [18, 12];

  /** The picture scaled down to 18×12 pixels, as OKLab colours. */
  async function shrink(svg: string): Promise<Lab[]> {
    const pixels = await sharp(Buffer.from(svg), { density: 18 })
      .removeAlpha()
      .resize(WIDTH, HEIGHT, { fit: "fill" })
      .raw()
      .toBuffer();
    return Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      toLab(rgbToHex([pixels[i * 3]! / 255, pixels[i * 3 + 1]! / 255, pixels[i * 3 + 2]! / 255])),
    );
  }

  const difference = (one: Lab[], other: Lab[]): number =>
    one.reduce((sum, [l, a, b], i) => {
      const [ol, oa, ob] = other[i]!;
      return sum + Math.hypot(l - ol, a - oa, b - ob);
    }, 0) / one.length;

  test("differ from each other at 18×12 pixels", { timeout: 120_000 }, async () => {
    const small = new Map<string, Lab[]>();
    await pMap(drawn, async ({ name }) => small.set(name, await shrink(paintings.get(name)!)), {
      concurrency: PICTURES_AT_ONCE,
    });
    const all = [...small].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const alike = all.flatMap(([one, mine], i) =>
      all
        .slice(i + 1)
        .filter(([, theirs]) => difference(mine, theirs) < MIN_DIFF)
        .map(([other]) => `${one} looks like ${other}`),
    );
    expect(alike).toEqual([]);
  });
});

test("pictures 640 pixels wide have a median of at most 16 kB and a maximum of 40 kB", () => {
  const { pictures } = manifestIn(drawingFolder);
  const files = Object.entries(pictures).map(
    ([name, { hash }]) => `${drawingFolder}/${name}-${hash}-640.avif`,
  );
  const sizes = files.filter(existsSync).map((file) => statSync(file).size);
  const sorted = sizes.toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(100);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(16_000);
  expect(sorted.at(-1)).toBeLessThanOrEqual(40_000);
});

test("painter and site have the same placeholder colours", () => {
  expect(painterGrounds).toEqual(placeholders);
});
