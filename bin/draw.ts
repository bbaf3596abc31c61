/**
 * Turns the picture slots of content/scenes/ into the files of the site: .cache/pictures/, with a
 * manifest. `node bin/draw.ts [--only <slot>] [--force]`; the build does it by itself.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ContentFaults } from "#reader/fault.ts";
import { languages } from "#domain/language/language.ts";
import { paint } from "#painter/paint.ts";
import { checkAllNames } from "./draw/check-names.ts";
import { drawSlots } from "./draw/draw-slots.ts";
import { oneAtATime } from "./draw/one-at-a-time.ts";
import { parseSlots, type Slot } from "./draw/parse-slots.ts";
import { findPhotographs } from "./draw/photographs.ts";
import { openPictures } from "./draw/picture-files.ts";
import { packPressKit } from "./draw/press-kit/pack.ts";
import { progressLine } from "./draw/progress-line.ts";
import { drawShares } from "./draw/share/draw-shares.ts";
import { readShareSubjects } from "./draw/share/subjects.ts";
import { tellFaults } from "./draw/tell-faults.ts";

export const PICTURE_FOLDER = ".cache/pictures";
const LOCK = ".cache/drawing.lock";

export type DrawOptions = {
  /** Only this slot, or every slot whose name begins so with a `*` at its end. */
  only?: string | undefined;
  /** Draws again what has not changed. */
  force?: boolean | undefined;
};

/** Every slot of content/scenes/, checked. Throws ContentFaults. */
export async function readSlots(): Promise<Slot[]> {
  const names = globSync("content/scenes/*.yaml").toSorted();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(name, "utf8")] as const),
  );
  const parsed = parseSlots(Object.fromEntries(files));
  if ("faults" in parsed) throw new ContentFaults(parsed.faults);
  return parsed.slots;
}

/** Changes with any line of some programs, so that what they drew is looked at again. */
async function versionOf(pattern: string): Promise<string> {
  const hash = createHash("sha256");
  const files = globSync(pattern).filter((name) => !name.endsWith(".test.ts"));
  for (const name of files.toSorted()) hash.update(name).update(await readFile(name));
  return hash.digest("hex");
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
    LOCK,
    () => drawAll(options),
    () => console.log("pictures: another run is drawing them, waiting for it"),
  );
}

async function drawAll({ only, force = false }: DrawOptions): Promise<void> {
  const described = await readSlots();
  const names = new Set(described.map(({ name }) => name));
  const found = findPhotographs(names);
  const faults = [...checkAllNames(names), ...("faults" in found ? found.faults : [])];
  if (faults.length > 0 || "faults" in found) throw new ContentFaults(faults);
  const slots = described.map((slot) => ({ ...slot, ...found.words.get(slot.name) }));
  const chosen = chooser(only);
  if (!slots.some(chosen))
    throw new Error(`There is no picture slot "${only}" in content/scenes/.`);
  const progress = progressLine("pictures", slots.length);
  const painterVersion = await versionOf("painter/**/*.ts");
  const { photographs } = found;
  const pictures = await drawSlots({
    slots,
    photographs,
    store: await openPictures(PICTURE_FOLDER),
    paint,
    painterVersion,
    force,
    chosen,
    onDrawn: progress.step,
  });
  progress.end();
  if (only) return;
  const { name, subjects } = readShareSubjects();
  const shareProgress = progressLine("share pictures", subjects.length * languages.length);
  await drawShares({
    name,
    subjects,
    slots,
    pictures,
    photographs,
    paint,
    version: painterVersion + (await versionOf("bin/draw/share/*.ts")),
    folder: `${PICTURE_FOLDER}/share`,
    onDrawn: shareProgress.step,
  });
  shareProgress.end();
  const packing = painterVersion + (await versionOf("bin/draw/press-kit/*.ts"));
  await packPressKit({ slots, photographs, paint, version: packing });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { only: { type: "string" }, force: { type: "boolean" } },
  });
  await tellFaults(() => drawPictures(values));
}
