import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { projectRoot } from "./project-root.ts";

/** The texts of content/ by their path from the project's root, `content/pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

/** Every text of content/: YAML, and the articles of the blog. */
export function readContentFiles(): ContentFiles {
  const paths = globSync(["content/**/*.yaml", "content/blog/*/*.md"], { cwd: projectRoot });
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path) => [path.split(sep).join("/"), readFileSync(join(projectRoot, path), "utf8")]),
  );
}
