import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { projectRoot } from "./project-root.ts";

/** The texts of content/ by their path from the project's root, `content/pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

/**
 * Every text of content/: YAML, and the words of articles and of issues of the newsletter.
 * @param root the folder that holds content/
 */
export function readContentFiles(root = projectRoot): ContentFiles {
  const paths = globSync(["content/**/*.yaml", "content/{blog,newsletter}/*/*.md"], { cwd: root });
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path) => [path.split(sep).join("/"), readFileSync(join(root, path), "utf8")]),
  );
}
