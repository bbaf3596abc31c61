import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingFolder } from "#reader/picture-manifest.ts";
import { loadedContent } from "#reader/load.ts";
import { fallbackAddress, lightAddress, pictureSources } from "./picture-files.ts";

test("a browser is sent to files that are there", () => {
  const { content, readers } = loadedContent();
  const asked = Object.keys(content.pictureWords.drawings).flatMap((slot) => {
    const picture = readers.en.picture(slot);
    if (!picture.illustration) return [];
    const sources = [...pictureSources(picture).matchAll(/\S+\.\w+/g)].map(([address]) => address);
    return [...sources, fallbackAddress(picture), lightAddress(picture)];
  });
  expect(asked.length).toBeGreaterThan(500);
  const isThere = (address: string) => existsSync(address.replace("/pictures", drawingFolder));
  expect(asked.filter((address) => !isThere(address))).toEqual([]);
});
