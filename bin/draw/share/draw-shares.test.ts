import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { paint } from "@long-way-home/painter";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Slot } from "../parse-slots.ts";
import { USES } from "../uses.ts";
import { drawShares, type DrawSharesOptions } from "./draw-shares.ts";

const market: Slot = {
  name: "home-path-green-building",
  use: "arch",
  cut: USES.arch,
  description: { draw: "scene", scene: "market", ratio: "4:5" },
  alt: { en: "market day", es: "día de mercado" },
  tags: ["market"],
};
const title = { en: "Our story", es: "Nuestra historia, desde el principio" };

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "shares-"));
});
afterEach(() => rm(base, { recursive: true }));

async function draw(options: Partial<DrawSharesOptions> = {}) {
  const made: string[] = [];
  const manifest = await drawShares({
    name: "Long Way Home",
    subjects: [{ page: "about", title, picture: null }],
    slots: [market],
    pictures: {},
    photographs: new Map(),
    paint,
    version: "1",
    folder: join(base, "share"),
    onDrawn: (name, isNew) => isNew && made.push(name),
    ...options,
  });
  return { manifest, made };
}

const bytesOf = (address: string) => readFile(join(base, "share", basename(address)));

test("whoever passes a link on shows a picture of 1200×630 with at most 80 kB, in the link's language", async () => {
  const { manifest } = await draw();
  const { en, es } = manifest.about!;
  expect([en, es]).toEqual([
    expect.stringMatching(/^\/pictures\/share\/about-en-\w{10}\.png$/),
    expect.stringMatching(/^\/pictures\/share\/about-es-\w{10}\.png$/),
  ]);
  for (const address of [en, es]) {
    const bytes = await bytesOf(address);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(80_000);
  }
  expect(await bytesOf(en)).not.toEqual(await bytesOf(es));
});

test("a share picture is drawn again when its title changes, and only then", async () => {
  await draw();
  expect((await draw()).made).toEqual([]);
  const newer = { ...title, en: "The long way, on purpose" };
  const { made } = await draw({ subjects: [{ page: "about", title: newer, picture: null }] });
  expect(made).toEqual(["about-en"]);
});

test("a photograph takes the place of the scene on the share picture too", async () => {
  const photograph = join(base, "market.jpg");
  const background = { r: 20, g: 200, b: 20 };
  await sharp({ create: { width: 900, height: 900, channels: 3, background } }).toFile(photograph);
  const { manifest } = await draw({ photographs: new Map([[market.name, photograph]]) });
  const image = sharp(await bytesOf(manifest.about!.en));
  const [red, green] = await image
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(green! - red!).toBeGreaterThan(120);
});

test("a title too long for the picture is named", async () => {
  const endless = { ...title, en: "word ".repeat(90).trim() };
  await expect(
    draw({ subjects: [{ page: "about", title: endless, picture: null }] }),
  ).rejects.toThrow(/too long for a share picture/);
});
