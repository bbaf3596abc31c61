import { readFile } from "node:fs/promises";
import { pathOfPicture, readPictures } from "#reader/picture-manifest.ts";

/** The smallest file of a picture; null where a slot has none yet. */
export async function thumbnailOf(slot: string): Promise<{ bytes: Buffer; type: string } | null> {
  const { pictures } = readPictures();
  const files = Object.hasOwn(pictures, slot) ? pictures[slot] : undefined;
  if (!files) return null;
  const [format] = files.formats;
  const bytes = await readFile(pathOfPicture({ name: slot, ...files }, files.widths[0]!));
  return { bytes, type: format === "svg" ? "image/svg+xml" : `image/${format}` };
}
