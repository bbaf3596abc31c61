import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { projectRoot } from "./project-root.ts";

/** The texts of content/ by their path from the project's root, `content/pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

const isText = /\.yaml$|^(blog|newsletter)\/[^/]+\/[^/]+\.md$/;

/**
 * Every text of content/: YAML, and the words of articles and of issues of the newsletter.
 * @param root the folder that holds content/
 */
export function readContentFiles(root = projectRoot): ContentFiles {
  // Not by a pattern of `glob`, which takes ten times as long: every command begins here.
  const names = readdirSync(join(root, "content"), { recursive: true }) as string[];
  const paths = names.map((name) => name.split(sep).join("/")).filter((name) => isText.test(name));
  return Object.fromEntries(
    paths
      .map((name) => `content/${name}`)
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}
