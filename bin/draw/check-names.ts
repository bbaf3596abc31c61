import { readFileSync } from "node:fs";
import type { Fault } from "#reader/fault.ts";
import { listFiles } from "#reader/list-files.ts";
import { readYaml } from "#reader/read-yaml.ts";

/** Fields of pages, lists and posts that name a picture slot. */
const NAMING = new Set(["picture", "share", "slot"]);

function eachName(
  value: unknown,
  visit: (name: string, field: string) => void,
  field = "",
  key = "",
): void {
  if (typeof value === "string") {
    if (NAMING.has(key)) visit(value, field);
  } else if (value && typeof value === "object") {
    for (const [name, part] of Object.entries(value)) {
      const inner = Array.isArray(value) ? key : name;
      eachName(part, visit, field ? `${field}.${name}` : name, inner);
    }
  }
}

/**
 * Names of pictures in a content file that no slot has. What else is wrong with the file is told by
 * those who read it whole.
 */
export function checkNames(file: string, text: string, slots: Set<string>): Fault[] {
  const yaml = readYaml(file, text);
  if ("faults" in yaml) return yaml.faults;
  const faults: Fault[] = [];
  eachName(yaml.value, (name, field) => {
    if (slots.has(name)) return;
    faults.push({ file, field, expected: "a picture slot of content/scenes/", found: `"${name}"` });
  });
  return faults;
}

/** The same for every page, list and post. */
export function checkAllNames(slots: Set<string>): Fault[] {
  return listFiles("content/{pages,lists,blog/*}/*.yaml").flatMap((file) =>
    checkNames(file, readFileSync(file, "utf8"), slots),
  );
}
