import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { projectRoot } from "./project-root.ts";

/** The texts of content/ by their path from the project's root, `content/pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

/**
 * Every text of content/: YAML, and the words of articles and of issues of the newsletter.
 * @param root the folder that holds content/
 */
export function readContentFiles(root = projectRoot): ContentFiles {
  const paths = listFiles(["content/**/*.yaml", "content/{blog,newsletter}/*/*.md"], root);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
