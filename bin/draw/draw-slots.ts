import { readFile } from "node:fs/promises";
import { ContentFaults } from "#reader/fault.ts";
import type { PictureManifest } from "#reader/picture-manifest.ts";
import type { PictureDescription } from "#painter/description.ts";
import { encode, hashOf, keepVector, type Source } from "./encode.ts";
import { inParallel } from "./in-parallel.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { Slot } from "./parse-slots.ts";
import { fileName, manifestEntry, type DrawnMemory } from "./picture-files.ts";
import { USES, type UseSettings } from "./uses.ts";

export type DrawSlotsOptions = {
  slots: Slot[];
  /** Files of real photographs, by slot. */
  photographs: Map<string, string>;
  store: KeptFiles<DrawnMemory>;
  paint: (description: PictureDescription) => string;
  /** Changes whenever the painter may draw otherwise. */
  painterVersion: string;
  /** Draws again what has not changed. */
  force: boolean;
  /** Slots to look at; the others stay as they are. */
  chosen: (slot: Slot) => boolean;
  /** Told after every slot. */
  onDrawn: (name: string, isNew: boolean) => void;
};

async function make(source: Source, settings: UseSettings, file: string) {
  if (settings.vector && !source.photograph) return keepVector(source.bytes, settings);
  try {
    return await encode(source, settings);
  } catch (error) {
    if (!source.photograph) throw error;
    const found = error instanceof Error ? error.message : String(error);
    throw new ContentFaults([
      { file, field: "", expected: "a photograph that can be read", found },
    ]);
  }
}

/** Draws one slot, or finds it drawn: looking at what it is made from is much quicker than painting it. */
async function drawSlot(
  slot: Slot,
  options: DrawSlotsOptions,
): Promise<{ memory: DrawnMemory; isNew: boolean }> {
  const { store, force, paint, painterVersion } = options;
  const settings = USES[slot.use];
  const file = options.photographs.get(slot.name);
  const photograph = file === undefined ? undefined : await readFile(file);
  const made = photograph ?? Buffer.from(JSON.stringify([slot.description, painterVersion]));
  const key = hashOf({ bytes: made, photograph: photograph !== undefined }, settings);
  const known = force ? undefined : store.recall(slot.name);
  if (known?.key === key) return { memory: known, isNew: false };

  const source: Source = photograph
    ? { bytes: photograph, photograph: true }
    : { bytes: Buffer.from(paint(slot.description)), photograph: false };
  const hash = hashOf(source, settings);
  if (known?.hash === hash) return { memory: { ...known, key }, isNew: false };
  const { encoded, files } = await make(source, settings, file ?? "");
  for (const each of files) await store.write(fileName(slot.name, hash, each), each.bytes);
  return { memory: { key, hash, encoded }, isNew: true };
}

/** Night scenes and plans are made for the dark as they are. */
function isDark({ description }: Slot): boolean {
  return description.draw === "plan" || ("time" in description && description.time === "night");
}

/**
 * Draws every chosen slot that has changed and tells the site about all of them.
 * @returns the manifest, which is also written
 */
export async function drawSlots(options: DrawSlotsOptions): Promise<PictureManifest> {
  const { slots, photographs, store } = options;
  const manifest = new Map<string, PictureManifest[string]>();
  await inParallel(slots, async (slot) => {
    const kept = options.chosen(slot) ? undefined : store.recall(slot.name);
    if (!kept && !options.chosen(slot)) return;
    const { memory, isNew } = kept ? { memory: kept, isNew: false } : await drawSlot(slot, options);
    store.remember(slot.name, memory);
    const illustration = !photographs.has(slot.name);
    manifest.set(
      slot.name,
      manifestEntry(memory, {
        alt: slot.alt,
        caption: slot.caption,
        sizes: USES[slot.use].sizes,
        illustration,
        dark: illustration && isDark(slot),
      }),
    );
    options.onDrawn(slot.name, isNew);
  });
  const inOrder = Object.fromEntries(
    slots.flatMap(({ name }) => {
      const drawn = manifest.get(name);
      return drawn ? [[name, drawn] as const] : [];
    }),
  );
  await store.close("manifest.json", inOrder, Object.keys(inOrder));
  return inOrder;
}
