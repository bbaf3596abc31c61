import { globSync } from "node:fs";
import { sep } from "node:path";

/** Files that match a glob pattern, sorted, with slashes on every system. @param folder base of the paths */
export function listFiles(pattern: string | readonly string[], folder = "."): string[] {
  return globSync(pattern as string | string[], { cwd: folder })
    .map((path) => path.split(sep).join("/"))
    .toSorted();
}
