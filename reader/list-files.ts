import { globSync } from "node:fs";

/** Files that match a glob pattern, sorted. @param folder base of the paths */
export const listFiles = (pattern: string | readonly string[], folder = "."): string[] =>
  globSync(pattern as string | string[], { cwd: folder }).toSorted();
