import { parse } from "yaml";
import { inEachLanguage, type Language } from "#domain/language/language.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { catalogueOf } from "./catalogue.ts";
import { fileTitle } from "./file-title.ts";
import { titlesOf } from "./titles.ts";
import { formOfWords, wordShelfOf } from "./word-folders.ts";
import type { EditorWords } from "./words.ts";
import type { NamedChange } from "./publish-page.ts";
import type { ChangedFile } from "./publication.ts";

/** The file whose form shows another one: the words of an article or an issue, and a photograph. */
function formOf(path: string): string {
  return formOfWords(path).replace(/^(content\/pictures\/[^/]+)\.[a-z]+$/i, "$1.yaml");
}

/** What a photograph shows, as its words say; null where they cannot be read. */
function shownOn(text: string | undefined): NamedChange["title"] | null {
  try {
    const { alt } = parse(text ?? "") as { alt?: Partial<NamedChange["title"]> };
    return alt?.en && alt.es ? { en: alt.en, es: alt.es } : null;
  } catch {
    // Nothing is published with such a file, and its fault is told.
    return null;
  }
}

function titleOf(
  path: string,
  files: ContentFiles,
  names: Parameters<typeof fileTitle>[0],
): NamedChange["title"] {
  const shown = path.startsWith("content/pictures/") ? shownOn(files[path]) : null;
  if (shown) return shown;
  const [name = path] = /[^/]+(?=\.yaml$)/.exec(path) ?? [];
  const folder = wordShelfOf(path) ? path.split("/").at(-2) : undefined;
  const title = (language: Language) => fileTitle(names, { path, name: folder ?? name }, language);
  return inEachLanguage(title);
}

/** What changed in the editor's words: a form once, whichever of its files it was. */
export function nameChanges(
  root: string,
  words: EditorWords,
  changed: readonly ChangedFile[],
): NamedChange[] {
  const files = readContentFiles(root);
  const entries = catalogueOf(files);
  const names = { titles: titlesOf(files, entries), files: words.files };
  const byForm = Map.groupBy(changed, ({ path }) => formOf(path));
  return [...byForm].map(([path, of]) => {
    const entry = entries.find((one) => one.path === path);
    const own = of.find((one) => one.path === path) ?? of[0]!;
    const how = entry || own.how === "gone" ? own.how : "changed";
    return {
      path,
      how,
      form: entry ? path : null,
      shelf: entry?.shelf ?? (path.startsWith("content/pictures/") ? "pictures" : "site"),
      title: titleOf(path, files, names),
    };
  });
}
