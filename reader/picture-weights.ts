import { statSync } from "node:fs";
import {
  pathOfPicture,
  type PictureFiles,
  type PictureFormat,
  type PictureManifest,
} from "./picture-manifest.ts";

/** The one file of a picture that the light version sends, and its weight. */
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

/** A phone shows this many pixels without the picture looking coarse. */
const enoughPixels = 360;

/** Adds to each picture what its small file weighs, so that a control can say what it costs. */
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
