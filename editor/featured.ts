import type { ContentFiles } from "#reader/content-files.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { patchYaml } from "./patch-yaml.ts";

type Group = Readonly<Record<string, unknown>>;

/**
 * One article is featured: when another one becomes it, the one before gives way. A draft opens nothing yet.
 * @param post the path of the article that is saved
 * @param value what its post.yaml is to hold
 * @returns the texts of the articles that give way
 */
export function givingWay(files: ContentFiles, post: string, value: Group): Record<string, string> {
  if (value["featured"] !== true || value["draft"] === true) return {};
  const others = Object.entries(files).filter(
    ([path]) => /^content\/blog\/.*\.yaml$/.test(path) && path !== post,
  );
  return Object.fromEntries(
    others.flatMap(([path, text]) => {
      const yaml = readYaml(path, text);
      const other = "value" in yaml ? (yaml.value as Group | null) : null;
      return other?.["featured"] === true
        ? [[path, patchYaml(text, { ...other, featured: false })]]
        : [];
    }),
  );
}
