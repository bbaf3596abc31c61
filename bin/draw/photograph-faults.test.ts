import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { photographFaults } from "./photograph-faults.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lwh-photographs-"));
});
afterEach(() => rm(folder, { recursive: true }));

const photograph = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
const faults = async () =>
  (await photographFaults(["home-school"], folder)).map(({ file, expected }) => [
    file.slice(folder.length + 1),
    expected,
  ]);

test("a photograph in its slot has no fault", async () => {
  await writeFile(join(folder, "home-school.jpg"), await photograph());
  expect(await faults()).toEqual([]);
});

test("a picture that breaks off, and a text with the ending of a picture, are told", async () => {
  const whole = await photograph();
  const file = join(folder, "home-school.jpg");
  await writeFile(file, whole.subarray(0, whole.length / 2));
  const told = [["home-school.jpg", "a picture that can be read to its end"]];
  expect(await faults()).toEqual(told);
  await writeFile(file, "not a picture");
  expect(await faults()).toEqual(told);
});

test("a camera's own name and a format that browsers do not know are told", async () => {
  await writeFile(join(folder, "IMG_2041.JPG"), await photograph());
  await copyFile(join(folder, "IMG_2041.JPG"), join(folder, "home-school.heic"));
  expect((await faults()).map(([name]) => name)).toEqual(["IMG_2041.JPG", "home-school.heic"]);
});
