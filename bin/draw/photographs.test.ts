import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPhotographs } from "./photographs.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photographs-"));
});
afterEach(() => rm(folder, { recursive: true }));

const slots = new Set(["town-market", "home-poem"]);
const put = (name: string, text = "") => writeFile(join(folder, name), text);

test("a photograph belongs to the slot of its name, whatever its format", async () => {
  await put("town-market.JPG");
  await put("README.md");
  const found = findPhotographs(slots, folder);
  expect("photographs" in found && [...found.photographs]).toEqual([
    ["town-market", `${folder}/town-market.JPG`],
  ]);
});

test("staff are told of a photograph without a slot, of a second one, and of a file that is no picture", async () => {
  for (const name of ["home-poem.png", "home-poem.jpg", "maket.jpg", "town-market.pdf"])
    await put(name);
  const found = findPhotographs(slots, folder);
  expect("faults" in found && found.faults.map(({ file, expected }) => [file, expected])).toEqual([
    [`${folder}/home-poem.png`, "one photograph per slot"],
    [`${folder}/maket.jpg`, "the name of a picture slot of content/scenes/"],
    [`${folder}/town-market.pdf`, expect.stringMatching(/^a file of \.jpg/)],
  ]);
});

const words = `
alt: { en: weavers sell at the Sunday market, es: tejedoras venden en el mercado del domingo }
`;

test("a photograph says what it shows, in the place of the drawing's words", async () => {
  await put("town-market.jpg");
  await put("home-poem.jpg");
  await put("town-market.yaml", words);
  const found = findPhotographs(slots, folder);
  expect("words" in found && [...found.words]).toEqual([
    [
      "town-market",
      {
        alt: {
          en: "weavers sell at the Sunday market",
          es: "tejedoras venden en el mercado del domingo",
        },
      },
    ],
  ]);
});

test("staff are told of words in one language only, and of words without a photograph", async () => {
  await put("town-market.jpg");
  await put("town-market.yaml", words.replace(/, es: [^}]*/, " "));
  await put("home-poem.yaml", words);
  const found = findPhotographs(slots, folder);
  expect("faults" in found && found.faults).toEqual([
    {
      file: `${folder}/home-poem.yaml`,
      field: "",
      expected: "a photograph of the same name beside it",
      found: "none",
    },
    { file: `${folder}/town-market.yaml`, field: "alt.es", expected: "text", found: "nothing" },
  ]);
});
