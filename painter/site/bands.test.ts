import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BAND_FOLDER, bandFiles, bandSheets, FILE_FOLDER } from "./bands.ts";

test.each(Object.entries(bandSheets))("%s is up to date", (file, sheet) => {
  expect(readFileSync(`${BAND_FOLDER}/${file}`, "utf8")).toBe(sheet);
});

test("the folder contains no other style sheets", () => {
  expect(readdirSync(BAND_FOLDER).toSorted()).toEqual(Object.keys(bandSheets).toSorted());
});

test.each(Object.entries(bandFiles))("the file %s contains its band", (file, svg) => {
  expect(readFileSync(`${FILE_FOLDER}/${file}`, "utf8")).toBe(svg);
});
