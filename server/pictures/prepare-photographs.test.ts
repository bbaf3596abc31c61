import { statSync } from "node:fs";
import { mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeEach, expect, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { manifestIn } from "#reader/picture-manifest.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { pictureFaults, workingDisk } from "./find-photographs.ts";
import { preparePhotographs } from "./prepare-photographs.ts";
import { shareImage } from "./share-image.ts";

let root: string;
let added: string;
let folder: string;
beforeEach(async () => {
  root = temporaryFolder();
  added = join(root, "content/pictures");
  folder = join(root, "cut");
  await mkdir(added, { recursive: true });
});

const prepare = (mayCut = true, { content } = loadedContent()) =>
  preparePhotographs(content, mayCut, root, folder);
const blank = (width: number, height: number, background = "#9ccfe4") =>
  sharp({ create: { width, height, channels: 3, background } });
const put = async (name: string, photograph: Sharp) =>
  writeFile(join(added, name), await photograph.jpeg().toBuffer());
const files = async () => (await readdir(folder)).filter((name) => /avif|webp/.test(name));

test("a photograph, marked as no illustration, is cut to its place's shape in all widths", async () => {
  await put("about-mission.jpg", blank(1600, 1200));
  await prepare();
  const { hash, ...entry } = manifestIn(folder).pictures["about-mission"]!;
  expect(entry).toMatchObject({
    width: 960,
    height: 640,
    widths: [400, 640, 960],
    illustration: false,
    placeholder: "sky",
  });
  const endings = ["400.avif", "640.avif", "640.webp", "960.avif"];
  expect(await files()).toEqual(endings.map((ending) => `about-mission-${hash}-${ending}`));
});

test("a photograph is cut upright, at no more than its own size, without camera data", async () => {
  const exif = { IFD0: { Artist: "Ana" } };
  await put("about-mission.jpg", blank(400, 750).withMetadata({ orientation: 6, exif }));
  await prepare();
  const { hash, width, widths } = manifestIn(folder).pictures["about-mission"]!;
  expect({ width, widths }).toEqual({ width: 600, widths: [400, 600] });
  const cut = await sharp(join(folder, `about-mission-${hash}-600.avif`)).metadata();
  expect(cut).toMatchObject({ width: 600, height: 400 });
  expect([cut.exif, cut.orientation]).toEqual([undefined, undefined]);
});

test("a photograph's files last from one cutting until its replacement or deletion", async () => {
  await put("about-mission.jpg", blank(400, 300));
  await prepare();
  const first = await files();
  const made = await Promise.all(first.map((name) => stat(join(folder, name))));
  await prepare();
  const again = await Promise.all(first.map((name) => stat(join(folder, name))));
  expect(again.map(({ mtimeMs }) => mtimeMs)).toEqual(made.map(({ mtimeMs }) => mtimeMs));
  await put("about-mission.jpg", blank(400, 300, "#9f1a2c"));
  await writeFile(join(folder, "manifest.json"), "{");
  await prepare();
  expect((await files()).filter((name) => first.includes(name))).toEqual([]);
  expect(await files()).toHaveLength(first.length);
  await rm(join(added, "about-mission.jpg"));
  await prepare();
  expect([await files(), manifestIn(folder).pictures]).toEqual([[], {}]);
});

test("unusable photographs are reported and hidden without holding up the others", async () => {
  for (const name of ["about-opening.JPG", "about-mission.jpg"]) await put(name, blank(400, 300));
  await prepare();
  await writeFile(join(added, "about-opening.JPG"), "no picture");
  await rm(join(added, "about-mission.jpg"));
  await put("comalapa-opening.jpg", blank(400, 300));
  await put("abuot-opening.jpg", blank(400, 300));
  await symlink("nowhere", join(added, "team-opening.jpg"));
  const found = (await prepare()).map(({ file }) => basename(file));
  const faulty = ["about-opening.JPG", "abuot-opening.jpg", "team-opening.jpg"];
  expect(found.toSorted()).toEqual(faulty);
  const { pictures, shares } = manifestIn(folder);
  expect([pictures, shares].map(Object.keys)).toEqual(Array(2).fill(["comalapa-opening"]));
  expect((await files()).filter((name) => !name.startsWith("comalapa-opening"))).toEqual([]);
});

test("a fault in a text allows the withdrawal of photographs without any addition", async () => {
  for (const name of ["about-opening.jpg", "about-mission.jpg"]) await put(name, blank(400, 300));
  await prepare();
  await rm(join(added, "about-mission.jpg"));
  await put("about-opening.jpg", blank(400, 300, "#9f1a2c"));
  await put("comalapa-opening.jpg", blank(400, 300));
  await prepare(false);
  expect([await files(), manifestIn(folder)]).toMatchObject([[], { pictures: {}, shares: {} }]);
});

test("a reported failure to write the manifest is made good by the next change", async () => {
  const blocked = join(folder, "manifest.json");
  await mkdir(blocked, { recursive: true });
  await put("about-mission.jpg", blank(400, 300));
  expect((await prepare()).map(({ expected }) => expected)).toContain(workingDisk);
  await rm(blocked, { recursive: true, force: true });
  expect(await prepare()).toEqual([]);
  expect(await files()).not.toEqual([]);
});

test("a slot left without photograph or drawing becomes a plain, reported field", async () => {
  const loaded = loadedContent();
  const { pictureWords: words } = loaded.content;
  const alt = { en: "Rosa at her wall", es: "Rosa en su muro" };
  const drawings = { ...words.drawings, "photo-rosa": { use: "card" as const, alt } };
  const content = { ...loaded.content, pictureWords: { ...words, drawings } };
  await put("photo-rosa.jpg", blank(800, 600, "#9f1a2c"));
  expect(await prepare(true, { ...loaded, content })).toEqual([]);
  const before = await files();
  await rm(join(added, "photo-rosa.jpg"));
  const [fault] = await prepare(false, { ...loaded, content });
  expect(fault).toMatchObject({ field: "photo-rosa", found: "neither" });
  const made = (await files()).map((name) => statSync(join(folder, name)).mtimeMs);
  await prepare(false, { ...loaded, content });
  expect((await files()).map((name) => statSync(join(folder, name)).mtimeMs)).toEqual(made);
  expect(manifestIn(folder).pictures["photo-rosa"]?.placeholder).toBe("mist");
  expect((await files()).filter((name) => before.includes(name))).toEqual([]);
});

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const create = { width: 640, height: 480, channels: 3, background: "#888", noise } as const;
const whole = await sharp({ create }).jpeg().toBuffer();

test("each unusable file has its fault", async () => {
  const files = {
    "about-mission.JPG": whole.subarray(0, whole.length / 2),
    "about-opening.jpg": whole,
    "about-opening.png": whole,
    "about-opening.yaml": "",
    "abuot-opening.jpg": whole,
    "comalapa-opening.heic": whole,
    "home-hero-wide-dawn.yaml": "",
    "README.md": "",
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(added, name), bytes);
  const slots = ["about-mission", "about-opening", "comalapa-opening", "home-hero-wide-dawn"];
  const found = await pictureFaults(slots, root);
  expect(found.map(({ file, expected }) => [basename(file), expected])).toEqual([
    ["about-opening.png", "one photograph per slot"],
    ["abuot-opening.jpg", "the name of a picture slot"],
    ["comalapa-opening.heic", expect.stringMatching(/^a file of \.jpg/)],
    ["home-hero-wide-dawn.yaml", "a photograph of the same name beside it"],
    ["about-mission.JPG", "a picture that can be read to its end"],
  ]);
});

test.each([
  ["wide", 1920, 1080],
  ["tall", 960, 1200],
])("a share image of a %s picture has its size and our mark", async (_, w, h) => {
  const image = sharp(await shareImage(blank(w, h)));
  expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const corner = image.extract({ left: 40, top: 540, width: 1, height: 1 });
  const [red, , blue] = await corner.raw().toBuffer();
  expect(red! - blue!).toBeGreaterThan(60);
});
