import { statSync } from "node:fs";
import { join } from "node:path";
import type { DrawnPicture, PictureManifest } from "./picture-manifest.ts";

/** The one file of a picture that the light version sends, and its weight. */
export type LightFile = {
  /** Pixels, one of the picture's widths. */
  width: number;
  /** In thousands of bytes, rounded up. */
  kilobytes: number;
};

/** A phone shows this many pixels without the picture looking coarse. */
const enoughPixels = 360;

function lightWidth({ widths }: DrawnPicture): number {
  return widths.find((width) => width >= enoughPixels) ?? widths.at(-1)!;
}

const kilobytesOf = (file: string) =>
  Math.ceil((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1000);

/**
 * Adds to each picture what its small file weighs, so that a control can say what it costs.
 * @param folder where the files are
 */
export function withWeights(
  manifest: PictureManifest,
  folder: string,
): Record<string, DrawnPicture & { light: LightFile }> {
  const weighed = Object.entries(manifest).map(([name, drawn]) => {
    const width = lightWidth(drawn);
    const file = join(folder, `${name}-${drawn.hash}-${width}.${drawn.formats[0]}`);
    return [name, { ...drawn, light: { width, kilobytes: kilobytesOf(file) } }] as const;
  });
  return Object.fromEntries(weighed);
}
