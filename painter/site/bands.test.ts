import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BAND_FOLDER, bandFiles, bandSheets, FILE_FOLDER } from "./bands.ts";

test.each(Object.entries(bandSheets))(
  "the band in %s is the one the painter weaves",
  (file, sheet) => {
    expect(readFileSync(`${BAND_FOLDER}/${file}`, "utf8")).toBe(sheet);
  },
);

test("no band is left over that the painter does not know", () => {
  expect(readdirSync(BAND_FOLDER).toSorted()).toEqual(Object.keys(bandSheets).toSorted());
});

test.each(Object.entries(bandFiles))("the file %s holds the band its name says", (file, svg) => {
  expect(readFileSync(`${FILE_FOLDER}/${file}`, "utf8")).toBe(svg);
});
