import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";

/** Every YAML file of content/ as text, by its path from the project's root. */
export async function contentFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const path of glob("content/**/*.yaml")) files[path] = readFileSync(path, "utf8");
  return files;
}
