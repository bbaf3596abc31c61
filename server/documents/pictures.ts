import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pathOfPicture } from "#reader/picture-manifest.ts";
import type { Picture } from "#reader/resolve.ts";

const pathOfLargest = (picture: Picture) => pathOfPicture(picture, picture.widths.at(-1)!);

/** A picture as JPEG on white, at most 1200 pixels wide. */
export async function pictureBytes(picture: Picture): Promise<Buffer> {
  return sharp(await readFile(pathOfLargest(picture)))
    .flatten({ background: "#ffffff" })
    .resize({ width: 1200, withoutEnlargement: true })
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** A line drawing as SVG text; null when a photograph has replaced it. */
export async function lineDrawing(picture: Picture): Promise<string | null> {
  if (picture.formats[0] !== "svg") return null;
  return readFile(pathOfLargest(picture), "utf8");
}
