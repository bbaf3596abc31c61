import { statSync } from "node:fs";
import {
  pathOfPicture,
  type PictureFiles,
  type PictureFormat,
  type PictureManifest,
} from "./picture-manifest.ts";

export type WeighedPicture = PictureFiles & {
  formats: [best: PictureFormat, ...others: PictureFormat[]];
  /** The file for the light version: its width in pixels, and thousands of bytes, rounded up. */
  light: { width: number; kilobytes: number };
};

/** Enough pixels for a phone. */
const enoughPixels = 360;

/** Adds the size of the light version's file, which pages show before loading it. */
export function withWeights(pictures: PictureManifest["pictures"]): Record<string, WeighedPicture> {
  const weighed = Object.entries(pictures).map(([name, files]): [string, WeighedPicture] => {
    const [best, ...others] = files.formats;
    if (best === undefined) throw new Error(`The picture "${name}" has no files.`);
    const width = files.widths.find((one) => one >= enoughPixels) ?? Math.max(...files.widths);
    const { size } = statSync(pathOfPicture({ name, ...files }, width));
    const light = { width, kilobytes: Math.ceil(size / 1000) };
    return [name, { ...files, formats: [best, ...others], light }];
  });
  return Object.fromEntries(weighed);
}
