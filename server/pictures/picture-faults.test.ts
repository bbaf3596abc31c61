import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { pictureFaults } from "./picture-faults.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

let root: string;
let folder: string;
beforeEach(async () => {
  root = temporaryFolder();
  folder = join(root, "content/pictures");
  await mkdir(folder, { recursive: true });
});

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const create = { width: 640, height: 480, channels: 3, background: "#888", noise } as const;
const photograph = () => sharp({ create }).jpeg().toBuffer();
const faults = async (slots = ["about-opening", "home-hero-wide-dawn"]) =>
  (await pictureFaults(slots, root)).map(({ file, expected }) => [basename(file), expected]);

test("a photograph in its slot has no fault", async () => {
  await writeFile(join(folder, "about-opening.jpg"), await photograph());
  expect(await faults()).toEqual([]);
});

test("a truncated picture, and a text named like a picture, are reported", async () => {
  const whole = await photograph();
  const file = join(folder, "about-opening.jpg");
  await writeFile(file, whole.subarray(0, whole.length / 2));
  const fault = [["about-opening.jpg", "a picture that can be read to its end"]];
  expect(await faults()).toEqual(fault);
  await writeFile(file, "not a picture");
  expect(await faults()).toEqual(fault);
});

test("a camera's file name, and a format that browsers cannot show, are reported", async () => {
  await writeFile(join(folder, "IMG_2041.JPG"), await photograph());
  await copyFile(join(folder, "IMG_2041.JPG"), join(folder, "about-opening.heic"));
  expect((await faults()).map(([name]) => name)).toEqual(["IMG_2041.JPG", "about-opening.heic"]);
});

test("a photograph without a slot, a second one, and a description of none are reported", async () => {
  for (const name of ["about-opening.jpg", "about-opening.png", "abuot-opening.jpg"])
    await writeFile(join(folder, name), await photograph());
  for (const name of ["about-opening.yaml", "home-hero-wide-dawn.yaml", "README.md"])
    await writeFile(join(folder, name), "");
  expect(await faults()).toEqual([
    ["about-opening.png", "one photograph per slot"],
    ["abuot-opening.jpg", "the name of a picture slot"],
    ["home-hero-wide-dawn.yaml", "a photograph of the same name beside it"],
  ]);
});

test("a slot with neither a drawing nor a photograph is reported", async () => {
  const missing = ["scenes", "a photograph in content/pictures/, or a drawing (npm run paint)"];
  expect(await faults(["photo-of-a-roof"])).toEqual([missing]);
  await writeFile(join(folder, "photo-of-a-roof.jpg"), await photograph());
  expect(await faults(["photo-of-a-roof"])).toEqual([]);
});
