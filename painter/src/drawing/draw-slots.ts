import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import pMap from "p-map";
import type { PictureDescription } from "../painting/description.ts";
import { isPainting } from "../painting/paint.ts";
import { encode, hashOf, keepVector, type Source } from "./encode.ts";
import { PictureFaults } from "./fault.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { PictureManifest } from "./manifest.ts";
import { type DrawnMemory, fileName } from "./picture-files.ts";
import type { Cut, Slot } from "./slot.ts";

export type DrawSlotsOptions<S extends Slot = Slot> = {
  slots: S[];
  /** Files of real photographs, by slot. */
  photographs: Map<string, string>;
  store: KeptFiles<DrawnMemory>;
  paint: (description: PictureDescription) => string;
  /** Changes whenever the painter may draw otherwise. */
  painterVersion: string;
  /** Draws again what has not changed. */
  force: boolean;
  /** Slots to look at; the others stay as they are. */
  chosen: (slot: S) => boolean;
  /** Told after every slot. */
  onDrawn: (name: string, isNew: boolean) => void;
};

/**
 * So many pictures are at work at once. Painting holds this thread and encoding does not, so one more
 * than there are cores keeps all of them busy.
 */
export const PICTURES_AT_ONCE = availableParallelism() + 1;

async function make(source: Source, cut: Cut, file: string) {
  if (cut.vector && source.kind !== "photograph") return keepVector(source.bytes, cut);
  try {
    return await encode(source, cut);
  } catch (error) {
    if (source.kind !== "photograph") throw error;
    const found = error instanceof Error ? error.message : String(error);
    throw new PictureFaults([
      { file, field: "", expected: "a photograph that can be read", found },
    ]);
  }
}

/** Draws one slot, or finds it drawn: looking at what it is made from is much quicker than painting it. */
async function drawSlot<S extends Slot>(
  { name, description, cut }: S,
  { store, force, paint, painterVersion, photographs }: DrawSlotsOptions<S>,
): Promise<{ memory: DrawnMemory; isNew: boolean }> {
  const file = photographs.get(name);
  const photograph = file === undefined ? undefined : await readFile(file);
  const made = photograph ?? Buffer.from(JSON.stringify([description, painterVersion]));
  const kind = photograph ? "photograph" : isPainting(description) ? "painting" : "drawing";
  const key = hashOf({ bytes: made, kind }, cut);
  const known = force ? undefined : store.recall(name);
  if (known?.key === key) return { memory: known, isNew: false };

  const source: Source = { bytes: photograph ?? Buffer.from(paint(description)), kind };
  const hash = hashOf(source, cut);
  if (known?.hash === hash) return { memory: { ...known, key }, isNew: false };
  const { encoded, files } = await make(source, cut, file ?? "");
  for (const each of files) await store.write(fileName(name, hash, each), each.bytes);
  return { memory: { key, hash, encoded }, isNew: true };
}

/** Night scenes and plans are made for the dark as they are. */
function isDark({ description }: Slot): boolean {
  return description.draw === "plan" || ("time" in description && description.time === "night");
}

/**
 * Draws every chosen slot that has changed, and removes what belongs to none.
 * @returns the manifest, which is also written
 */
export async function drawSlots<S extends Slot>(
  options: DrawSlotsOptions<S>,
): Promise<PictureManifest> {
  const { slots, photographs, store } = options;
  const look = async (slot: S): Promise<PictureManifest> => {
    const kept = options.chosen(slot) ? undefined : store.recall(slot.name);
    if (!kept && !options.chosen(slot)) return {};
    const { memory, isNew } = kept ? { memory: kept, isNew: false } : await drawSlot(slot, options);
    store.remember(slot.name, memory);
    options.onDrawn(slot.name, isNew);
    const { hash, encoded } = memory;
    const illustration = !photographs.has(slot.name);
    const dark = illustration && isDark(slot);
    return { [slot.name]: { hash, ...encoded, sizes: slot.cut.sizes, illustration, dark } };
  };
  const drawn = await pMap(slots, look, { concurrency: PICTURES_AT_ONCE });
  const manifest: PictureManifest = Object.assign({}, ...drawn);
  await store.close("manifest.json", manifest, Object.keys(manifest));
  return manifest;
}
