import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A picture of the site as its manifest describes it (reader/picture-manifest.ts). */
export type SitePicture = {
  readonly name: string;
  readonly hash: string;
  readonly widths: readonly number[];
  readonly formats: readonly string[];
  readonly alt: string;
};

function fileOf({ name, hash, widths, formats }: SitePicture): string {
  return `${name}-${hash}-${widths.at(-1)}.${formats[0]}`;
}

/** A picture as paper takes it: JPEG on white, at most so many pixels wide. */
export async function pictureBytes(
  folder: string,
  picture: SitePicture,
  widest = 1200,
): Promise<Buffer> {
  return sharp(await readFile(join(folder, fileOf(picture))))
    .flatten({ background: "#ffffff" })
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** A line drawing as text; null when a photograph has taken its place. */
export async function lineDrawing(folder: string, picture: SitePicture): Promise<string | null> {
  if (picture.formats[0] !== "svg") return null;
  return readFile(join(folder, fileOf(picture)), "utf8");
}
