import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPhotographWords } from "./photograph-words.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photographs-"));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, text: string) => writeFile(join(folder, name), text);
const photographs = new Map([["town-market", "town-market.jpg"]]);
const words = `
alt: { en: weavers sell at the Sunday market, es: tejedoras venden en el mercado del domingo }
`;

test("a photograph says what it shows, in the place of the drawing's words", async () => {
  await put("town-market.yaml", words);
  const alt = {
    en: "weavers sell at the Sunday market",
    es: "tejedoras venden en el mercado del domingo",
  };
  expect(readPhotographWords(photographs, folder)).toEqual({
    words: new Map([["town-market", { alt }]]),
  });
});

test("staff are told of words in one language only, and of words without a photograph", async () => {
  await put("town-market.yaml", words.replace(/, es: [^}]*/, " "));
  await put("home-poem.yaml", words);
  expect(readPhotographWords(photographs, folder)).toEqual({
    faults: [
      {
        file: `${folder}/home-poem.yaml`,
        field: "",
        expected: "a photograph of the same name beside it",
        found: "none",
      },
      { file: `${folder}/town-market.yaml`, field: "alt.es", expected: "text", found: "nothing" },
    ],
  });
});
