import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paint } from "../painting/paint.ts";
import { drawSlots, type DrawSlotsOptions } from "./draw-slots.ts";
import { openPictures } from "./picture-files.ts";
import type { Cut, Slot } from "./slot.ts";

const ring = { ratio: 1, widths: [200, 400], quality: 50, sizes: "12rem" };
const plan: Cut = { ratio: 640 / 440, widths: [640], quality: 50, sizes: "50vw", vector: true };
const slot = (name: string, seed: string): Slot => ({
  name,
  description: { draw: "scene", scene: "market", ratio: "1:1", seed },
  cut: ring,
});

let base: string;
let folder: string;
let painted: string[];

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "pictures-"));
  folder = join(base, "drawn");
  painted = [];
});
afterEach(() => rm(base, { recursive: true }));

async function draw(slots: Slot[], options: Partial<DrawSlotsOptions> = {}) {
  const made: string[] = [];
  const manifest = await drawSlots({
    slots,
    photographs: new Map(),
    store: await openPictures(folder),
    paint: (description) => {
      painted.push(JSON.stringify(description));
      return paint(description);
    },
    painterVersion: "1",
    force: false,
    chosen: () => true,
    onDrawn: (name, isNew) => isNew && made.push(name),
    ...options,
  });
  return { manifest, made };
}

const files = async () => (await readdir(folder)).filter((name) => !name.endsWith(".json"));
async function photographOf(width: number, height: number): Promise<Map<string, string>> {
  const file = join(base, "town-market.jpg");
  const background = { r: 200, g: 90, b: 40 };
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return new Map([["town-market", file]]);
}

describe("a picture slot", () => {
  test("becomes AVIF files in every width of its use and one WebP, with what the page needs to know", async () => {
    const { manifest } = await draw([slot("town-market", "a")]);
    const { hash, ...rest } = manifest["town-market"]!;
    expect(await files()).toEqual(
      ["200.avif", "400.avif", "400.webp"].map((end) => `town-market-${hash}-${end}`),
    );
    expect(rest).toMatchObject({ width: 400, height: 400, illustration: true, dark: false });
    const { format, width } = await sharp(join(folder, `town-market-${hash}-400.webp`)).metadata();
    expect([format, width]).toEqual(["webp", 400]);
  });

  test("is not painted again when nothing changed, nor when it only stands wider on the page", async () => {
    await draw([slot("town-market", "a")]);
    const wider = { ...slot("town-market", "a"), cut: { ...ring, sizes: "100vw" } };
    const { manifest, made } = await draw([wider]);
    expect(made).toEqual([]);
    expect(painted).toHaveLength(1);
    expect(manifest["town-market"]!.sizes).toBe("100vw");
  });

  test("comes out the same to the byte when it is drawn again from nothing", async () => {
    const one = await draw([slot("town-market", "a")]);
    const names = await files();
    const before = await Promise.all(names.map((name) => readFile(join(folder, name))));
    const other = await draw([slot("town-market", "a")], { force: true });
    const after = await Promise.all(names.map((name) => readFile(join(folder, name))));
    expect(other).toEqual({ manifest: one.manifest, made: ["town-market"] });
    expect(after.map((bytes, i) => bytes.equals(before[i]!))).toEqual(names.map(() => true));
  });

  test("is painted but not encoded again when the painter changed and draws the same", async () => {
    await draw([slot("town-market", "a")]);
    const { made } = await draw([slot("town-market", "a")], { painterVersion: "2" });
    expect(painted).toHaveLength(2);
    expect(made).toEqual([]);
  });

  test("loses its old files when it is drawn otherwise, and all of them when it is gone", async () => {
    const before = await draw([slot("town-market", "a"), slot("town-street", "b")]);
    const after = await draw([slot("town-market", "c")]);
    expect(after.manifest["town-market"]!.hash).not.toBe(before.manifest["town-market"]!.hash);
    expect(await files()).toHaveLength(3);
    expect(Object.keys(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")))).toEqual([
      "town-market",
    ]);
  });

  test("is drawn again when one of its files is missing", async () => {
    await draw([slot("town-market", "a")]);
    await rm(join(folder, (await files())[0]!));
    const { made } = await draw([slot("town-market", "a")]);
    expect(made).toEqual(["town-market"]);
  });

  test("stays as it is while another one is chosen", async () => {
    await draw([slot("town-market", "a"), slot("town-street", "b")]);
    const { manifest, made } = await draw([slot("town-market", "c"), slot("town-street", "d")], {
      chosen: ({ name }) => name === "town-street",
    });
    expect(made).toEqual(["town-street"]);
    expect(Object.keys(manifest)).toEqual(["town-market", "town-street"]);
  });
});

test("a plan stays a drawing with crisp lines, and is not dimmed in the dark", async () => {
  const { manifest } = await draw([
    { ...slot("plan-dome", "a"), cut: plan, description: { draw: "plan", plan: "tripleDome" } },
  ]);
  const { hash, dark, formats } = manifest["plan-dome"]!;
  expect(await files()).toEqual([`plan-dome-${hash}-640.svg`]);
  expect({ dark, formats }).toEqual({ dark: true, formats: ["svg"] });
});

describe("a photograph", () => {
  test("takes the place of the painting under its name, and is no illustration", async () => {
    const photographs = await photographOf(900, 600);
    const { manifest } = await draw([slot("town-market", "a")], { photographs });
    expect(painted).toEqual([]);
    expect(manifest["town-market"]).toMatchObject({ width: 400, height: 400, illustration: false });
  });

  test("bears no marks of a brush", async () => {
    const photographs = await photographOf(900, 600);
    const { manifest } = await draw([slot("town-market", "a")], { photographs });
    const drawn = sharp(join(folder, `town-market-${manifest["town-market"]!.hash}-400.avif`));
    const { channels } = await drawn.stats();
    expect(channels.map(({ max, min }) => max - min <= 2)).toEqual(channels.map(() => true));
  });

  test("is never enlarged", async () => {
    const photographs = await photographOf(500, 300);
    const { manifest } = await draw([slot("town-market", "a")], { photographs });
    expect(manifest["town-market"]).toMatchObject({ width: 300, widths: [200, 300] });
  });

  test("that cannot be read is named with its file", async () => {
    const file = join(base, "town-market.jpg");
    await writeFile(file, "not a picture");
    const photographs = new Map([["town-market", file]]);
    await expect(draw([slot("town-market", "a")], { photographs })).rejects.toThrow(
      `${file}: expected a photograph that can be read`,
    );
  });
});
