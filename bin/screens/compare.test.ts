import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptScreens } from "./accept.ts";
import { compareFolders, formatComparison } from "./compare.ts";
import { writeComparison } from "./report.ts";

let folder: string;
let before: string;
let after: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "screens-"));
  [before, after] = [join(folder, "before"), join(folder, "after")];
  mkdirSync(before);
  mkdirSync(after);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A white picture, ten pixels wide, with a dot of the given colour. */
async function draw(file: string, dot: string, { height = 10, compressionLevel = 6 } = {}) {
  await sharp({ create: { width: 10, height, channels: 3, background: "#fff" } })
    .composite([
      { input: { create: { width: 1, height: 1, channels: 3, background: dot } }, top: 4, left: 4 },
    ])
    .png({ compressionLevel })
    .toFile(file);
}

test("the same picture packed otherwise is the same", async () => {
  await draw(join(before, "en-home.png"), "#000", { compressionLevel: 0 });
  await draw(join(after, "en-home.png"), "#000", { compressionLevel: 9 });
  const comparison = await compareFolders(before, after);
  expect(comparison).toMatchObject({ compared: 1, differing: [] });
  expect(formatComparison(comparison)).toBe("1 compared, 0 differ");
});

test("one pixel of nearly the same white is a difference, and is drawn", async () => {
  await draw(join(before, "en-home.png"), "#fff");
  await draw(join(after, "en-home.png"), "#fefefe");
  const { differing } = await compareFolders(before, after);
  expect(differing).toEqual([
    {
      name: "en-home.png",
      what: "pixels",
      pixels: 1,
      percent: 1,
      before: "10×10",
      after: "10×10",
    },
  ]);
  expect(existsSync(join(after, "differences/en-home.png"))).toBe(true);
});

test("a page that grew and pages that came and went are told, the largest first", async () => {
  await draw(join(before, "en-home.png"), "#000");
  await draw(join(after, "en-home.png"), "#000", { height: 20 });
  await draw(join(before, "en-gone.png"), "#000");
  await draw(join(after, "en-new.png"), "#000");
  const comparison = await compareFolders(before, after);
  expect(comparison.differing).toMatchObject([
    { name: "en-gone.png", what: "only before" },
    { name: "en-new.png", what: "only after" },
    { name: "en-home.png", what: "size", pixels: 100, before: "10×10", after: "10×20" },
  ]);
  expect(formatComparison(comparison)).toContain("50.000 %       100  en-home.png  10×10 → 10×20");
});

test("words choose the pictures", async () => {
  await draw(join(before, "en-home.png"), "#000");
  await draw(join(after, "en-home.png"), "#000");
  await draw(join(before, "en-about.png"), "#000");
  expect(await compareFolders(before, after, ["home"])).toMatchObject({
    compared: 1,
    differing: [],
  });
});

test("what was accepted is the same until a page changes, and the report shows how it looked", async () => {
  const accepted = join(folder, "accepted");
  await draw(join(after, "en-home.png"), "#000");
  await draw(join(after, "en-about.png"), "#000");
  expect(acceptScreens(after, [], accepted)).toBe(2);
  expect(await compareFolders(accepted, after)).toMatchObject({ compared: 2, differing: [] });
  await draw(join(after, "en-home.png"), "#f00");
  const comparison = await compareFolders(accepted, after);
  const report = writeComparison(comparison, accepted, after);
  const html = readFileSync(report, "utf8");
  const pictures = [...html.matchAll(/src="([^"]+)"/g)].map(([, path]) => path!);
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(existsSync(join(report, "..", picture))).toBe(true);
  expect(html).toContain("en-home.png");
  expect(html).not.toContain("en-about.png");
  // One page accepted leaves the other as it was.
  expect(acceptScreens(after, ["home"], accepted)).toBe(1);
  expect(await compareFolders(accepted, after)).toMatchObject({ compared: 2, differing: [] });
});
