import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { fontFiles } from "#app/components/shell/page-head.tsx";

const css = readFileSync("app/styles/fonts.css", "utf8");
const named = [...css.matchAll(/url\("(.*?)"\)/g)].map((match) => match[1]!);

test("each font of the first screen, named in the styles, weighs at most 22 kB", () => {
  for (const address of Object.values(fontFiles)) {
    expect(readFileSync(`public${address}`).length).toBeLessThanOrEqual(22_000);
    expect(named).toContain(address);
  }
});

test.each(named)("%s writes English, Spanish and Kaqchikel", (address) => {
  const characters = new Set(create(readFileSync(`public${address}`)).characterSet);
  const needed = [..."AZaz09áéíóúñüÁÉÍÓÚÑÜ¿¡äëïöüÄËÏÖÜ’“”«»–—…·$%&"];
  expect(needed.filter((character) => !characters.has(character.codePointAt(0)!))).toEqual([]);
});
