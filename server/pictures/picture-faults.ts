import { relative } from "node:path";
import sharp from "sharp";
import type { Fault } from "#reader/fault.ts";
import { drawingFolder, manifestIn } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";
import { findPhotographs } from "./find-photographs.ts";

/** Decodes a picture to its end: it may be truncated, or not a picture. */
async function unreadable(file: string, path: string): Promise<Fault[]> {
  try {
    await sharp(path).resize(16).raw().toBuffer();
    return [];
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ file, field: "", expected: "a picture that can be read to its end", found }];
  }
}

/**
 * The faults of photographs (named after no slot, unreadable, a description without photograph), and slots that have
 * neither a photograph nor a drawing.
 * @param slots the names of all picture slots
 */
export async function pictureFaults(slots: readonly string[], root = projectRoot) {
  const { photographs, faults } = findPhotographs(new Set(slots), root);
  const broken = [...photographs.values()].map((path) => unreadable(relative(root, path), path));
  const { pictures } = manifestIn(drawingFolder);
  const empty = slots.filter((slot) => !photographs.has(slot) && !pictures[slot]);
  const missing = empty.map((field) => {
    const expected = "a photograph in content/pictures/, or a drawing (npm run paint)";
    return { file: "content/scenes", field, expected, found: "neither" };
  });
  return [...faults, ...(await Promise.all(broken)).flat(), ...missing];
}
