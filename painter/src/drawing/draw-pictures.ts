import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { paint } from "../painting/paint.ts";
import { drawSlots } from "./draw-slots.ts";
import type { PictureManifest } from "./manifest.ts";
import { openPictures } from "./picture-files.ts";
import type { Slot } from "./slot.ts";

export type DrawPicturesOptions<S extends Slot = Slot> = {
  slots: S[];
  /** Where the files and `manifest.json` go; nothing else may lie there. */
  folder: string;
  /** Files of real photographs that take the place of paintings, by slot. */
  photographs?: Map<string, string>;
  /** Draws again what has not changed. */
  force?: boolean;
  /** Slots to look at, all without it; the others stay as they are. */
  chosen?: (slot: S) => boolean;
  /** Told after every slot. */
  onDrawn?: (name: string, isNew: boolean) => void;
};

/** Changes with any line of some programs, so that what they drew is looked at again. */
export async function versionOf(pattern: string, folder = "."): Promise<string> {
  const hash = createHash("sha256");
  const files = globSync(pattern, { cwd: folder }).filter((name) => !name.endsWith(".test.ts"));
  for (const name of files.toSorted()) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex");
}

/** Changes with any line of the painter. */
export const painterVersion = (): Promise<string> =>
  versionOf("**/*.ts", join(import.meta.dirname, ".."));

/**
 * Paints and encodes the pictures of a site: only what is new or changed since the last run, and what
 * is gone is removed.
 * @returns the manifest, which is also written
 * @throws PictureFaults for a photograph that cannot be read
 */
export async function drawPictures<S extends Slot>({
  slots,
  folder,
  photographs = new Map(),
  force = false,
  chosen = () => true,
  onDrawn = () => undefined,
}: DrawPicturesOptions<S>): Promise<PictureManifest> {
  return drawSlots({
    slots,
    photographs,
    store: await openPictures(folder),
    paint,
    painterVersion: await painterVersion(),
    force,
    chosen,
    onDrawn,
  });
}
