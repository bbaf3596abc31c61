import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { isPainting, paint } from "../painting/paint.ts";
import { encode, keepVector, type PictureFile } from "./encode.ts";
import type { DrawnPicture, PictureManifest } from "./manifest.ts";
import { fileName, fileNames } from "./picture-files.ts";
import type { Slot } from "./slot.ts";

/**
 * Painting blocks this thread while encoding runs in others, so one picture more than there are cores keeps all
 * cores busy.
 */
export const PICTURES_AT_ONCE = availableParallelism() + 1;

export type DrawPicturesOptions = {
  slots: readonly Slot[];
  /** Output folder. */
  folder: string;
  /** Manifest of the pictures already in the folder; unchanged pictures keep their file names. */
  known?: PictureManifest;
  /** Called after every slot. */
  onDrawn?: (name: string, isNew: boolean) => void;
};

/** Night scenes and plans suit a dark theme as they are. */
function isDark({ description }: Slot): boolean {
  return description.draw === "plan" || ("time" in description && description.time === "night");
}

function hashOf(files: readonly PictureFile[]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex").slice(0, 10);
}

async function isThere(path: string, bytes: Buffer): Promise<boolean> {
  const found = await readFile(path).catch(() => null);
  return found?.equals(bytes) ?? false;
}

async function drawSlot(
  { name, description, cut }: Slot,
  folder: string,
  known: DrawnPicture | undefined,
) {
  const svg = Buffer.from(paint(description));
  const { encoded, files } = cut.vector
    ? keepVector(svg, cut)
    : await encode({ bytes: svg, isPainting: isPainting(description) }, cut);
  const paths = (hash: string) => files.map((file) => join(folder, fileName(name, hash, file)));
  const before = known ? paths(known.hash) : [];
  const same = await Promise.all(before.map((path, i) => isThere(path, files[i]!.bytes)));
  if (known && same.every(Boolean)) return { hash: known.hash, isNew: false, encoded };
  const hash = hashOf(files);
  for (const [i, path] of paths(hash).entries()) await writeFile(path, files[i]!.bytes);
  const after = new Set(files.map((file) => fileName(name, hash, file)));
  for (const old of known ? fileNames(name, known) : [])
    if (!after.has(old)) await rm(join(folder, old), { force: true });
  return { hash, isNew: true, encoded };
}

/**
 * Paints and encodes the pictures of these slots.
 * @returns the manifest entry of each slot
 */
export async function drawPictures({
  slots,
  folder,
  known = {},
  onDrawn = () => undefined,
}: DrawPicturesOptions): Promise<PictureManifest> {
  await mkdir(folder, { recursive: true });
  const draw = async (slot: Slot): Promise<[string, DrawnPicture]> => {
    const { hash, isNew, encoded } = await drawSlot(slot, folder, known[slot.name]);
    onDrawn(slot.name, isNew);
    const { sizes } = slot.cut;
    return [slot.name, { hash, ...encoded, sizes, illustration: true, dark: isDark(slot) }];
  };
  return Object.fromEntries(await pMap(slots, draw, { concurrency: PICTURES_AT_ONCE }));
}
