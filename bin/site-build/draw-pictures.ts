import { readFile } from "node:fs/promises";
import { listFiles } from "#reader/list-files.ts";
import {
  drawPictures as drawInto,
  findPhotographs,
  paint,
  painterVersion,
  versionOf,
} from "@long-way-home/painter";
import { ContentFaults } from "#reader/fault.ts";
import { languages } from "#domain/language/language.ts";
import { checkAllNames } from "../draw/check-names.ts";
import { oneAtATime } from "../processes/one-at-a-time.ts";
import { parseSlots, type Slot } from "../draw/parse-slots.ts";
import { readPhotographWords } from "../draw/photograph-words.ts";
import { packPressKit } from "../draw/press-kit/pack.ts";
import { progressLine } from "../draw/progress-line.ts";
import { drawShares } from "../draw/share/draw-shares.ts";
import { readShareSubjects } from "../draw/share/subjects.ts";

export const PICTURE_FOLDER = ".cache/pictures";
const PHOTOGRAPH_FOLDER = "content/pictures";

export type DrawOptions = {
  /** Only this slot, or every slot whose name begins so with a `*` at its end. */
  only?: string | undefined;
  /** Draws again what has not changed. */
  force?: boolean | undefined;
};

/** Every slot of content/scenes/, checked. Throws ContentFaults. */
export async function readSlots(): Promise<Slot[]> {
  const names = listFiles("content/scenes/*.yaml");
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(name, "utf8")] as const),
  );
  const parsed = parseSlots(Object.fromEntries(files));
  if ("faults" in parsed) throw new ContentFaults(parsed.faults);
  return parsed.slots;
}

function chooser(only: string | undefined): (slot: Slot) => boolean {
  if (!only) return () => true;
  return ({ name }) => (only.endsWith("*") ? name.startsWith(only.slice(0, -1)) : name === only);
}

/**
 * Draws what is new or changed and removes what is gone; a slot with a photograph in
 * content/pictures/ gets the photograph. Throws ContentFaults.
 */
export function drawPictures(options: DrawOptions = {}): Promise<void> {
  return oneAtATime(
    PICTURE_FOLDER,
    () => drawAll(options),
    () => console.log("pictures: another run is drawing them, waiting for it"),
  );
}

/** The photographs there are, and every slot with the words of what stands in it. Throws ContentFaults. */
async function readPictures(): Promise<{ slots: Slot[]; photographs: Map<string, string> }> {
  const described = await readSlots();
  const names = new Set(described.map(({ name }) => name));
  const found = findPhotographs(names, PHOTOGRAPH_FOLDER);
  const photographs = "photographs" in found ? found.photographs : new Map<string, string>();
  const read = readPhotographWords(photographs, PHOTOGRAPH_FOLDER);
  const faults = [
    ...checkAllNames(names),
    ...("faults" in found ? found.faults : "faults" in read ? read.faults : []),
  ];
  if (faults.length > 0 || "faults" in read) throw new ContentFaults(faults);
  const slots = described.map((slot) => ({ ...slot, ...read.words.get(slot.name) }));
  return { slots, photographs };
}

async function drawAll({ only, force = false }: DrawOptions): Promise<void> {
  const { slots, photographs } = await readPictures();
  const chosen = chooser(only);
  if (!slots.some(chosen))
    throw new Error(`There is no picture slot "${only}" in content/scenes/.`);
  const progress = progressLine("pictures", slots.length);
  const pictures = await drawInto({
    slots,
    folder: PICTURE_FOLDER,
    photographs,
    force,
    chosen,
    onDrawn: progress.step,
  });
  progress.end();
  if (only) return;
  const version = await painterVersion();
  const { name, subjects } = readShareSubjects();
  const shareProgress = progressLine("share pictures", subjects.length * languages.length);
  await drawShares({
    name,
    subjects,
    slots,
    pictures,
    photographs,
    paint,
    version: version + (await versionOf("bin/draw/share/*.ts")),
    folder: `${PICTURE_FOLDER}/share`,
    onDrawn: shareProgress.step,
  });
  shareProgress.end();
  const packing = version + (await versionOf("bin/draw/press-kit/*.ts"));
  await packPressKit({ slots, photographs, version: packing });
}
