import { statSync } from "node:fs";
import { pathOfPicture, type PictureFiles, type PictureManifest } from "./picture-manifest.ts";

/** The one file of a picture that the light version sends, and its weight. */
export type LightFile = {
  /** Pixels, one of the picture's widths. */
  width: number;
  /** In thousands of bytes, rounded up. */
  kilobytes: number;
};

/** A phone shows this many pixels without the picture looking coarse. */
const enoughPixels = 360;

function lightWidth({ widths }: PictureFiles): number {
  return widths.find((width) => width >= enoughPixels) ?? widths.at(-1)!;
}

/** Adds to each picture what its small file weighs, so that a control can say what it costs. */
export function withWeights(
  pictures: PictureManifest["pictures"],
): Record<string, PictureFiles & { light: LightFile }> {
  const weighed = Object.entries(pictures).map(([name, files]) => {
    const width = lightWidth(files);
    const { size } = statSync(pathOfPicture({ name, ...files }, width));
    return [name, { ...files, light: { width, kilobytes: Math.ceil(size / 1000) } }] as const;
  });
  return Object.fromEntries(weighed);
}
