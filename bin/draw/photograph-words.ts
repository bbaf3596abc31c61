import { globSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { faultsOf, type Fault } from "#reader/fault.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { photographFile, type PictureWords } from "#reader/schema/scenes.ts";

function readWords(file: string): { words: PictureWords } | { faults: Fault[] } {
  const yaml = readYaml(file, readFileSync(file, "utf8"));
  if ("faults" in yaml) return yaml;
  const parsed = photographFile.safeParse(yaml.value);
  if (parsed.success) return { words: parsed.data };
  return { faults: faultsOf(file, yaml.value, parsed.error) };
}

/**
 * What photographs say of themselves, by slot, where they say anything: in the place of the drawing's
 * words. A .yaml file of the photograph's name holds it.
 */
export function readPhotographWords(
  photographs: Map<string, string>,
  folder: string,
): { words: Map<string, PictureWords> } | { faults: Fault[] } {
  const words = new Map<string, PictureWords>();
  const faults: Fault[] = [];
  for (const entry of globSync("*.yaml", { cwd: folder }).toSorted()) {
    const file = `${folder}/${entry}`;
    const { name } = parse(entry);
    if (!photographs.has(name)) {
      const expected = "a photograph of the same name beside it";
      faults.push({ file, field: "", expected, found: "none" });
      continue;
    }
    const read = readWords(file);
    if ("faults" in read) faults.push(...read.faults);
    else words.set(name, read.words);
  }
  return faults.length > 0 ? { faults } : { words };
}
