import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listFiles } from "#reader/list-files.ts";
import { loadedContent } from "#reader/load.ts";
import { drawingFolder, manifestIn, manifestName } from "#reader/picture-manifest.ts";
import { cutOf } from "#reader/schema/picture-uses.ts";
import { openingPictures } from "#reader/share-images.ts";
import { staleSlots } from "../bin/paint/painter-versions.ts";

const { content } = loadedContent();
const { pictures, shares, prints } = manifestIn(drawingFolder);

test("the pictures are those of the painter and their descriptions as they are", () => {
  expect(staleSlots(), "older: npm run paint -- SLOT…, or --all").toEqual([]);
});

test("every drawing has the files that its use asks for", () => {
  const { drawings } = content.pictureWords;
  const others = Object.entries(pictures).filter(([slot, { widths, sizes }]) => {
    const use = cutOf(drawings[slot]!.use);
    return String(widths) !== String(use.widths) || sizes !== use.sizes;
  });
  expect(others.map(([slot]) => `${slot}: npm run paint -- ${slot}`)).toEqual([]);
});

test("nothing lies in pictures/ that the manifest does not name", () => {
  const ofPicture = Object.entries(pictures).flatMap(([slot, { hash, widths, formats, ...rest }]) =>
    formats.flatMap((format, at) =>
      (at === 0 ? widths : [rest.fallbackWidth]).map(
        (width) => `${slot}-${hash}-${width}.${format}`,
      ),
    ),
  );
  const named = [
    ...ofPicture,
    ...Object.values(shares).map((name) => `share/${name}`),
    ...Object.values(prints).map((name) => `print/${name}`),
    manifestName,
  ];
  expect(listFiles(["*.*", "*/*.*"], drawingFolder)).toEqual(named.toSorted());
});

test("every picture that opens a page has one beside links to it", async () => {
  const opening = [...new Set(Object.values(openingPictures(content)))].filter(
    (slot) => pictures[slot],
  );
  expect(Object.keys(shares).toSorted()).toEqual(opening.toSorted());
  expect(content.pages.media.opening).toHaveProperty("picture", openingPictures(content)["media"]);
  for (const name of Object.values(shares)) {
    const file = join(drawingFolder, "share", name);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(statSync(file).size, name).toBeLessThanOrEqual(130_000);
  }
});

test("every picture of the press kit is there in the size of print", () => {
  const drawn = content.pressKit.pictures.filter((slot) => pictures[slot]);
  expect(Object.keys(prints).toSorted()).toEqual(drawn.toSorted());
});
