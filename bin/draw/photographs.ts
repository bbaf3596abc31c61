import { globSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { faultsOf, type Fault } from "#reader/fault.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { photographFile, type PhotographFile } from "#reader/schema/scenes.ts";

const PHOTOGRAPH_FOLDER = "content/pictures";
const FORMATS = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];
const WORDS = ".yaml";

type Photographs = {
  /** Files of real photographs, by slot. */
  photographs: Map<string, string>;
  /** What a photograph says of itself, by slot, where it says anything: in the place of the drawing's words. */
  words: Map<string, PhotographFile>;
};

function readWords(file: string): { words: PhotographFile } | { faults: Fault[] } {
  const yaml = readYaml(file, readFileSync(file, "utf8"));
  if ("faults" in yaml) return yaml;
  const parsed = photographFile.safeParse(yaml.value);
  if (parsed.success) return { words: parsed.data };
  return { faults: faultsOf(file, yaml.value, parsed.error) };
}

/**
 * The photographs that take the place of painted scenes, by slot: the file's name without its ending
 * is the slot's. A .yaml file of the same name holds what is to be said of the photograph.
 */
export function findPhotographs(
  slotNames: Set<string>,
  folder = PHOTOGRAPH_FOLDER,
): Photographs | { faults: Fault[] } {
  const photographs = new Map<string, string>();
  const words: Photographs["words"] = new Map();
  const faults: Fault[] = [];
  const entries = globSync("*", { cwd: folder, exclude: ["*.md"] }).toSorted();
  const fault = (entry: string, expected: string, found: string) =>
    faults.push({ file: `${folder}/${entry}`, field: "", expected, found });
  for (const entry of entries) {
    const { name, ext } = parse(entry);
    const file = `${folder}/${entry}`;
    if (ext === WORDS) continue;
    if (!FORMATS.includes(ext.toLowerCase()))
      fault(entry, `a file of ${FORMATS.join(", ")}, or words in ${WORDS}`, `"${entry}"`);
    else if (!slotNames.has(name))
      fault(entry, "the name of a picture slot of content/scenes/", `"${name}"`);
    else if (photographs.has(name)) fault(entry, "one photograph per slot", photographs.get(name)!);
    else photographs.set(name, file);
  }
  for (const entry of entries.filter((each) => each.endsWith(WORDS))) {
    const { name } = parse(entry);
    if (!photographs.has(name)) {
      fault(entry, "a photograph of the same name beside it", "none");
      continue;
    }
    const read = readWords(`${folder}/${entry}`);
    if ("faults" in read) faults.push(...read.faults);
    else words.set(name, read.words);
  }
  return faults.length > 0 ? { faults } : { photographs, words };
}
