import { readFileSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { fontFiles } from "#app/styles/font-files.ts";

const css = readFileSync("app/styles/fonts.css", "utf8");
const named = [...css.matchAll(/url\("(.*?)"\)/g)].map((match) => match[1]!);

describe("the fonts a visitor loads", () => {
  test("the two of the first screen weigh at most 22 kB each", () => {
    for (const address of Object.values(fontFiles)) {
      expect(readFileSync(`public${address}`).length).toBeLessThanOrEqual(22_000);
    }
  });

  test("the preloaded fonts are the ones the styles ask for", () => {
    expect(named).toEqual(expect.arrayContaining(Object.values(fontFiles)));
  });

  test.each(named)("%s writes English, Spanish and Kaqchikel", async (address) => {
    const woff2 = readFileSync(`public${address}`);
    const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: "sfnt" });
    const letters = new Set(new Face(new Blob(sfnt)).collectUnicodes());
    const missing = [..."AZaz09áéíóúñüÁÉÍÓÚÑÜ¿¡äëïöüÄËÏÖÜ’“”«»–—…·$%&"].filter(
      (letter) => !letters.has(letter.codePointAt(0)!),
    );
    expect(missing).toEqual([]);
  });
});
