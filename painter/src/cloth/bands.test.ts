import { describe, expect, test } from "vitest";
import { COLOURS } from "../canvas/palette.ts";
import { bandDataUri, bandGrid, bandSvg, bandTile } from "./bands.ts";
import { type BandName, BANDS } from "./patterns.ts";

const NAMES = Object.keys(BANDS) as BandName[];

test("a cross on the seam is complete when the band repeats", () => {
  const { grid } = bandGrid("milpa");
  const middle = grid[Math.floor(grid.length / 2)]!;
  const fromFirstPlant = middle.slice(5) + middle.slice(0, 5);
  expect(fromFirstPlant.match(/r+/g)).toEqual(["rrr", "rrr", "rrr", "rrr"]);
});

describe.each(NAMES)("the band %s", (name) => {
  const { grid, ground, thread } = bandGrid(name);

  test.each([2, 3, 4])("has whole threads of %i pixels", (pixels) => {
    const tile = bandTile(name, pixels);
    expect(tile.height).toBe(grid.length * pixels);
    expect(tile.width).toBe(grid[0]!.length * pixels);
  });

  test("has threads as long as the band's width", () => {
    expect(new Set(grid.map((row) => row.length))).toEqual(new Set([BANDS[name].width]));
  });

  test("uses palette colours that contrast with the ground", () => {
    const letters = new Set(grid.join("").replaceAll(".", ""));
    expect(letters.size).toBeGreaterThan(1);
    for (const letter of letters) {
      expect(COLOURS).toHaveProperty(thread(letter));
      if (letter !== "k") expect(thread(letter)).not.toBe(ground);
    }
  });

  test("round-trips through a data URI without quotes", () => {
    const { uri } = bandDataUri(name, 3);
    expect(uri).toMatch(/^url\("data:image\/svg\+xml,[^"<>#]*"\)$/);
    const unpacked = decodeURIComponent(uri.slice('url("data:image/svg+xml,'.length, -2));
    expect(unpacked.replaceAll("'", '"')).toBe(bandSvg(name, 3));
  });
});
