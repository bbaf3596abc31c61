import { globSync } from "node:fs";
import { sep } from "node:path";

/**
 * The files that fit a pattern, in their order, with slashes on every system: their names stand in faults,
 * in keys and in addresses.
 * @param folder the paths are from it; default: where the process is
 */
export function listFiles(pattern: string | readonly string[], folder = "."): string[] {
  return globSync(pattern as string | string[], { cwd: folder })
    .map((path) => path.split(sep).join("/"))
    .toSorted();
}
