import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BAND_FOLDER, bandNames, bandSheet } from "./draw-bands.ts";

test.each(bandNames)("the band %s on the site is the one the painter weaves", (name) => {
  expect(readFileSync(`${BAND_FOLDER}/${name}.css`, "utf8")).toBe(bandSheet(name));
});

test("no band is left over that the painter does not know", () => {
  expect(readdirSync(BAND_FOLDER).toSorted()).toEqual(
    bandNames.map((name) => `${name}.css`).toSorted(),
  );
});
