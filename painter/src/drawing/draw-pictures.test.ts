import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drawPictures } from "./draw-pictures.ts";
import type { PictureManifest } from "./manifest.ts";
import type { Cut, Slot } from "./slot.ts";

const ring = { ratio: 1, widths: [200, 400], quality: 50, sizes: "12rem" };
const plan: Cut = { ratio: 640 / 440, widths: [640], quality: 50, sizes: "50vw", vector: true };
const slot = (name: string, seed: string): Slot => ({
  name,
  description: { draw: "scene", scene: "market", ratio: "1:1", seed, time: "noon" },
  cut: ring,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function draw(slots: Slot[], known: PictureManifest = {}) {
  const made: string[] = [];
  const onDrawn = (name: string, isNew: boolean) => void (isNew && made.push(name));
  const manifest = await drawPictures({ slots, folder, known, onDrawn });
  return { manifest, made };
}

const files = () => readdir(folder);
describe("a picture slot", () => {
  test("produces AVIF files in every width, one WebP and a manifest entry", async () => {
    const { manifest } = await draw([slot("town-market", "a")]);
    const { hash, ...rest } = manifest["town-market"]!;
    expect(await files()).toEqual(
      ["200.avif", "400.avif", "400.webp"].map((end) => `town-market-${hash}-${end}`),
    );
    expect(rest).toMatchObject({ width: 400, height: 400, illustration: true, dark: false });
    const { format, width } = await sharp(join(folder, `town-market-${hash}-400.webp`)).metadata();
    expect([format, width]).toEqual(["webp", 400]);
  });

  test("keeps its file names when the picture is unchanged", async () => {
    const one = await draw([slot("town-market", "a")]);
    const renamed = { "town-market": { ...one.manifest["town-market"]!, hash: "0123456789" } };
    for (const file of await files())
      await rename(
        join(folder, file),
        join(folder, file.replace(/\w{10}(?=-\d+\.)/, "0123456789")),
      );
    const names = await files();
    const other = await draw([slot("town-market", "a")], renamed);
    expect(other).toEqual({ manifest: renamed, made: [] });
    expect(await files()).toEqual(names);
  });

  test("writes new files when the picture changed or a file is missing", async () => {
    const { manifest } = await draw([slot("town-market", "a")]);
    const after = await draw([slot("town-market", "c")], manifest);
    expect(after.manifest["town-market"]!.hash).not.toBe(manifest["town-market"]!.hash);
    expect(after.made).toEqual(["town-market"]);
    await rm(join(folder, (await files())[0]!));
    const again = await draw([slot("town-market", "a")], manifest);
    expect(again).toEqual({ manifest, made: ["town-market"] });
  });
});

test("a plan is stored as SVG without dimming in a dark theme", async () => {
  const { manifest } = await draw([
    { ...slot("plan-dome", "a"), cut: plan, description: { draw: "plan", plan: "tripleDome" } },
  ]);
  const { hash, dark, formats } = manifest["plan-dome"]!;
  expect(await files()).toEqual([`plan-dome-${hash}-640.svg`]);
  expect({ dark, formats }).toEqual({ dark: true, formats: ["svg"] });
});
