import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";

/** Every text of content/, with its path from the project's root: YAML, and the articles of the blog. */
export async function contentFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const path of glob(["content/**/*.yaml", "content/blog/*/*.md"])) {
    files[path] = readFileSync(path, "utf8");
  }
  return files;
}
