import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileName, type PictureManifest } from "@long-way-home/painter";

/** The smallest file of a picture as it was last drawn; null when it was not. */
export async function thumbnailOf(
  folder: string,
  slot: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  const file = join(folder, "manifest.json");
  if (!existsSync(file)) return null;
  const pictures = JSON.parse(await readFile(file, "utf8")) as PictureManifest;
  const drawn = Object.hasOwn(pictures, slot) ? pictures[slot] : undefined;
  const [format] = drawn?.formats ?? [];
  if (!drawn || !format) return null;
  const name = fileName(slot, drawn.hash, { width: drawn.widths[0]!, format });
  const path = join(folder, name);
  if (!existsSync(path)) return null;
  const type = format === "svg" ? "image/svg+xml" : `image/${format}`;
  return { bytes: await readFile(path), type };
}
