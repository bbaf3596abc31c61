import { inEachLanguage } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { isPair } from "#reader/resolve.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { plainName } from "./names.ts";
import { nameOf } from "./word-folders.ts";
import { editorWords } from "./words.ts";

const titled = /^content\/(?:pages|blog|newsletter|letters|pictures)\//;
const named = inEachLanguage((language) => editorWords(language).files);

/** The name of a file in a list: its own title, else the editor's word for it. */
export function titleOf(files: ContentFiles, path: string): Pair {
  const name = nameOf(path);
  const yaml = titled.test(path) && name !== "home" && readYaml(path, files[path] ?? "");
  // A file that is no YAML is opened by nobody; its fault stands in the list of what is missing.
  const value = yaml && "value" in yaml ? yaml.value : null;
  const { head, title, subject, alt } = (value ?? {}) as Record<string, { title?: unknown }>;
  for (const found of [head?.title, title, subject, alt]) {
    if (!found || typeof found !== "object" || !isPair(found)) continue;
    // Titles for search say more after a colon than a list has room for.
    const isPage = path.startsWith("content/pages/");
    return isPage ? inEachLanguage((language) => found[language].split(":")[0]!) : found;
  }
  return inEachLanguage((language) => named[language][name] ?? plainName(name));
}
