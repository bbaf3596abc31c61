import { globSync } from "node:fs";
import { parse } from "node:path";
import type { Fault } from "./fault.ts";

const FORMATS = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];
/** What may lie beside the photographs: words about them, and for those who put them there. */
const BESIDE = [".yaml", ".md"];

/**
 * The photographs that take the place of paintings: the file's name without its ending is the slot's.
 * @returns path of the photograph by slot, or what is wrong with the files
 */
export function findPhotographs(
  slotNames: Set<string>,
  folder: string,
): { photographs: Map<string, string> } | { faults: Fault[] } {
  const photographs = new Map<string, string>();
  const faults: Fault[] = [];
  for (const entry of globSync("*", { cwd: folder }).toSorted()) {
    const { name, ext } = parse(entry);
    const file = `${folder}/${entry}`;
    const fault = (expected: string, found: string) =>
      faults.push({ file, field: "", expected, found });
    if (BESIDE.includes(ext)) continue;
    if (!FORMATS.includes(ext.toLowerCase()))
      fault(`a file of ${FORMATS.join(", ")}, or words in .yaml`, `"${entry}"`);
    else if (!slotNames.has(name)) fault("the name of a picture slot", `"${name}"`);
    else if (photographs.has(name)) fault("one photograph per slot", photographs.get(name)!);
    else photographs.set(name, file);
  }
  return faults.length > 0 ? { faults } : { photographs };
}
