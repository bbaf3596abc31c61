import { statSync } from "node:fs";
import {
  pathOfPicture,
  type PictureFiles,
  type PictureFormat,
  type PictureManifest,
} from "./picture-manifest.ts";

/** The file of a picture for the light version. */
export type LightFile = {
  /** Pixels, one of the picture's widths. */
  width: number;
  /** In thousands of bytes, rounded up. */
  kilobytes: number;
};

export type WeighedPicture = PictureFiles & {
  formats: [best: PictureFormat, ...others: PictureFormat[]];
  light: LightFile;
};

/** Enough pixels for a phone. */
const enoughPixels = 360;

/** Adds the size of the light version's file, which pages show before loading it. */
export function withWeights(pictures: PictureManifest["pictures"]): Record<string, WeighedPicture> {
  const weighed = Object.entries(pictures).map(([name, files]) => {
    const [best, ...others] = files.formats;
    if (best === undefined) throw new Error(`The picture "${name}" has no files.`);
    const width = files.widths.find((one) => one >= enoughPixels) ?? Math.max(...files.widths);
    const { size } = statSync(pathOfPicture({ name, ...files }, width));
    return [
      name,
      { ...files, formats: [best, ...others], light: { width, kilobytes: Math.ceil(size / 1000) } },
    ] satisfies [string, WeighedPicture];
  });
  return Object.fromEntries(weighed);
}
