import { globSync } from "node:fs";
import { parse } from "node:path";
import type { Fault } from "#app/content/fault.ts";

export const PHOTOGRAPH_FOLDER = "content/pictures";
const FORMATS = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];

/**
 * The photographs that take the place of painted scenes, by slot: the file's name without its ending
 * is the slot's.
 */
export function findPhotographs(
  slotNames: Set<string>,
  folder = PHOTOGRAPH_FOLDER,
): { photographs: Map<string, string> } | { faults: Fault[] } {
  const photographs = new Map<string, string>();
  const faults: Fault[] = [];
  const entries = globSync("*", { cwd: folder, exclude: ["*.md"] }).toSorted();
  for (const entry of entries) {
    const { name, ext } = parse(entry);
    const file = `${folder}/${entry}`;
    const fault = (expected: string, found: string) =>
      faults.push({ file, field: "", expected, found });
    if (!FORMATS.includes(ext.toLowerCase()))
      fault(`a file of ${FORMATS.join(", ")}`, `"${entry}"`);
    else if (!slotNames.has(name))
      fault("the name of a picture slot of content/scenes/", `"${name}"`);
    else if (photographs.has(name)) fault("one photograph per slot", photographs.get(name)!);
    else photographs.set(name, file);
  }
  return faults.length > 0 ? { faults } : { photographs };
}
