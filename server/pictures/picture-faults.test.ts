import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { pictureFaults } from "./find-photographs.ts";
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
const whole = await photograph();
const unreadable = [["about-opening.jpg", "a picture that can be read to its end"]];

test.each<[string, Record<string, string | Buffer>, unknown[]]>([
  ["a photograph in its slot", { "about-opening.jpg": whole }, []],
  ["a truncated picture", { "about-opening.jpg": whole.subarray(0, whole.length / 2) }, unreadable],
  ["a text named like a picture", { "about-opening.jpg": "not a picture" }, unreadable],
  ["a camera's file name", { "IMG_2041.JPG": whole }, [["IMG_2041.JPG", expect.anything()]]],
  [
    "a format that browsers cannot show",
    { "about-opening.heic": whole },
    [["about-opening.heic", expect.anything()]],
  ],
  [
    "two photographs of a slot, one without, and a description of none",
    {
      "about-opening.jpg": whole,
      "about-opening.png": whole,
      "abuot-opening.jpg": whole,
      "about-opening.yaml": "",
      "home-hero-wide-dawn.yaml": "",
      "README.md": "",
    },
    [
      ["about-opening.png", "one photograph per slot"],
      ["abuot-opening.jpg", "the name of a picture slot"],
      ["home-hero-wide-dawn.yaml", "a photograph of the same name beside it"],
    ],
  ],
])("%s has these faults", async (_, files, expected) => {
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  expect(await faults()).toEqual(expected);
});

test("a slot with neither a drawing nor a photograph is reported", async () => {
  const missing = ["scenes", "a photograph in content/pictures/, or a drawing (npm run paint)"];
  expect(await faults(["photo-of-a-roof"])).toEqual([missing]);
  await writeFile(join(folder, "photo-of-a-roof.jpg"), whole);
  expect(await faults(["photo-of-a-roof"])).toEqual([]);
});
