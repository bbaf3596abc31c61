import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { projectRoot } from "./project-root.ts";

/** The texts of content/ by their path from the project's root, `content/pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

const isText = /\.yaml$|^(blog|newsletter)\/[^/]+\/[^/]+\.md$/;

/** Saves that wait to be published (editor/unpublished.ts), by the paths they will have; an empty file is to go. */
export const waitingFolder = ".waiting";
/** True in the site beside the editor, which shows them; no visitor sees them. */
export const showsWaiting = process.env.HELD_BACK === "shown";

function textsIn(folder: string): ContentFiles {
  // Not by a pattern of `glob`, which takes ten times as long: every command begins here.
  const names = readdirSync(join(folder, "content"), { recursive: true }) as string[];
  const paths = names.map((name) => name.split(sep).join("/")).filter((name) => isText.test(name));
  return Object.fromEntries(
    paths
      .map((name) => `content/${name}`)
      .toSorted()
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

/** The content with some of its texts replaced. @param texts one that is null or empty is gone */
export function withTexts(
  files: ContentFiles,
  texts: Readonly<Record<string, string | null>>,
): ContentFiles {
  const all = Object.entries({ ...files, ...texts });
  return Object.fromEntries(
    all
      .filter((one): one is [string, string] => one[1] !== null && one[1] !== "")
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Every text of content/: YAML, and the words of articles and of issues of the newsletter.
 * @param root the folder that holds content/
 * @param isWaiting whether saves that wait stand in the place of what is public
 */
export function readContentFiles(root = projectRoot, isWaiting = showsWaiting): ContentFiles {
  const files = textsIn(root);
  const folder = join(root, waitingFolder);
  return isWaiting && existsSync(join(folder, "content"))
    ? withTexts(files, textsIn(folder))
    : files;
}
