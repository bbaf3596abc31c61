import { readContentFiles } from "#reader/content-files.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { catalogueOf } from "./catalogue.ts";
import type { ChangedFile } from "./publication.ts";
import { titleOf } from "./titles.ts";
import { formOfWords, wordShelfOf } from "./word-folders.ts";

/** A file that changed, as it is called in both languages. */
export type NamedChange = ChangedFile & {
  /** The editor opens it. */
  readonly isForm: boolean;
  readonly shelf: string;
  readonly title: Pair;
};

/** The file whose form shows another one: the words of an article or an issue, and a photograph. */
function formOf(path: string): string {
  return formOfWords(path).replace(/^(content\/pictures\/[^/]+)\.[a-z]+$/i, "$1.yaml");
}

/** What changed in the editor's words: a form once, whichever of its files it was. */
export function nameChanges(root: string, changed: readonly ChangedFile[]): NamedChange[] {
  const files = readContentFiles(root);
  const entries = catalogueOf(files);
  const byForm = Map.groupBy(changed, ({ path }) => formOf(path));
  return [...byForm].map(([path, of]) => {
    const entry = entries.find((one) => one.path === path);
    const own = of.find((one) => one.path === path) ?? of[0]!;
    const [name = path] = /[^/]+(?=\.yaml$)/.exec(path) ?? [];
    const folder = wordShelfOf(path) ? path.split("/").at(-2) : undefined;
    return {
      path,
      how: entry || own.how === "gone" ? own.how : "changed",
      isForm: entry !== undefined,
      shelf: entry?.shelf ?? (path.startsWith("content/pictures/") ? "pictures" : "site"),
      title: titleOf(files, path, folder ?? name),
    };
  });
}

const longest = 72;

/**
 * What a publication is called in the list of changes.
 * @param names of the files that changed, in English
 */
export function subjectOf(names: readonly string[]): string {
  const begin = "Edited: ";
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const subject = `${begin}${names.slice(0, count).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    if (subject.length <= longest) return subject;
  }
  return `${begin}${names.length} ${names.length === 1 ? "file" : "files"}`;
}
